/** Search params of the list of runs and their query variables. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, manyOf } from "#lists/searchParams";
import { runStates } from "#runs/runStates";

export const runKinds = [
  "PROCESSES",
  "TEXT_TRANSFER",
  "FEE_CHANGE",
  "SERVICE_SWITCH",
  "IMPORT",
  "USER_IMPORT",
] as const;

export const runsList = defineListSearch({
  filters: {
    kind: manyOf(caseInsensitive(runKinds), runKinds.length),
    state: manyOf(caseInsensitive(runStates), runStates.length),
  },
});
export type RunsSearch = SearchOf<typeof runsList>;

/** Variables of the query of the list. */
export function runVariables(search: RunsSearch) {
  const { kind, state } = search;
  const filter = kind || state ? { kinds: kind ?? null, states: state ?? null } : null;
  return { filter, ...runsList.page(search) };
}
