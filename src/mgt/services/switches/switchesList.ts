/** Search params of the page of a switch of services, and its query variables. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";
import { runItemVariables } from "#mgt/runs/runVariables";

const results = ["failed", "succeeded", "skipped", "open", "impossible", "excluded", "unchanged"] as const;

/** Obstacles in the URL. */
const obstacles = {
  applications: "OPEN_APPLICATIONS",
  prices: "PREPARED_PRICES",
  "rest-service": "MISSING_REST_SERVICE",
  keystore: "MISSING_KEYSTORE",
  texts: "UNPUBLISHED_TEXTS",
  content: "OWN_CONTENT",
} as const;

type ObstacleInUrl = keyof typeof obstacles;

/** The rows of a switch, by result and obstacle. */
export const switchRowsList = defineListSearch({
  filters: {
    result: oneOf(results),
    obstacle: oneOf(["applications", "prices", "rest-service", "keystore", "texts", "content"]),
  },
});
export type SwitchRowsSearch = SearchOf<typeof switchRowsList>;

/** The obstacle as in the URL; undefined if it is unknown. */
export function obstacleInUrl(obstacle: string): ObstacleInUrl | undefined {
  const found = Object.entries(obstacles).find(([, code]) => code === obstacle)?.[0];
  return switchRowsList.parse({ obstacle: found }).obstacle;
}

/** Variables of the query of a switch. */
export function switchVariables(id: string, search: SwitchRowsSearch) {
  const { obstacle } = search;
  const { first, after, last, before, states } = runItemVariables(id, search);
  return { id, states, obstacle: obstacle ? obstacles[obstacle] : null, first, after, last, before };
}
