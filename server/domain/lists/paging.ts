/** Keyset paging over stored rows, with opaque cursors that stay valid after their row is gone. */
import { isCalendarDay } from "#domain/calendarDays";
import { pageMaxBytes, pageSize, pageSizeMax } from "#domain/limits";
import { failure } from "#server/failure";
import { parseTimestamp } from "#server/timestamps";
import type { Database } from "#server/storage/database/database";
import {
  countRows,
  countWithinBytes,
  hasRows,
  selectRange,
  type KeysetOrder,
  type KeysetSource,
  type KeyType,
  type Position,
  type KeysetRange,
} from "#server/storage/database/keyset";

/** Bounds of a page: `first` pages forwards, `last` backwards. */
export interface PageBounds {
  /** `null` if not given. */
  readonly first: number | null;
  /** `null` to page forwards. */
  readonly last: number | null;
  readonly after: string | null;
  readonly before: string | null;
}

/** A page. Members that may need a separate query are functions. */
export interface Page<Row> {
  readonly rows: readonly { readonly cursor: string; readonly row: Row }[];
  hasNext(): Promise<boolean>;
  hasPrevious(): Promise<boolean>;
  /** Exact number of rows that match the filter. */
  totalCount(): Promise<number>;
}

/** Bounds of a page and the order of its rows. */
export interface PageRequest extends PageBounds {
  readonly order: KeysetOrder;
  readonly isDescending: boolean;
}

/** Bounds of a page, sorted by the given column; `field` is `null` for the default order of the list. */
export interface OrderedPage<Field extends string> extends PageBounds {
  readonly field: Field | null;
  readonly isDescending: boolean;
}

/**
 * Returns a page of at most 200 rows, fewer if those are large. Throws bad_request for invalid bounds and cursors.
 */
export async function readPage<Row>(
  db: Database,
  source: KeysetSource<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { order, isDescending, first, last } = request;
  const requested = parsePageSize(first, last);
  const range: KeysetRange = {
    order,
    isDescending,
    after: request.after === null ? null : decodeCursor(order, request.after),
    before: request.before === null ? null : decodeCursor(order, request.before),
  };
  const fromEnd = last !== null;
  const size = await countWithinBytes(db, source, range, { limit: requested, fromEnd }, pageMaxBytes);
  // Fetch one extra row to find out whether there are more.
  const found = await selectRange(db, source, range, { limit: size + 1, fromEnd });
  const hasMore = found.length > size;
  const rows = fromEnd ? found.slice(hasMore ? 1 : 0) : found.slice(0, size);
  const beyond = (bounds: Pick<KeysetRange, "after" | "before">) =>
    hasRows(db, source, { order, isDescending, ...bounds });
  const start = rows[0]?.position ?? range.before;
  const end = rows.at(-1)?.position ?? range.after;
  const isComplete = !hasMore && range.after === null && range.before === null;
  return {
    rows: rows.map((row) => ({ cursor: cursorOf(order, row.position), row })),
    hasNext: async () =>
      (!fromEnd && hasMore) || (range.before !== null && beyond({ after: end, before: null })),
    hasPrevious: async () =>
      (fromEnd && hasMore) || (range.after !== null && beyond({ after: null, before: start })),
    totalCount: async () => (isComplete ? rows.length : countRows(db, source)),
  };
}

/** Returns the page size. Throws bad_request if both arguments are given or the size is not from 1 to 200. */
export function parsePageSize(first: number | null, last: number | null): number {
  if (first !== null && last !== null) throw badRequest("first and last cannot be combined.");
  const size = last ?? first ?? pageSize;
  if (size < 1 || size > pageSizeMax) throw badRequest(`A page has 1 to ${pageSizeMax} rows.`);
  return size;
}

/** Returns the opaque cursor of a row in the given order. */
export function cursorOf(order: KeysetOrder, position: Position): string {
  return Buffer.from(JSON.stringify([order.name, ...position])).toString("base64url");
}

/** Decodes a cursor to its position. Throws bad_request if it is malformed or belongs to another order. */
export function decodeCursor(order: KeysetOrder, cursor: string): Position {
  const position = parse(cursor.length > cursorMaxLength ? "" : Buffer.from(cursor, "base64url").toString());
  const [name, ...values] = position;
  const keys = order.keys;
  const fits = name === order.name && values.length === keys.length;
  const read = keys.flatMap(({ type }, at) => {
    const value = values[at];
    return fits && isKey(value) && keyValidators[type](value) ? [value] : [];
  });
  // Must match the output of cursorOf exactly, so that only genuine cursors are accepted.
  if (read.length !== keys.length || cursorOf(order, read) !== cursor) throw badRequest("Unknown cursor.");
  return read;
}

type Key = Position[number];

const cursorMaxLength = 4_000;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const int4Max = 2_147_483_647;

const keyValidators: Readonly<Record<KeyType, (value: Key) => boolean>> = {
  text: (value) => typeof value === "string" && !/[\p{Cc}\p{Surrogate}]/u.test(value),
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= int4Max,
  bigint: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === "boolean",
  day: (value) => typeof value === "string" && isCalendarDay(value),
  timestamp: (value) => typeof value === "string" && parseTimestamp(value) !== null,
  uuid: (value) => typeof value === "string" && uuidPattern.test(value),
};

function isKey(value: unknown): value is Key {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function badRequest(detail: string) {
  return failure("bad_request", { detail });
}
