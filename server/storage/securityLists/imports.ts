/** Checked files of entries, before and after their import into security lists. */
import { sql } from "kysely";
import type { SecurityListImportResult } from "#domain/securityLists/securityLists";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int8, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { appliesOn, type ListKey } from "./entries";
import type { Stamp } from "#server/storage/stamp";
import type { ImportResultCounts } from "#server/storage/columnTypes";

/** An import as selected. */
export type StoredImport = RowOf<typeof importRow>;

const importRow = declareRow({
  id: "security_list_import.id",
  communeAgs: "security_list_import.commune_ags",
  list: "security_list_import.list",
  state: "security_list_import.state",
  fileName: "security_list_import.file_name",
  encoding: "security_list_import.encoding",
  counts: "security_list_import.counts",
  expiresAt: "security_list_import.expires_at",
  committedAt: "security_list_import.committed_at",
});

const columns = sql`
  i.id, i.commune_ags as "communeAgs", i.list, i.state, i.file_name as "fileName", i.encoding, i.counts,
  i.expires_at as "expiresAt", i.committed_at as "committedAt"`;

/** Stores a file without its entries and returns its id. */
export async function insertImport(
  db: Database,
  { communeAgs, list }: ListKey,
  { fileName, encoding, expiresAt }: Pick<StoredImport, "fileName" | "encoding" | "expiresAt">,
  { at, by }: Stamp,
): Promise<string> {
  const { id } = await db
    .insertInto("security_list_import")
    .values({
      commune_ags: communeAgs,
      list,
      state: "CHECKING",
      file_name: fileName,
      encoding,
      created_at: at,
      expires_at: expiresAt,
      created_by_id: by.id,
      created_by_name: by.name,
      created_by_role: by.role,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An entry of a file as selected. */
export type StagedEntry = RowOf<typeof stagedRow>;

const stagedRow = declareRow({
  position: "security_list_import_entry.position",
  line: "security_list_import_entry.line",
  text: "security_list_import_entry.text",
  pattern: "security_list_import_entry.pattern",
  reason: "security_list_import_entry.reason",
  expiresOn: "security_list_import_entry.expires_on",
  result: "security_list_import_entry.result",
});

/** A checked entry of a file. */
export interface NewStagedEntry extends StagedEntry {
  readonly display: string | null;
  readonly isDomain: boolean | null;
}

/** Stores entries of a file. */
export async function insertStagedEntries(
  db: Database,
  importId: string,
  entries: readonly NewStagedEntry[],
): Promise<void> {
  const values = <Name extends keyof NewStagedEntry>(name: Name) => entries.map((entry) => entry[name]);
  await sql`
    insert into security_list_import_entry
      (import_id, position, line, text, pattern, display, is_domain, reason, expires_on, result)
    select ${importId}::uuid, * from unnest(
      ${values("position")}::integer[], ${values("line")}::integer[], ${values("text")}::text[],
      ${values("pattern")}::text[], ${values("display")}::text[], ${values("isDomain")}::boolean[],
      ${values("reason")}::text[], ${values("expiresOn")}::date[], ${values("result")}::text[])`.execute(db);
}

/** Ends the check of a file. Deletes files of the same user for the same list that were not imported. */
export async function finishCheck(
  tx: Transaction,
  id: string,
  { communeAgs, list }: ListKey,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom("security_list_import")
    .where("commune_ags", "=", communeAgs)
    .where("list", "=", list)
    .where("created_by_id", "=", userId)
    .where("state", "=", "CHECKED")
    .execute();
  await tx
    .updateTable("security_list_import")
    .set({ state: "CHECKED", counts: JSON.stringify(await countResults(tx, id)) })
    .where("id", "=", id)
    .execute();
}

const countRow = declareRow({ result: "security_list_import_entry.result", count: int8() });

async function countResults(tx: Transaction, id: string): Promise<ImportResultCounts> {
  const { rows } = await countRow.sql`
    select result, count(*) as count from security_list_import_entry
    where import_id = ${id} group by result`.execute(tx);
  return Object.fromEntries(rows.map(({ result, count }) => [result, count]));
}

/** Returns a file of this user whose entries are stored. */
export async function selectImport(
  db: Database | Transaction,
  id: string,
  userId: string,
): Promise<StoredImport | undefined> {
  const { rows } = await importRow.sql`
    select ${columns} from security_list_import i
    where i.id = ${id} and i.created_by_id = ${userId} and i.state <> 'CHECKING'`.execute(db);
  return rows[0];
}

/** The order of the file. */
export const stagedOrder: KeysetOrder = {
  name: "POSITION",
  keys: [{ column: "s.position", type: "integer" }],
};

/** The entries of a file, of all results or some. */
export function stagedSource(
  importId: string,
  results: readonly SecurityListImportResult[] | null,
): KeysetSource<StagedEntry> {
  const of = sql`s.import_id = ${importId}`;
  return {
    row: stagedRow,
    select: sql`s.position, s.line, s.text, s.pattern, s.reason, s.expires_on as "expiresOn", s.result`,
    from: sql`security_list_import_entry s`,
    where: of,
    ...(results && {
      where: sql`${of} and s.result = any(${results}::text[])`,
      // The index has the order of the file within each result.
      spread: {
        alias: "s",
        values: sql`unnest(${results}::text[]) as v(value)`,
        where: sql`${of} and s.result = v.value`,
      },
    }),
  };
}

const displayRow = declareRow({ display: "security_list_entry.display" });

/**
 * Adds the entries of a file that are to be added. Entries that have expired or are on a list by now get another
 * result.
 * @param allowsPublicSuffixes whether public suffixes are added as well
 */
export async function addStagedEntries(
  tx: Transaction,
  { id, communeAgs, list }: Pick<StoredImport, "id" | "communeAgs" | "list">,
  allowsPublicSuffixes: boolean,
  { at, by }: Stamp,
  today: string,
): Promise<ImportResultCounts> {
  if (allowsPublicSuffixes) {
    await sql`
      update security_list_import_entry set result = 'ENTRY_ADDED'
      where import_id = ${id} and result = 'PUBLIC_SUFFIX'`.execute(tx);
  }
  await sql`
    update security_list_import_entry s set result = 'DATE_INVALID'
    where s.import_id = ${id} and s.result = 'ENTRY_ADDED' and not ${appliesOn("s", today)}`.execute(tx);
  await sql`
    delete from security_list_entry e using security_list_import_entry s
    where s.import_id = ${id} and s.result = 'ENTRY_ADDED' and e.commune_ags = ${communeAgs}
      and e.pattern = s.pattern and not ${appliesOn("e", today)}`.execute(tx);
  await sql`
    insert into security_list_entry (commune_ags, list, import_id, pattern, display, is_domain, reason, expires_on,
      created_at, created_by_id, created_by_name, created_by_role)
    select ${communeAgs}, ${list}, ${id}::uuid, pattern, display, is_domain, reason, expires_on,
      ${at}::timestamptz, ${by.id}::uuid, ${by.name}, ${by.role}
    from security_list_import_entry where import_id = ${id} and result = 'ENTRY_ADDED'
    order by pattern
    on conflict (commune_ags, pattern) do nothing`.execute(tx);
  await sql`
    update security_list_import_entry s
    set result = case when e.list = ${list} then 'ENTRY_EXISTS_ALREADY' else 'CONFLICT' end
    from security_list_entry e
    where s.import_id = ${id} and s.result = 'ENTRY_ADDED' and e.commune_ags = ${communeAgs}
      and e.pattern = s.pattern and e.import_id is distinct from ${id}::uuid`.execute(tx);
  const counts = await countResults(tx, id);
  await tx
    .updateTable("security_list_import")
    .set({ state: "IMPORTED", committed_at: at, counts: JSON.stringify(counts) })
    .where("id", "=", id)
    .execute();
  return counts;
}

/** Returns the first entries that an import has added in their display form. */
export async function selectAddedDisplays(tx: Transaction, id: string, limit: number): Promise<string[]> {
  const { rows } = await displayRow.sql`
    select display from security_list_entry where import_id = ${id} order by id limit ${limit}`.execute(tx);
  return rows.map(({ display }) => display);
}

/** Deletes the entries that an import has added, and returns their number. */
export async function deleteAddedEntries(tx: Transaction, id: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from security_list_entry where import_id = ${id}`.execute(tx);
  await tx.updateTable("security_list_import").set({ state: "UNDONE" }).where("id", "=", id).execute();
  return Number(numAffectedRows);
}

/** Deletes a file with its entries; entries that it has added stay. */
export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom("security_list_import").where("id", "=", id).execute();
}

/** Deletes files that were not imported in time, and imported ones that were checked before that time. */
export async function deleteOldImports(db: Database, now: Date, importedBefore: Date): Promise<number> {
  const { numDeletedRows: count } = await db
    .deleteFrom("security_list_import")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "in", ["CHECKING", "CHECKED"]), eb("expires_at", "<=", now)]),
        eb("created_at", "<", importedBefore),
      ]),
    )
    .executeTakeFirst();
  return Number(count);
}
