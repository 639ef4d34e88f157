/** Search params of the screen of a job and their query variables. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

/** Results that can be filtered by, as in the URL, with their states in the schema. */
const statesOf = {
  succeeded: ["SUCCEEDED"],
  failed: ["FAILED"],
  skipped: ["SKIPPED"],
  open: ["WAITING"],
} as const;

/** The processes of one job. */
export const jobItemsList = defineListSearch({
  filters: { result: oneOf(["succeeded", "failed", "skipped", "open"]) },
});
export type JobItemsSearch = SearchOf<typeof jobItemsList>;
/** Undefined: all. */
export type JobResult = JobItemsSearch["result"];

/** JobItemFilter of the schema; null: all. */
export function jobItemFilter({ result }: JobItemsSearch) {
  return result ? { states: statesOf[result] } : null;
}
