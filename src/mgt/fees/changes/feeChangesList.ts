/** Search params of the screens of changes of fees. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { runItemsList, type RunItemsSearch } from "#runs/runItemsList";

/** The latest changes. */
export const feeChangesList = defineListSearch({});
export type FeeChangesSearch = SearchOf<typeof feeChangesList>;

/** States of items by their results in the URL. */
const statesOf = {
  failed: "FAILED",
  succeeded: "DONE",
  open: "READY",
  excluded: "EXCLUDED",
  unchanged: "UNCHANGED",
  skipped: null,
} as const;

/** Variables of the query of a change. */
export function feeChangeVariables(id: string, search: RunItemsSearch) {
  const state = search.result && statesOf[search.result];
  return { id, states: state ? [state] : null, ...runItemsList.page(search) };
}
