/** What of the address a saved view keeps. */
import { toSearch } from "#ui/table/tableSearch";
import { filterParams, parseProcessSearch, processSpec } from "./processSearch";

type Raw = Readonly<Record<string, unknown>>;
export type ViewParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Filters, order, grouping and columns; neither the page nor its size. */
function viewParams(raw: Raw): ViewParams {
  const search = parseProcessSearch(raw);
  const { text, sort, columns } = toSearch(search, processSpec);
  return { text, ...filterParams(search), sort, group: search.isGrouped ? "cause" : undefined, columns };
}

/** The same as a query string without ?, alike for what means the same. */
export function viewString(raw: Raw): string {
  const pairs = Object.entries(viewParams(raw)).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : [...(value ?? [])].toSorted()).map((one) => [name, one]),
  );
  return new URLSearchParams(
    pairs.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();
}

/** The search params that a query string holds; what is none of them is left out. */
export function readView(search: string): ViewParams {
  const all = new URLSearchParams(search);
  return viewParams(Object.fromEntries([...new Set(all.keys())].map((name) => [name, all.getAll(name)])));
}
