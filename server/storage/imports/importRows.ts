/** Rows of imports: staged in batches, compared with the rows of another stock, and deleted in batches. */
import { sql, type RawBuilder } from "kysely";
import type { ChangedRow, ChangeKind, FieldTexts } from "#server/storage/columnTypes";
import type { StockKind } from "#server/storage/imports/stocks";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, int8, json, textArray } from "#server/storage/database/declaredRow";

/** Rows per statement. Small batches let other statements run in between. */
export const importBatchRows = 2_000;
/** Rows of a stock that one statement scans or deletes. */
const stockBatchRows = 5_000;

interface RowTable {
  readonly table: "commune_postal_code" | "residential_property";
  /** Columns to write. The type is given only if it is not text. */
  readonly columns: readonly (readonly [name: string, type?: string])[];
  /** Columns that identify a row within a stock. An index starts with the stock id and these columns. */
  readonly key: readonly string[];
  /** Columns that may change without changing the identity of the row. */
  readonly values: readonly string[];
  /** Maps field names to columns, for examples. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether ids increase with the lines of the file, so that a range of ids is a range of lines. */
  readonly hasAscendingIds: boolean;
}

const tables: Readonly<Record<StockKind, RowTable>> = {
  POSTAL_CODES: {
    table: "commune_postal_code",
    columns: [["postal_code"], ["place"], ["source_line", "integer"]],
    key: ["postal_code", "place"],
    values: [],
    fields: { postalCode: "postal_code", place: "place" },
    hasAscendingIds: false,
  },
  RESIDENTIAL_PROPERTIES: {
    table: "residential_property",
    columns: [
      ...([["ags"], ["postal_code"], ["location"], ["district"], ["street"], ["house_number"]] as const),
      ...([["letter"], ["part_number"], ["supplements"], ["house_number_letter"]] as const),
      ...([["street_key"], ["location_key"], ["district_key"]] as const),
      ...([
        ["house_number_value", "integer"],
        ["key_hash", "bigint"],
        ["source_line", "integer"],
      ] as const),
    ],
    key: ["key_hash"],
    values: ["location", "district", "supplements", "house_number_letter"],
    fields: {
      ags: "ags",
      postalCode: "postal_code",
      location: "location",
      district: "district",
      street: "street",
      houseNumber: "house_number",
      letter: "letter",
      partNumber: "part_number",
      supplements: "supplements",
      houseNumberLetter: "house_number_letter",
    },
    hasAscendingIds: true,
  },
};

/** Returns the column names of a staged row, in order. */
export function stagedColumns(kind: StockKind): readonly string[] {
  return tables[kind].columns.map(([name]) => name);
}

/** A range of staged rows. */
export interface StagedRowRange {
  /** First and last id, inclusive. `null`: all rows of the stock. */
  readonly ids: readonly [number, number] | null;
}

/** Two stocks to compare. `baseId` is 0 if there is no base stock. */
export interface StockPair {
  readonly kind: StockKind;
  readonly stagedId: number;
  readonly baseId: number;
}

const changedRow = declareRow({
  line: int4<number | null>(),
  before: json<FieldTexts | null>(),
  after: json<FieldTexts | null>(),
});

const endsRow = declareRow({ first: int8(), last: int8() });
const countsRow = declareRow({ added: int8(), changed: int8(), unchanged: int8() });
const comparedRow = declareRow({ row: json<FieldTexts>(), isRemoved: bool(), key: textArray() });

/**
 * Adds rows to a stock and returns their range. Values are in the order of stagedColumns and must not contain control
 * characters, which serve as separators: all rows are sent as one text, which takes half the time of arrays.
 */
export async function stageRows(
  tx: Transaction,
  kind: StockKind,
  stockId: number,
  rows: readonly (readonly string[])[],
): Promise<StagedRowRange> {
  const { table, columns, hasAscendingIds } = tables[kind];
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(
    columns.map(([, type], at) => sql`part[${sql.lit(at + 1)}]${type ? sql.raw(`::${type}`) : sql``}`),
  );
  const text = rows.map((row) => row.join("\u001f")).join("\n");
  const { rows: added } = await endsRow.sql`
    with added as (
      insert into ${sql.table(table)} (stock_id, ${names})
      select ${stockId}::bigint, ${values}
      from string_to_table(${text}, E'\\n') as line,
        lateral (select string_to_array(line, E'\\x1f') as part offset 0) as parts
      returning id
    )
    select ${hasAscendingIds ? sql`min(id) as first, max(id) as last` : sql`0::bigint as first, 0::bigint as last`} from added`.execute(
    tx,
  );
  const ends = added[0];
  return { ids: hasAscendingIds && ends ? [ends.first, ends.last] : null };
}

/** Updates the planner statistics after rows were staged. */
export async function analyzeRows(db: Database, kind: StockKind): Promise<void> {
  await sql`analyze ${sql.table(tables[kind].table)}`.execute(db);
}

/** Counts how the staged rows of a range differ from the base stock. */
export async function compareRows(
  db: Database,
  pair: StockPair,
  range: StagedRowRange,
): Promise<{ readonly added: number; readonly changed: number; readonly unchanged: number }> {
  const { rows } = await countsRow.sql`
    select count(*) filter (where ${hasChange("ADDED", pair.kind)}) as added,
      count(*) filter (where ${hasChange("CHANGED", pair.kind)}) as changed,
      count(*) filter (where ${hasChange("UNCHANGED", pair.kind)}) as unchanged
    from ${staged(pair)} where ${within(pair, range)}`.execute(db);
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 };
}

/** Loads the first `limit` rows of a range with this kind of change, sorted by line. */
export async function selectStagedExamples(
  db: Database,
  pair: StockPair,
  range: StagedRowRange,
  change: Exclude<ChangeKind, "REMOVED">,
  limit: number,
): Promise<ChangedRow[]> {
  const { rows } = await changedRow.sql`
    select s.source_line as line, ${fieldsOf(pair.kind, "s")} as after,
      case when b.id is not null then ${fieldsOf(pair.kind, "b")} end as before
    from ${staged(pair)} where ${within(pair, range)} and ${hasChange(change, pair.kind)}
    order by s.source_line limit ${limit}`.execute(db);
  return rows;
}

/** Loads up to `limit` rows of the base stock that are not staged. Scans the base stock in batches. */
export async function selectRemovedExamples(
  db: Database,
  pair: StockPair,
  limit: number,
): Promise<ChangedRow[]> {
  const { table, key } = tables[pair.kind];
  const found: ChangedRow[] = [];
  let after: readonly string[] | null = null;
  while (found.length < limit) {
    const from: RawBuilder<unknown> = after ? sql`and (${keyOf("b", key)}) > (${sql.join(after)})` : sql``;
    const { rows } = await comparedRow.sql`
      select ${fieldsOf(pair.kind, "b")} as row, s.id is null as "isRemoved",
        array[${sql.join(key.map((column) => sql`${sql.ref(`b.${column}`)}::text`))}] as key
      from (
        select * from ${sql.table(table)} b where b.stock_id = ${pair.baseId} ${from}
        order by ${keyOf("b", key)} limit ${stockBatchRows}
      ) b left join ${sql.table(table)} s on s.stock_id = ${pair.stagedId} and ${sameKey(key)}
      order by ${keyOf("b", key)}`.execute(db);
    found.push(
      ...rows.filter((row) => row.isRemoved).map(({ row }) => ({ line: null, before: row, after: null })),
    );
    after = rows.at(-1)?.key ?? null;
    if (after === null) break;
  }
  return found.slice(0, limit);
}

/** Deletes a batch of a stock's rows. Returns whether there may be more. */
export async function deleteSomeRows(db: Database, kind: StockKind, stockId: number): Promise<boolean> {
  const table = sql.table(tables[kind].table);
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where stock_id = ${stockId} limit ${stockBatchRows}
    ))`.execute(db);
  return numAffectedRows > 0n;
}

function staged({ kind, baseId }: StockPair): RawBuilder<unknown> {
  const { table, key } = tables[kind];
  return sql`${sql.table(table)} s
    left join ${sql.table(table)} b on b.stock_id = ${baseId} and ${sameKey(key)}`;
}

function within({ stagedId }: StockPair, { ids }: StagedRowRange): RawBuilder<unknown> {
  const part = ids === null ? sql`` : sql`and s.id between ${ids[0]} and ${ids[1]}`;
  return sql`s.stock_id = ${stagedId} ${part}`;
}

function hasChange(change: Exclude<ChangeKind, "REMOVED">, kind: StockKind): RawBuilder<unknown> {
  if (change === "ADDED") return sql`b.id is null`;
  const { values } = tables[kind];
  const differs =
    values.length === 0 ? sql`false` : sql`(${keyOf("s", values)}) is distinct from (${keyOf("b", values)})`;
  return change === "CHANGED"
    ? sql`b.id is not null and ${differs}`
    : sql`b.id is not null and not (${differs})`;
}

function sameKey(key: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    key.map((column) => sql`${sql.ref(`s.${column}`)} = ${sql.ref(`b.${column}`)}`),
    sql` and `,
  );
}

function keyOf(alias: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
}

function fieldsOf(kind: StockKind, alias: string): RawBuilder<unknown> {
  const parts = Object.entries(tables[kind].fields).flatMap(([field, column]) => [
    sql.lit(field),
    sql.ref(`${alias}.${column}`),
  ]);
  return sql`json_build_object(${sql.join(parts)})`;
}
