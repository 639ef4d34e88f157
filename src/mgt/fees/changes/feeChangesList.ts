/** Search params of the screens of changes of fees. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { runItemsList, type RunItemsSearch } from "#runs/runItemsList";

/** The latest changes. */
export const feeChangesList = defineListSearch({});
export type FeeChangesSearch = SearchOf<typeof feeChangesList>;

/** Filters of items by their results in the URL. */
const filters = {
  failed: { states: ["FAILED"], isImpossible: false },
  impossible: { states: ["FAILED"], isImpossible: true },
  succeeded: { states: ["DONE"], isImpossible: null },
  open: { states: ["READY"], isImpossible: null },
  excluded: { states: ["EXCLUDED"], isImpossible: null },
  unchanged: { states: ["UNCHANGED"], isImpossible: null },
  skipped: { states: null, isImpossible: null },
} as const;

/** Variables of the query of a change. */
export function feeChangeVariables(id: string, search: RunItemsSearch) {
  return { id, ...filters[search.result ?? "skipped"], ...runItemsList.page(search) };
}
