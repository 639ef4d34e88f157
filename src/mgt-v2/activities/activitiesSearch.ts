/** What the address says of the entries: the page alone, latest first. */
import { parseTableSearch, type TableSearch, type TableSpec } from "#ui/table/tableSearch";

export const activitiesSpec: TableSpec<"TIME"> = { fields: ["TIME"], sort: "TIME", direction: "DESC" };

export type ActivitiesSearch = TableSearch<"TIME">;

type Raw = Readonly<Record<string, unknown>>;

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseActivitiesSearch({ after, before, size }: Raw): ActivitiesSearch {
  return parseTableSearch({ after, before, size }, activitiesSpec);
}
