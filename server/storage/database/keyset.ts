/** Pages read by where they start, not by counting rows before them: as quick at the end of an order as at its start. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "./database";
import { bool, declareRow, int8, json, type DeclaredRow } from "./declaredRow";

/** Types of columns to sort by, by which cursors are checked before the database sees them. */
export type KeyType = "text" | "integer" | "bigint" | "boolean" | "day" | "moment" | "uuid";

/** A column of an order; never null. */
export interface KeyColumn {
  /** Column, with the table's alias where there is one, e.g. `c.name`; or an expression that an index has. */
  readonly column: string | RawBuilder<unknown>;
  readonly type: KeyType;
}

/** An order. Together its keys are unique within the source, and an index has them in this order. */
export interface KeysetOrder {
  /** Stands in cursors, so that none is taken for one of another order. */
  readonly name: string;
  readonly keys: readonly [KeyColumn, ...KeyColumn[]];
}

/** Values of an order's keys. */
export type Position = readonly (string | number | boolean)[];

/** Rows to count. */
export interface RowSource {
  /** Tables with their joins. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** How to read an index that has the order only for each value of a condition with several. */
  readonly spread?: Spread;
}

/** Rows to page through. */
export interface KeysetSource<Row> extends RowSource {
  readonly row: DeclaredRow<Row>;
  /** Columns, with the names that the row has. */
  readonly select: RawBuilder<unknown>;
}

/** Rows read value by value: the first ones of a page are among the first ones of each value. */
export interface Spread {
  /** Alias of the one table in `from`. */
  readonly alias: string;
  /** The values, as an item of FROM; together they name no row twice. */
  readonly values: RawBuilder<unknown>;
  /** All that `where` of the source says, for one of the values. */
  readonly where: RawBuilder<unknown>;
}

/** A stretch of an order. */
export interface Stretch {
  readonly order: KeysetOrder;
  readonly isDescending: boolean;
  readonly after: Position | null;
  readonly before: Position | null;
}

/** A row and where it stands. */
export type Placed<Row> = Row & { readonly position: Position };

/** How many rows of a stretch, from which end. */
export interface StretchPart {
  readonly limit: number;
  readonly fromEnd: boolean;
}

/** The row with where it stands, of a statement that selects positionColumn. */
export function placed<Row>(row: DeclaredRow<Row>): DeclaredRow<Placed<Row>> {
  return row.with(positionRow);
}

const positionRow = declareRow({ position: json<Position>() });
const foundRow = declareRow({ found: bool() });
const countRow = declareRow({ count: int8() });

/** At most `limit` rows of a stretch: the first ones, or, from the end, the last ones; in order either way. */
export async function selectStretch<Row>(
  db: Database | Transaction,
  source: KeysetSource<Row>,
  stretch: Stretch,
  part: StretchPart,
): Promise<Placed<Row>[]> {
  const { rows } = await stretchQuery(source, stretch, part).execute(db);
  return part.fromEnd ? rows.toReversed() : rows;
}

/** The statement of selectStretch, from the end in reverse. */
export function stretchQuery<Row>(
  source: KeysetSource<Row>,
  stretch: Stretch,
  { limit, fromEnd }: StretchPart,
): RawBuilder<Placed<Row>> {
  const direction = stretch.isDescending === fromEnd ? sql`asc` : sql`desc`;
  const order = sql.join(columnsOf(stretch.order).map((column) => sql`${column} ${direction}`));
  const ordered = sql`order by ${order} limit ${sql.lit(limit)}`;
  const found = rowsOf(source, sql`${within(stretch)} ${ordered}`);
  return placed(source.row).sql`
    select ${source.select}, ${positionColumn(stretch.order)} from ${found} ${source.spread ? ordered : sql``}`;
}

/** The rows with what else is asked of them; where they are spread, asked of each value by itself. */
function rowsOf({ from, where, spread }: RowSource, rest: RawBuilder<unknown>) {
  if (!spread) return sql`${from} where ${where} and ${rest}`;
  const alias = sql.ref(spread.alias);
  return sql`${spread.values} cross join lateral (
    select ${alias}.* from ${from} where ${spread.where} and ${rest}) as ${alias}`;
}

/** Whether a stretch holds any row. */
export async function hasRows(
  db: Database | Transaction,
  source: RowSource,
  stretch: Stretch,
): Promise<boolean> {
  const { rows } = await foundRow.sql`
    select exists (select from ${rowsOf(source, sql`${within(stretch)} limit 1`)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** How many rows there are, counted up to `max` where that is given. */
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

/** Where a row stands in an order, as column `position`; for statements that answer a row with its cursor. */
export function positionColumn(order: KeysetOrder): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(columnsOf(order))}) as position`;
}

function columnsOf(order: KeysetOrder): RawBuilder<unknown>[] {
  return order.keys.map(({ column }) => (typeof column === "string" ? sql`${sql.ref(column)}` : column));
}

function within({ order, isDescending, after, before }: Stretch): RawBuilder<unknown> {
  const row = sql`(${sql.join(columnsOf(order))})`;
  const beyond = (position: Position, isLater: boolean) =>
    sql`${row} ${isLater === isDescending ? sql`<` : sql`>`} (${sql.join(position)})`;
  const parts = [after && beyond(after, true), before && beyond(before, false)].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
