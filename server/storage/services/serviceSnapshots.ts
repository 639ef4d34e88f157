/** Snapshots of a commune's changes to a service, and statements that replace them as a whole. */
import { sql, type RawBuilder } from "kysely";
import type { FormField } from "#domain/formFields";
import { ofService, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4 } from "#server/storage/database/declaredRow";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** How much a commune has changed in a service. */
export interface ContentCounts {
  /** Live texts. */
  readonly texts: number;
  readonly drafts: number;
  readonly files: number;
  readonly formFields: number;
}

/** A snapshot without its texts and files. */
export interface StoredServiceSnapshot extends CommuneServiceKey {
  readonly id: number;
  readonly reason: "REINSTALL" | "RESTORE";
  readonly createdAt: Date;
  readonly createdBy: StoredActor;
  readonly counts: ContentCounts;
  /** German first. */
  readonly languages: readonly string[];
  /** Null: the inherited form. */
  readonly form: readonly FormField[] | null;
}

const countsRow = declareRow({ texts: int4(), drafts: int4(), files: int4(), formFields: int4() });

/** Counts what the commune has changed. Files that were set up with the service do not count. */
export async function countOwnContent(
  db: Database | Transaction,
  of: CommuneServiceKey,
): Promise<ContentCounts> {
  const { rows } = await countsRow.sql`select ${counts(of)}`.execute(db);
  return rows[0] ?? { texts: 0, drafts: 0, files: 0, formFields: 0 };
}

function counts(of: CommuneServiceKey): RawBuilder<unknown> {
  return sql`
    (select count(t.live_value)::int4 from service_text t where ${ofService("t", of)}) as texts,
    (select count(*)::int4 from service_text t where ${ofService("t", of)} and t.has_draft) as drafts,
    (select count(*)::int4 from predefined_file t where ${ofService("t", of)} and t.sha256 is not null)
      + (select count(*)::int4 from service_file t where ${ofService("t", of)} and t.updated_by_name is not null)
      as files,
    coalesce((select jsonb_array_length(t.fields)::int4 from service_form t where ${ofService("t", of)}), 0)
      as "formFields"`;
}

/** Loads the snapshots of a service, the latest first. */
export async function selectServiceSnapshots(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<StoredServiceSnapshot[]> {
  const rows = await snapshots(db)
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toSnapshot);
}

/** Loads the snapshot with this id. Returns `null` if there is none. */
export async function selectServiceSnapshot(
  db: Database | Transaction,
  id: number,
): Promise<StoredServiceSnapshot | null> {
  const row = await snapshots(db).where("id", "=", id).executeTakeFirst();
  return row ? toSnapshot(row) : null;
}

function snapshots(db: Database | Transaction) {
  return db
    .selectFrom("service_snapshot")
    .select([
      "id",
      "commune_ags as communeAgs",
      "service_id as serviceId",
      "reason",
      "created_at as createdAt",
    ])
    .select(["created_by_id as byId", "created_by_name as byName", "created_by_role as byRole"])
    .select(["text_count as texts", "draft_count as drafts", "file_count as files"])
    .select(["field_count as formFields", "languages", "form"]);
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof snapshots>["execute"]>>[number];

function toSnapshot({ byId, byName, byRole, ...row }: SelectedRow): StoredServiceSnapshot {
  const { texts, drafts, files, formFields, ...rest } = row;
  return {
    ...rest,
    createdBy: { id: byId, name: byName, role: byRole },
    counts: { texts, drafts, files, formFields },
  };
}

/** What a snapshot stores, as columns of its table. */
function content(of: CommuneServiceKey): RawBuilder<unknown> {
  const rows = (table: string, columns: readonly string[], where: RawBuilder<unknown>) => {
    const values = columns.flatMap((column) => [sql`${column}::text`, sql.ref(`t.${column}`)]);
    return sql`(
      select coalesce(jsonb_agg(jsonb_build_object(${sql.join(values)}) order by ${sql.ref(`t.${columns[0]}`)},
        ${sql.ref(`t.${columns[1]}`)}), '[]')
      from ${sql.table(table)} t where ${ofService("t", of)} and ${where})`;
  };
  const author = ["updated_at", "updated_by_id", "updated_by_name", "updated_by_role"];
  const text = ["live_value", "live_basis", "has_draft", "draft_value", "draft_basis"];
  const picture = ["width", "height"];
  return sql`
    (select t.languages from service_texts t where ${ofService("t", of)}) as languages,
    ${rows("service_text", ["key", "language", ...text], sql`(t.live_value is not null or t.has_draft)`)} as texts,
    ${rows("predefined_file", ["kind", "sha256", "media_type", ...picture, ...author], sql`t.sha256 is not null`)}
      as predefined_files,
    ${rows("service_file", ["path_key", "path", "sha256", "media_type", ...author], sql`true`)} as files,
    (select t.fields from service_form t where ${ofService("t", of)}) as form`;
}

/** Stores what the commune has changed, and keeps the contents of its files. The row in service_texts must exist. */
export async function insertServiceSnapshot(
  tx: Transaction,
  of: CommuneServiceKey,
  { reason, at, by }: Pick<StoredServiceSnapshot, "reason"> & Stamp,
): Promise<number> {
  const { rows } = await idRow.sql`
    insert into service_snapshot (commune_ags, service_id, reason, created_at, created_by_id, created_by_name,
      created_by_role, text_count, draft_count, file_count, field_count, languages, texts, predefined_files, files, form)
    select ${of.communeAgs}, ${of.serviceId}, ${reason}, ${at}, ${by.id}, ${by.name}, ${by.role}, n.*, c.*
    from (select ${counts(of)}) n, (select ${content(of)}) c
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("The snapshot was not stored.");
  await sql`
    insert into service_snapshot_blob (snapshot_id, sha256)
    select ${row.id}, f.sha256 from (
      select t.sha256 from predefined_file t where ${ofService("t", of)} and t.sha256 is not null
      union select t.sha256 from service_file t where ${ofService("t", of)}) f`.execute(tx);
  return row.id;
}

const idRow = declareRow({ id: "service_snapshot.id" });
const sameRow = declareRow({ isSame: bool() });

/** Whether a snapshot equals the stored content. */
export async function matchesSnapshot(tx: Transaction, of: CommuneServiceKey, id: number): Promise<boolean> {
  const { rows } = await sameRow.sql`
    select (s.languages, s.texts, s.predefined_files, s.files, s.form)
      is not distinct from (c.languages, c.texts, c.predefined_files, c.files, c.form) as "isSame"
    from service_snapshot s, (select ${content(of)}) c where s.id = ${id}`.execute(tx);
  return rows[0]?.isSame ?? false;
}

/** Deletes the oldest snapshots of a service beyond this number. Returns the hashes of their contents. */
export async function dropOldSnapshots(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  kept: number,
): Promise<string[]> {
  const old = await tx
    .selectFrom("service_snapshot")
    .select("id")
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .orderBy("id", "desc")
    .offset(kept)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return [];
  const blobs = await tx
    .selectFrom("service_snapshot_blob")
    .select("sha256")
    .distinct()
    .where("snapshot_id", "in", ids)
    .execute();
  await tx.deleteFrom("service_snapshot").where("id", "in", ids).execute();
  return blobs.map(({ sha256 }) => sha256);
}
