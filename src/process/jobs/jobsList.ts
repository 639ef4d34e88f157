/** What the addresses of bulk jobs may say, and what is asked of the server for it. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

/** All jobs, latest first. */
export const jobsList = defineListSearch({});
export type JobsSearch = SearchOf<typeof jobsList>;

/** Results that can be listed alone, as in the address, with the states they mean. */
const statesOf = {
  succeeded: ["SUCCEEDED"],
  failed: ["FAILED"],
  skipped: ["SKIPPED"],
  open: ["WAITING", "RUNNING"],
} as const;

/** The processes of one job. */
export const jobItemsList = defineListSearch({
  filters: { result: oneOf(["succeeded", "failed", "skipped", "open"]) },
});
export type JobItemsSearch = SearchOf<typeof jobItemsList>;
/** Undefined: all. */
export type JobResult = JobItemsSearch["result"];

/** The contract's JobItemFilter; null: all. */
export function jobItemFilter({ result }: JobItemsSearch) {
  return result ? { states: statesOf[result] } : null;
}
