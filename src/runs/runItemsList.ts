/** Search params of the page of a run. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

/** The items of one run, by result. */
export const runItemsList = defineListSearch({
  filters: {
    result: oneOf(["failed", "succeeded", "skipped", "open", "impossible", "excluded", "unchanged"]),
  },
});
export type RunItemsSearch = SearchOf<typeof runItemsList>;
/** A result that can be filtered by, as in the URL. Undefined: all. */
export type RunResult = RunItemsSearch["result"];
