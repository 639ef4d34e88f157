/** KBA settings in the demo data, with passwords of all ages, and the log entries of their last changes. */
import { randomBytes } from "node:crypto";
import { addDays as addCalendarDays, calendarDayOf } from "#domain/calendarDays";
import { vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { randomOf, uuidOf, type Random } from "./random";
import type { Encrypt } from "./serviceSettingRows";
import type { DemoUser } from "./userRows";

/** Days since a password was set, and whether its change is still unconfirmed. */
interface Age {
  readonly days: number;
  readonly isUnconfirmed?: boolean;
}

const expired: Age = { days: 97 };
const expiring: Age = { days: 81 };
const unconfirmed: Age = { days: 2, isUnconfirmed: true };

/** Every state, as examples for the screen. */
const showcases: Readonly<Record<string, readonly Age[]>> = {
  "09761000": [{ days: 30 }, expiring, expired, unconfirmed],
};

/** Share of the communes with vehicle registration that have settings. */
const share = 0.6;

/** Settings with the log entries of their last changes. */
export interface KbaRows {
  readonly kba_settings: readonly Row<"kba_settings">[];
  readonly activity: readonly Row<"activity">[];
}

/** The settings of a commune; none without a vehicle registration. */
export function kbaRows(
  seed: string,
  start: Date,
  commune: DemoCommune,
  actors: readonly DemoUser[],
  encrypt: Encrypt,
): KbaRows {
  const [ags] = commune.row;
  const random = randomOf(seed, "kba", ags);
  const ages = commune.services.some(({ id }) => vehicleRegistrationServiceIds.includes(id))
    ? (showcases[ags] ?? drawAges(random))
    : [];
  const drawn = commune.initialization === "initialized" ? ages : [];
  const made = drawn.map((age, index) =>
    makeSettings(commune, { age, index, seed, start, actor: random.pick(actors), random, encrypt }),
  );
  return {
    kba_settings: made.map(({ settings }) => settings),
    activity: made.map(({ activity }) => activity),
  };
}

function drawAges(random: Random): readonly Age[] {
  if (!random.chance(share)) return [];
  const first = random.pick([
    { days: random.int(3, 70) },
    { days: random.int(3, 70) },
    expiring,
    unconfirmed,
  ]);
  return random.chance(0.25) ? [first, { days: random.int(3, 70) }] : [first];
}

interface Drawn {
  readonly age: Age;
  readonly index: number;
  readonly seed: string;
  readonly start: Date;
  readonly actor: DemoUser;
  readonly random: Random;
  readonly encrypt: Encrypt;
}

function makeSettings({ row: [ags] }: DemoCommune, drawn: Drawn) {
  const { age, index, seed, start, actor, random, encrypt } = drawn;
  const id = uuidOf(seed, "kba settings", ags, String(index));
  const user = `KBA${ags}${String.fromCharCode(65 + index)}`;
  const counter = random.int(3, 40);
  const identifierOf = (of: number) => `${user}${String(of).padStart(2, "0")}`;
  const passwordOf = (identifier: string) =>
    encrypt(kbaPasswordPlace(id, identifier), randomBytes(12).toString("base64url"));
  const [present, previous] = [identifierOf(counter), identifierOf(counter - 1)];
  const changedAt = officeHours(start, age.days, random);
  const setOn = calendarDayOf(changedAt);
  const usedAt = officeHours(start, Math.max(1, age.days - 88), random);
  const values = {
    kbaUser: user,
    kbaIdentifier: present,
    setOn,
    previousKbaIdentifier: age.isUnconfirmed ? previous : null,
  };
  const settings: Row<"kba_settings"> = {
    id,
    commune_ags: ags,
    kba_user: user,
    user_number: String(random.int(10_000, 99_999)),
    client_ags: ags,
    customs_system_code: random.chance(0.3) ? `DE00${random.int(1_000, 9_999)}` : null,
    is_large_customer_approved: random.chance(0.3),
    stba_number: random.chance(0.5) ? `Z${random.int(100_000, 9_999_999)}` : null,
    password_identifier: present,
    password: passwordOf(present),
    password_set_on: setOn,
    password_changed_at: changedAt,
    previous_identifier: age.isUnconfirmed ? previous : null,
    previous_password: age.isUnconfirmed ? passwordOf(previous) : null,
    previous_set_on: age.isUnconfirmed ? addCalendarDays(setOn, -80) : null,
    last_used_at: usedAt,
    last_used_identifier: age.isUnconfirmed ? previous : present,
    created_at: changedAt,
    updated_at: changedAt,
    updated_by_id: actor.id,
    updated_by_name: actor.username,
    updated_by_role: actor.type,
    revision: 1,
  };
  const activity: Row<"activity"> = {
    type: "CHANGE_KBA_PASSWORD",
    at: changedAt,
    actor_user_id: actor.id,
    actor_name: actor.username,
    actor_role: actor.type,
    target_kind: "commune",
    target_id: ags,
    commune_ags: ags,
    service_id: null,
    label: user,
    before: JSON.stringify({
      ...values,
      kbaIdentifier: previous,
      setOn: addCalendarDays(setOn, -80),
      previousKbaIdentifier: null,
    }),
    after: JSON.stringify(values),
  };
  return { settings, activity };
}
