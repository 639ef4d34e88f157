/** Pages through lists that are short enough to be sorted and filtered in memory. */
import { failure } from "#server/failure";
import type { KeysetOrder } from "#server/storage/database/keyset";
import { cursorOf, decodeCursor, parsePageSize, type Page, type PageBounds } from "./paging";

/** A list in memory. */
export interface ListSource<Row extends { readonly id: string }> {
  /** All rows in order, with those that do not match: their cursors stay valid when the filter changes. */
  readonly rows: readonly Row[];
  /** Stored in cursors, so that a cursor of another order is not accepted. */
  readonly order: string;
  matches(this: void, row: Row): boolean;
}

/** Returns a page of at most 200 rows. Throws bad_request for invalid bounds and cursors. */
export function readListPage<Row extends { readonly id: string }>(
  { rows, order: name, matches }: ListSource<Row>,
  { first, last, after, before }: PageBounds,
): Page<Row> {
  const size = parsePageSize(first, last);
  const order: KeysetOrder = { name, keys: [{ column: "id", type: "text" }] };
  const indexOf = (cursor: string) => {
    const [id] = decodeCursor(order, cursor);
    const at = rows.findIndex((row) => row.id === id);
    if (at === -1) throw failure("bad_request", { detail: "Unknown cursor." });
    return at;
  };
  const start = after === null ? 0 : indexOf(after) + 1;
  const end = before === null ? rows.length : indexOf(before);
  const found = rows.flatMap((row, at) => (matches(row) ? [{ row, at }] : []));
  const inRange = found.filter(({ at }) => at >= start && at < end);
  const page = last === null ? inRange.slice(0, size) : inRange.slice(-size);
  const from = page[0]?.at ?? start;
  const to = page.at(-1)?.at ?? end - 1;
  return {
    rows: page.map(({ row }) => ({ cursor: cursorOf(order, [row.id]), row })),
    hasNext: async () => found.some(({ at }) => at > to),
    hasPrevious: async () => found.some(({ at }) => at < from),
    totalCount: async () => found.length,
  };
}
