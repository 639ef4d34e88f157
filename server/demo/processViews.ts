/** Saved views of the process and application lists in the demo data. */
import { nameKey } from "#server/domain/users/nameKey";
import type { SavedViewScreen } from "#server/storage/columnTypes";

import type { Row } from "./communeRows";
import { uuidOf } from "./random";
import type { DemoUser } from "./userRows";

type View = readonly [
  owner: "support" | "admin",
  screen: SavedViewScreen,
  name: string,
  search: string,
  isShared: boolean,
];

const views: readonly View[] = [
  [
    "support",
    "PROCESSES",
    "Wartet auf Neustart von Hand",
    "retry=retry_restart&sort=-updated-at&status=ERROR",
    false,
  ],
  [
    "support",
    "PROCESSES",
    "Fehler nach Ursache",
    "group=cause&status=ERROR&status=ERROR_WITHOUT_RETRY",
    true,
  ],
  [
    "support",
    "PROCESSES",
    "Augsburg, i-Kfz mit Fehler",
    "commune=09761000&service=ikfz-neuzulassung&status=ERROR",
    false,
  ],
  ["support", "APPLICATIONS", "Vom Ziel abgelehnt", "sort=-updated-at&status=ERROR_WITHOUT_RETRY", false],
  ["admin", "PROCESSES", "Viele Versuche", "sort=-tries&triesFrom=6", true],
  ["admin", "APPLICATIONS", "Archiv", "record=ARCHIVED&sort=-updated-at", true],
];

/** Rows of table saved_view. Views whose owner is not among the users are left out. */
export function viewRows(seed: string, start: Date, users: readonly DemoUser[]): Row<"saved_view">[] {
  return views.flatMap(([owner, screen, name, search, is_shared]) => {
    const user = users.find(({ username }) => username === owner);
    if (user === undefined) return [];
    const id = uuidOf(seed, "view", owner, screen, name);
    const saved = { created_at: start, updated_at: start, is_shared };
    return [{ id, owner_id: user.id, screen, name, name_key: nameKey(name), search, ...saved }];
  });
}
