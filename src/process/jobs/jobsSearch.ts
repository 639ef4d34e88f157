/** What the address says of the list of bulk jobs: the page alone, latest first. */
import { parseTableSearch, type TableSearch, type TableSpec } from "#ui/table/tableSearch";

export const jobsSpec: TableSpec<"TIME"> = { fields: ["TIME"], sort: "TIME", direction: "DESC" };

export type JobsSearch = TableSearch<"TIME">;

/** Parses search params and drops unknown or invalid ones. */
export function parseJobsSearch({ after, before, size }: Readonly<Record<string, unknown>>): JobsSearch {
  return parseTableSearch({ after, before, size }, jobsSpec);
}
