/** Generic storage of records that are edited in a form and listed in a table. */
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

/** The columns that every record has in addition to its fields. */
export type Saved = RowOf<typeof savedRow>;

const savedRow = declareRow({
  /** A UUID, or an integer as text. */
  id: text(),
  communeAgs: text(),
  revision: int4(),
  updatedAt: timestamptz(),
  /** `null` if it was not changed since it was created. */
  updatedByName: text<string | null>(),
});

/** A record with its fields and the common columns. */
export type StoredRecord<Fields> = Fields & Saved;

/** The owner of a record: the AGS of a commune or the id of a stock. */
export type Owner = string | number;

/** Describes the table of one kind of record. */
export interface RecordTable<Fields extends object> {
  readonly table: string;
  readonly idType: "uuid" | "bigint";
  /** The table with the alias `r`, joined with the table that identifies the commune if needed. */
  readonly from: RawBuilder<unknown>;
  readonly communeAgs: RawBuilder<string>;
  readonly ownerColumn: "commune_ags" | "stock_id";
  readonly row: DeclaredRow<Fields>;
  /** Select list, with the column names of `row`. */
  readonly fields: RawBuilder<unknown>;
  /** Returns the values to write, by column. */
  readonly columnsOf: (fields: Fields) => Readonly<Record<string, unknown>>;
  /** Columns that are unique together, either per owner or globally. */
  readonly unique: { readonly columns: readonly string[]; readonly isOfOwner: boolean };
  /** The default order. */
  readonly order: KeysetOrder;
}

/** Author and time of a change. */
export interface Stamp {
  readonly at: Date;
  readonly by: string;
}

/** The source for paging through records that match a condition. */
export function recordSource<Fields extends object>(
  table: RecordTable<Fields>,
  where: RawBuilder<unknown>,
): KeysetSource<StoredRecord<Fields>> {
  return { row: recordRow(table), select: recordColumns(table), from: table.from, where };
}

/** The row declaration of a record: its fields and the common columns. */
export function recordRow<Fields extends object>({
  row,
}: RecordTable<Fields>): DeclaredRow<StoredRecord<Fields>> {
  return row.with(savedRow);
}

/** A condition for records owned directly by the commune. */
export function ofCommune(ags: string): RawBuilder<unknown> {
  return sql`r.commune_ags = ${ags}`;
}

/** Loads records by id, in no particular order. Each has its position in the default order. */
export async function selectRecords<Fields extends object>(
  db: Database | Transaction,
  table: RecordTable<Fields>,
  ids: readonly string[],
): Promise<Placed<StoredRecord<Fields>>[]> {
  return (await byId(table, ids, sql``).execute(db)).rows;
}

/** Loads the records of an owner that have the same values in the unique columns. */
export async function selectRecordsWith<Fields extends object>(
  db: Database | Transaction,
  table: RecordTable<Fields>,
  owner: Owner,
  fields: Fields,
): Promise<Placed<StoredRecord<Fields>>[]> {
  const values = table.columnsOf(fields);
  const same = table.unique.columns.map((column) => sql`${sql.ref(`r.${column}`)} = ${values[column]}`);
  const { rows } = await placed(recordRow(table)).sql`
    select ${recordColumns(table)}, ${positionColumn(table.order)} from ${table.from}
    where ${sql.join([sql`${sql.ref(`r.${table.ownerColumn}`)} = ${owner}`, ...same], sql` and `)}`.execute(
    db,
  );
  return rows;
}

/** Locks and returns the records with these ids, sorted by id. The locks last until the transaction ends. */
export async function lockRecords<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  ids: readonly string[],
): Promise<Placed<StoredRecord<Fields>>[]> {
  // Always lock in the same order, so that concurrent transactions do not deadlock.
  return (await byId(table, ids, sql`order by r.id for update of r`).execute(tx)).rows;
}

const idRow = declareRow({ id: text() });

/** Inserts a record and returns its id. */
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
  if (!added) throw new Error("The insert returned no id.");
  return added.id;
}

/** Updates a record and increments its revision. */
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

/** Deletes records. */
export async function deleteRecords<Fields extends object>(
  tx: Transaction,
  table: RecordTable<Fields>,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(table.table)} where ${matchesKeys(sql`id`, table, ids)}`.execute(tx);
}

/** Whether a record other than `exceptId` already has the same values in the unique columns. */
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

/** Whether a statement failed because of a unique constraint. */
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
    where ${matchesKeys(sql`r.id`, table, ids)} ${ending}`;
}

function matchesKeys<Fields extends object>(
  id: RawBuilder<unknown>,
  { idType }: RecordTable<Fields>,
  ids: readonly string[],
): RawBuilder<unknown> {
  return sql`${id} = any(${ids}::${sql.raw(idType)}[])`;
}

function stampColumns({ at, by }: Stamp) {
  return { updated_at: at, updated_by_name: by };
}
