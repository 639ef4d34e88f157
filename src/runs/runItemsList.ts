/** Search params of the page of a run. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

const results = ["failed", "succeeded", "skipped", "open", "impossible", "excluded", "unchanged"] as const;

const search = defineListSearch({
  filters: { result: oneOf(results, { done: "succeeded", ready: "open" }) },
});

/** The items of one run, by result. Links of earlier releases name the param `state`. */
export const runItemsList = {
  ...search,
  parse: ({ state, ...raw }: Readonly<Record<string, unknown>>) => search.parse({ result: state, ...raw }),
};
export type RunItemsSearch = SearchOf<typeof runItemsList>;
/** A result that can be filtered by, as in the URL. Undefined: all. */
export type RunResult = RunItemsSearch["result"];
