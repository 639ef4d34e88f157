/** What of the address a saved view of the list of users keeps. */
import { toSearch } from "#ui/table/tableSearch";
import { parseView, viewString, type ViewParams } from "#ui/table/viewParams";
import { filterParams, parseUsersSearch, usersSpec } from "./usersSearch";

type Raw = Readonly<Record<string, unknown>>;

/** Filters, order and columns; neither the page nor its size. */
function viewParams(raw: Raw): ViewParams {
  const search = parseUsersSearch(raw);
  const { text, sort, columns } = toSearch(search, usersSpec);
  return { text, ...filterParams(search), sort, columns };
}

/** The same as a query string without ?, alike for what means the same. */
export const usersViewString = (raw: Raw): string => viewString(viewParams(raw));

/** The search params that a query string holds; what is none of them is left out. */
export const readUsersView = (search: string): ViewParams => viewParams(parseView(search));
