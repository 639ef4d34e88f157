/** The content of removed services, which is kept for some days so that a removal can be undone. */
import { sql, type RawBuilder } from "kysely";
import { ofService, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, text } from "#server/storage/database/declaredRow";
import { deleteUnusedBlobs } from "./blobs";

/** The item of a run that removed a service. */
export interface KeptItem {
  readonly runId: string;
  readonly position: number;
}

const parents = {
  service_text_change: { column: "edition_id", parent: "service_text_edition" },
  service_fee_price: { column: "fee", parent: "service_fee" },
  service_snapshot_blob: { column: "snapshot_id", parent: "service_snapshot" },
} as const;

/** The tables that are kept, each after those that it refers to. */
export const keptTables = [
  "commune_service",
  "service_setting",
  "service_form",
  "predefined_file",
  "service_file",
  "service_texts",
  "service_text",
  "service_text_edition",
  "service_text_change",
  "service_fee",
  "service_fee_price",
  "fee_rule",
  "fee_rule_edition",
  "service_snapshot",
  "service_snapshot_blob",
  "service_report",
  "report_template_version",
  "security_list_entry",
] as const;

/**
 * Tables whose rows go with a service and are not kept: files that were checked and not stored, changes that could be
 * undone for some minutes, the log of imports into security lists, and changes of fees of the catalogue.
 */
export const droppedTables = [
  "fee_change_fee",
  "report_template_check",
  "security_list_import",
  "security_list_import_entry",
  "security_list_removal",
  "security_list_removed_entry",
  "service_file_change",
  "service_file_change_entry",
  "service_file_import",
  "service_file_import_entry",
] as const;

type KeptTable = (typeof keptTables)[number];

function rowsOf(table: KeptTable, of: CommuneServiceKey): RawBuilder<unknown> {
  const link = Object.entries(parents).find(([name]) => name === table)?.[1];
  const where = link
    ? sql`${sql.ref(`t.${link.column}`)} in (select p.id from ${sql.table(link.parent)} p where ${ofService("p", of)})`
    : ofService("t", of);
  return sql`select ${sql.lit(table)} as part, to_jsonb(t) as content from ${sql.table(table)} t where ${where}`;
}

/** Keeps the rows of a service and the contents of its files. The service must be locked. */
export async function keepService(
  tx: Transaction,
  { runId, position }: KeptItem,
  of: CommuneServiceKey,
): Promise<void> {
  const rows = sql.join(
    keptTables.map((table) => rowsOf(table, of)),
    sql` union all `,
  );
  await sql`
    insert into service_switch_kept (run_id, position, part, content)
    select ${runId}::uuid, ${position}::int4, k.part, k.content from (${rows}) as k`.execute(tx);
  await sql`
    insert into service_switch_blob (run_id, position, sha256)
    select distinct k.run_id, k.position, k.content ->> 'sha256' from service_switch_kept k
    where k.run_id = ${runId} and k.position = ${position} and k.content ->> 'sha256' is not null`.execute(
    tx,
  );
}

const columnRow = declareRow({ part: text(), name: text() });

/**
 * Restores the rows of a removed service, which must not exist. Users who were deleted since are no longer named by
 * their id. Returns false if nothing is kept.
 */
export async function restoreService(tx: Transaction, { runId, position }: KeptItem): Promise<boolean> {
  const kept = sql`k.run_id = ${runId} and k.position = ${position}`;
  // Columns that were added since keep their defaults, and those that were dropped are ignored.
  const { rows: columns } = await columnRow.sql`
    select f.part, a.attname::text as name
    from (select distinct on (k.part) k.part, k.content from service_switch_kept k where ${kept} order by k.part, k.id) f
    join pg_attribute a on a.attrelid = f.part::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and f.content ? a.attname::text
    order by f.part, a.attnum`.execute(tx);
  for (const table of keptTables) {
    const names = columns.filter(({ part }) => part === table).map(({ name }) => name);
    if (names.length === 0) continue;
    const values = names.map((name) => valueOf(table, name));
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
      select ${sql.join(values)} from service_switch_kept k
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, k.content) as r
      where ${kept} and k.part = ${table} order by k.id`.execute(tx);
  }
  // A report and its current version refer to each other.
  await sql`
    update service_report s set current_id = (k.content ->> 'current_id')::bigint
    from service_switch_kept k
    where ${kept} and k.part = 'service_report' and s.commune_ags = k.content ->> 'commune_ags'
      and s.service_id = k.content ->> 'service_id' and s.report = k.content ->> 'report'`.execute(tx);
  return columns.length > 0;
}

function valueOf(table: KeptTable, column: string): RawBuilder<unknown> {
  if (table === "service_report" && column === "current_id") return sql`null`;
  const value = sql.ref(`r.${column}`);
  return column.endsWith("_by_id") ? sql`(select u.id from user_account u where u.id = ${value})` : value;
}

/** Removals whose content one call drops. */
const droppedMax = 200;

/** Drops what is kept of some removals that ended before a moment. Returns their number. */
export async function dropSomeKept(db: Database, endedBefore: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .selectFrom("service_switch_kept as k")
      .innerJoin("run as r", "r.id", "k.run_id")
      .select(["k.run_id", "k.position"])
      .distinct()
      .where("r.kind", "=", sql.lit("SERVICE_SWITCH"))
      .where("r.finished_at", "<", endedBefore)
      .limit(sql.lit(droppedMax))
      .execute();
    if (ended.length === 0) return 0;
    const [runs, positions] = [ended.map((one) => one.run_id), ended.map((one) => one.position)];
    const dropped = sql<boolean>`(run_id, position) in (select * from unnest(${runs}::uuid[], ${positions}::int4[]))`;
    await tx.deleteFrom("service_switch_kept").where(dropped).execute();
    const rows = await tx.deleteFrom("service_switch_blob").where(dropped).returning("sha256").execute();
    await deleteUnusedBlobs(tx, [...new Set(rows.map(({ sha256 }) => sha256))]);
    return ended.length;
  });
}
