/** Search params of the screens of changes of fees. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

/** The latest changes. */
export const feeChangesList = defineListSearch({});
export type FeeChangesSearch = SearchOf<typeof feeChangesList>;

/** States of items, as in the URL, with those of the schema. */
const statesOf = {
  failed: "FAILED",
  done: "DONE",
  ready: "READY",
  excluded: "EXCLUDED",
  unchanged: "UNCHANGED",
} as const;

/** The items of one change. */
export const feeChangeItemsList = defineListSearch({
  filters: { state: oneOf(["failed", "done", "ready", "excluded", "unchanged"]) },
});
export type FeeChangeItemsSearch = SearchOf<typeof feeChangeItemsList>;
/** Undefined: all. */
export type ItemStateParam = FeeChangeItemsSearch["state"];

/** Variables of the query of a change. */
export function feeChangeVariables(id: string, search: FeeChangeItemsSearch) {
  const states = search.state ? [statesOf[search.state]] : null;
  return { id, states, ...feeChangeItemsList.page(search) };
}
