/** What of the address a saved view keeps. */
import { toSearch } from "#ui/table/tableSearch";
import { parseView, viewString as toViewString, type ViewParams } from "#ui/table/viewParams";
import { filterParams, parseProcessSearch, processSpec } from "./processSearch";

type Raw = Readonly<Record<string, unknown>>;

/** Filters, order, grouping and columns; neither the page nor its size. */
function viewParams(raw: Raw): ViewParams {
  const search = parseProcessSearch(raw);
  const { text, sort, columns } = toSearch(search, processSpec);
  return { text, ...filterParams(search), sort, group: search.isGrouped ? "cause" : undefined, columns };
}

/** The same as a query string without ?, alike for what means the same. */
export const viewString = (raw: Raw): string => toViewString(viewParams(raw));

/** The search params that a query string holds; what is none of them is left out. */
export const readView = (search: string): ViewParams => viewParams(parseView(search));
