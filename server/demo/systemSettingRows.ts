/** Settings of the demo data, and the entry about those that an administrator changed. */
import { addDays } from "./calendar";
import type { Row } from "./communeRows";
import type { DemoUser } from "./userRows";

/** As set up. The telephone number of the support contact is fictitious. */
const initial = {
  barrierContact: "barrierefreiheit@example.org",
  imprintUrl: "https://www.example.org/impressum",
  privacyUrl: "https://www.example.org/datenschutz",
};

/** Changed later. */
const changed = {
  supportContact:
    "Servicestelle Digitale Verwaltung, Telefon 030 23125 144, montags bis freitags 8 bis 16 Uhr",
  digestHour: 6,
};

const before = { supportContact: null, digestHour: 7 };

/** Rows of the settings: some as set up, some changed by an administrator. */
export function systemSettingRows(
  start: Date,
  actors: readonly DemoUser[],
): {
  readonly system_setting: readonly Row<"system_setting">[];
  readonly activity: readonly Row<"activity">[];
} {
  const actor = actors.find(({ username }) => username === "admin");
  if (!actor) throw new Error("The demo data has no account admin.");
  const at = addDays(start, -3 + 9 / 24);
  const stamp = {
    revision: 1,
    updated_at: at,
    updated_by_id: actor.id,
    updated_by_name: actor.username,
    updated_by_role: actor.type,
  };
  const setUp = {
    revision: 0,
    updated_at: null,
    updated_by_id: null,
    updated_by_name: null,
    updated_by_role: null,
  };
  const rowsOf = (settings: object, by: typeof stamp | typeof setUp) =>
    Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value), ...by }));
  return {
    system_setting: [...rowsOf(initial, setUp), ...rowsOf(changed, stamp)],
    activity: [
      {
        type: "SAVE_SETTINGS",
        at,
        actor_user_id: actor.id,
        actor_name: actor.username,
        actor_role: actor.type,
        target_kind: "setting",
        target_id: "system",
        commune_ags: null,
        service_id: null,
        label: "",
        before: JSON.stringify(before),
        after: JSON.stringify(changed),
      },
    ],
  };
}
