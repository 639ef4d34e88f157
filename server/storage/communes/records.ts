/** Rows that a form saves and a table lists: read, locked, added, changed and removed, the same for every kind. */
import { sql, type RawBuilder } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  declareRow,
  int4,
  text,
  timestamptz,
  type DeclaredRow,
  type RowOf,
} from "#server/storage/database/declaredRow";
import {
  placed,
  positionColumn,
  type KeysetOrder,
  type KeysetSource,
  type Placed,
} from "#server/storage/database/keyset";

/** What every such row carries beside its fields. */
export type Saved = RowOf<typeof savedRow>;

const savedRow = declareRow({
  /** UUID, or a whole number as text. */
  id: text(),
  communeAgs: text(),
  revision: int4(),
  updatedAt: timestamptz(),
  /** Null: nobody since it was made. */
  updatedByName: text<string | null>(),
});

/** A row as stored. */
export type StoredRecord<Fields> = Fields & Saved;

/** To what rows belong: a commune by its AGS, or a stock by its id. */
export type Owner = string | number;

/** A kind of row. */
export interface RecordTable<Fields extends object> {
  readonly table: string;
  readonly idType: "uuid" | "bigint";
  /** The table under the alias r, with what tells the commune. */
  readonly from: RawBuilder<unknown>;
  readonly communeAgs: RawBuilder<string>;
  readonly ownerColumn: "commune_ags" | "stock_id";
  readonly row: DeclaredRow<Fields>;
  /** Columns with the names that the row has. */
  readonly fields: RawBuilder<unknown>;
  /** Values to write, by column. */
  readonly columnsOf: (fields: Fields) => Readonly<Record<string, unknown>>;
  /** Columns that together occur once: of each owner, or at all. */
  readonly unique: { readonly columns: readonly string[]; readonly isOfOwner: boolean };
  /** The order in which rows come unless another is asked for. */
  readonly order: KeysetOrder;
}

/** Who saves, and when. */
export interface Stamp {
  readonly at: Date;
  readonly by: string;
}

/** Rows to page through, each with its fields and what else it carries. */
export function recordSource<Fields extends object>(
  table: RecordTable<Fields>,
  where: RawBuilder<unknown>,
): KeysetSource<StoredRecord<Fields>> {
  return { row: recordRow(table), select: recordColumns(table), from: table.from, where };
}

/** A row with its fields and what else it carries. */
export function recordRow<Fields extends object>({
  row,
}: RecordTable<Fields>): DeclaredRow<StoredRecord<Fields>> {
  return row.with(savedRow);
}

/** Rows that belong to the commune itself. */
export function ofCommune(ags: string): RawBuilder<unknown> {
  return sql`r.commune_ags = ${ags}`;
}

/** The rows with these ids, with their position in the kind's own order; in no order. */
export async function selectRecords<Fields extends object>(
  db: Database | Transaction,
  table: RecordTable<Fields>,
  ids: readonly string[],
): Promise<Placed<StoredRecord<Fields>>[]> {
  return (await byId(table, ids, sql``).execute(db)).rows;
}

/** The rows with these ids, kept from changes by others until the transaction ends; by id. */
export async function lockRecords<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  ids: readonly string[],
): Promise<Placed<StoredRecord<Fields>>[]> {
  // In the same order everywhere, so that two who lock several do not wait for each other.
  return (await byId(table, ids, sql`order by r.id for update of r`).execute(tx)).rows;
}

const idRow = declareRow({ id: text() });

/** Adds a row; answers its id. */
export async function insertRecord<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  owner: Owner,
  fields: Fields,
  stamp: Stamp,
): Promise<string> {
  const values = { [table.ownerColumn]: owner, ...table.columnsOf(fields), ...stampColumns(stamp) };
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const { rows } = await idRow.sql`
    insert into ${sql.table(table.table)} (${sql.join(columns)}) values (${sql.join(Object.values(values))})
    returning id::text as id`.execute(tx);
  const added = rows[0];
  if (!added) throw new Error("Adding a row answers its id.");
  return added.id;
}

/** Changes a row. */
export async function updateRecord<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  id: string,
  fields: Fields,
  stamp: Stamp,
): Promise<void> {
  const values = Object.entries({ ...table.columnsOf(fields), ...stampColumns(stamp) });
  const changes = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    update ${sql.table(table.table)} set ${sql.join(changes)}, revision = revision + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Removes rows. */
export async function deleteRecords<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(table.table)} where ${areAmong(sql`id`, table, ids)}`.execute(tx);
}

/** Whether another row has what may occur only once. */
export async function isTaken<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  owner: Owner,
  fields: Fields,
  exceptId: string | null,
): Promise<boolean> {
  const values = table.columnsOf(fields);
  const { columns, isOfOwner } = table.unique;
  const same = columns.map((column) => sql`${sql.ref(column)} = ${values[column]}`);
  const ofOwner = isOfOwner ? [sql`${sql.ref(table.ownerColumn)} = ${owner}`] : [];
  const { rows } = await idRow.sql`
    select id::text as id from ${sql.table(table.table)} where ${sql.join([...ofOwner, ...same], sql` and `)}`.execute(
    tx,
  );
  return rows.some((row) => row.id !== exceptId);
}

/** Whether a statement failed because two rows would be equal where they must not. */
export function isUniqueViolation(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "23505";
}

function recordColumns<Fields extends object>(table: RecordTable<Fields>): RawBuilder<unknown> {
  return sql`
    r.id::text as id, ${table.communeAgs} as "communeAgs", r.revision, r.updated_at as "updatedAt",
    r.updated_by_name as "updatedByName", ${table.fields}`;
}

function byId<Fields extends object>(
  table: RecordTable<Fields>,
  ids: readonly string[],
  ending: RawBuilder<unknown>,
) {
  return placed(recordRow(table)).sql`
    select ${recordColumns(table)}, ${positionColumn(table.order)} from ${table.from}
    where ${areAmong(sql`r.id`, table, ids)} ${ending}`;
}

function areAmong<Fields extends object>(
  id: RawBuilder<unknown>,
  { idType }: RecordTable<Fields>,
  ids: readonly string[],
): RawBuilder<unknown> {
  return sql`${id} = any(${ids}::${sql.raw(idType)}[])`;
}

function stampColumns({ at, by }: Stamp) {
  return { updated_at: at, updated_by_name: by };
}
