/** Keyset pagination: pages start at a position instead of an offset, so that late pages are as fast as early ones. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "./database";
import { bool, declareRow, int8, json, type DeclaredRow } from "./declaredRow";

/** Types of sort columns, used to validate cursors before they reach the database. */
export type KeyType = "text" | "integer" | "bigint" | "boolean" | "day" | "timestamp" | "uuid";

/** A sort column. Its values are never null. */
export interface KeyColumn {
  /** Column, with the table alias if there is one, e.g. `c.name`, or an indexed expression. */
  readonly column: string | RawBuilder<unknown>;
  readonly type: KeyType;
}

/** A sort order. Its keys are unique together within the source and covered by an index in this order. */
export interface KeysetOrder {
  /** Stored in cursors, so that a cursor of another order is not accepted. */
  readonly name: string;
  readonly keys: readonly [KeyColumn, ...KeyColumn[]];
}

/** The key values of a row in an order. */
export type Position = readonly (string | number | boolean)[];

/** A set of rows to count. */
export interface RowSource {
  /** Tables with their joins. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Needed if a condition has several values and the index provides the order only per value. */
  readonly spread?: Spread;
}

/** A set of rows to page through. */
export interface KeysetSource<Row> extends RowSource {
  readonly row: DeclaredRow<Row>;
  /** Select list, with the column names of `row`. */
  readonly select: RawBuilder<unknown>;
  /** Bytes of a row, if rows may be large: pages then end early. Must be cheaper to compute than the row. */
  readonly bytes?: RawBuilder<unknown>;
  /** If an index has the values of `where`: finds the keys of a page in it alone, then reads only the rows of the page. */
  readonly byKey?: ByKey;
}

/** Reads the rows of a page by a unique key. */
export interface ByKey {
  /** Key column with the alias that `from`, `select` and `rows` have in common. */
  readonly key: RawBuilder<unknown>;
  /** The table with that alias. */
  readonly rows: RawBuilder<unknown>;
}

/** Reads the rows of each value separately: the first rows of a page are among the first rows of each value. */
export interface Spread {
  /** Alias of the only table in `from`. */
  readonly alias: string;
  /** The values as a FROM item. No row may match more than one of them. */
  readonly values: RawBuilder<unknown>;
  /** The `where` of the source, restricted to one of the values. */
  readonly where: RawBuilder<unknown>;
}

/** A range of rows in an order. Both bounds are exclusive; `null`: unbounded. */
export interface KeysetRange {
  readonly order: KeysetOrder;
  readonly isDescending: boolean;
  readonly after: Position | null;
  readonly before: Position | null;
}

/** A row and its position in the order. */
export type Placed<Row> = Row & { readonly position: Position };

/** The number of rows to read from a range, and from which end. */
export interface RangePage {
  readonly limit: number;
  readonly fromEnd: boolean;
}

/** Adds the position to a row declaration. For statements that select positionColumn. */
export function placed<Row>(row: DeclaredRow<Row>): DeclaredRow<Placed<Row>> {
  return row.with(positionRow);
}

const positionRow = declareRow({ position: json<Position>() });
const foundRow = declareRow({ found: bool() });
const countRow = declareRow({ count: int8() });
const sizeRow = declareRow({ bytes: int8() });

/** Loads the first `limit` rows of a range, or the last ones if `fromEnd` is set. Rows are always in order. */
export async function selectRange<Row>(
  db: Database | Transaction,
  source: KeysetSource<Row>,
  range: KeysetRange,
  part: RangePage,
): Promise<Placed<Row>[]> {
  const { rows } = await rangeQuery(source, range, part).execute(db);
  return part.fromEnd ? rows.toReversed() : rows;
}

/** The statement of selectRange. If `fromEnd` is set, its rows are in reverse order. */
export function rangeQuery<Row>(
  source: KeysetSource<Row>,
  range: KeysetRange,
  { limit, fromEnd }: RangePage,
): RawBuilder<Placed<Row>> {
  const direction = range.isDescending === fromEnd ? sql`asc` : sql`desc`;
  const order = sql.join(columnsOf(range.order).map((column) => sql`${column} ${direction}`));
  const ordered = sql`order by ${order} limit ${sql.lit(limit)}`;
  const found = rowsOf(source, sql`${within(range)} ${ordered}`);
  const { byKey } = source;
  const rows = byKey
    ? sql`(select ${byKey.key} as key from ${found} ${source.spread ? ordered : sql``}) as page join ${byKey.rows} on ${byKey.key} = page.key`
    : found;
  return placed(source.row).sql`
    select ${source.select}, ${positionColumn(range.order)} from ${rows} ${source.spread || byKey ? ordered : sql``}`;
}

/**
 * Returns how many rows of a part stay within this number of bytes, at least one. A source without sizes has no limit
 * but that of the part.
 */
export async function countWithinBytes(
  db: Database | Transaction,
  { bytes, ...source }: KeysetSource<unknown>,
  range: KeysetRange,
  part: RangePage,
  maxBytes: number,
): Promise<number> {
  if (bytes === undefined) return part.limit;
  const sizes = await selectRange(
    db,
    { ...source, row: sizeRow, select: sql`${bytes} as bytes` },
    range,
    part,
  );
  let sum = 0;
  const tooMuch = (part.fromEnd ? sizes.toReversed() : sizes).findIndex((row) => {
    sum += row.bytes;
    return sum > maxBytes;
  });
  return tooMuch === -1 ? part.limit : Math.max(1, tooMuch);
}

/** The FROM and WHERE clauses of a source, followed by `rest`. With `spread`, `rest` applies to each value. */
function rowsOf({ from, where, spread }: RowSource, rest: RawBuilder<unknown>) {
  if (!spread) return sql`${from} where ${where} and ${rest}`;
  const alias = sql.ref(spread.alias);
  return sql`${spread.values} cross join lateral (
    select ${alias}.* from ${from} where ${spread.where} and ${rest}) as ${alias}`;
}

/** Whether a range contains any row. */
export async function hasRows(
  db: Database | Transaction,
  source: RowSource,
  range: KeysetRange,
): Promise<boolean> {
  const { rows } = await foundRow.sql`
    select exists (select from ${rowsOf(source, sql`${within(range)} limit 1`)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Counts the rows, up to `max` if given. */
export async function countRows(
  db: Database | Transaction,
  source: RowSource,
  max?: number,
): Promise<number> {
  const { rows } = await countQuery(source, max).execute(db);
  return rows[0]?.count ?? 0;
}

/** The statement of countRows. */
export function countQuery(source: RowSource, max?: number): RawBuilder<{ readonly count: number }> {
  const limit = max === undefined ? sql`` : sql`limit ${sql.lit(max)}`;
  return countRow.sql`
    select count(*) as count from (
      select from ${rowsOf(source, sql`true ${limit}`)} ${source.spread ? limit : sql``}) as found`;
}

/** Selects a row's position in an order as column `position`. For statements that return rows with cursors. */
export function positionColumn(order: KeysetOrder): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(columnsOf(order))}) as position`;
}

function columnsOf(order: KeysetOrder): RawBuilder<unknown>[] {
  return order.keys.map(({ column }) => (typeof column === "string" ? sql`${sql.ref(column)}` : column));
}

function within({ order, isDescending, after, before }: KeysetRange): RawBuilder<unknown> {
  const row = sql`(${sql.join(columnsOf(order))})`;
  const beyond = (position: Position, isLater: boolean) =>
    sql`${row} ${isLater === isDescending ? sql`<` : sql`>`} (${sql.join(position)})`;
  const parts = [after && beyond(after, true), before && beyond(before, false)].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
