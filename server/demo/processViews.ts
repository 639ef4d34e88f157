/** Saved views of the lists of processes and applications in the demo data. */
import { nameKey } from "../domain/nameKey";
import type { Row } from "./communeRows";
import { uuidOf } from "./random";
import type { DemoUser } from "./userRows";

type View = readonly [
  owner: "support" | "admin",
  screen: string,
  name: string,
  search: string,
  isShared: boolean,
];

const views: readonly View[] = [
  [
    "support",
    "PROCESSES",
    "Wartet auf Neustart von Hand",
    "status=ERROR&retry=retry_restart&sort=-updated",
    false,
  ],
  [
    "support",
    "PROCESSES",
    "Fehler nach Ursache",
    "status=ERROR&status=ERROR_WITHOUT_RETRY&group=cause",
    true,
  ],
  [
    "support",
    "PROCESSES",
    "Augsburg, i-Kfz mit Fehler",
    "commune=09761000&service=ikfz-neuzulassung&status=ERROR",
    false,
  ],
  ["support", "APPLICATIONS", "Vom Ziel abgelehnt", "status=ERROR_WITHOUT_RETRY&sort=-created", false],
  ["admin", "PROCESSES", "Viele Versuche", "triesFrom=6&sort=-tries", true],
  ["admin", "APPLICATIONS", "Archiv", "record=ARCHIVED&sort=-updated", true],
];

/** Rows of table saved_view; the owners are among the users. */
export function viewRows(seed: string, start: Date, users: readonly DemoUser[]): Row<"saved_view">[] {
  return views.flatMap(([owner, screen, name, search, is_shared]) => {
    const user = users.find(({ username }) => username === owner);
    if (user === undefined) return [];
    const id = uuidOf(seed, "view", owner, screen, name);
    const saved = { created_at: start, updated_at: start, is_shared };
    return [{ id, owner_id: user.id, screen, name, name_key: nameKey(name), search, ...saved }];
  });
}
