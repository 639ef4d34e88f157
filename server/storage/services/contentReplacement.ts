/** Replaces a commune's changes to a service with the inherited content or with a snapshot. */
import { sql } from "kysely";
import { ofService, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";
import type { Stamp } from "#server/storage/stamp";

const draftRow = declareRow({ key: "service_text.key" });

/** Drafts the default for all live texts, in all languages. There must be no drafts. Returns their number. */
export async function draftDefaults(
  tx: Transaction,
  of: CommuneServiceKey,
  revision: number,
): Promise<number> {
  const { rows } = await draftRow.sql`
    update service_text t set has_draft = true, draft_value = null, draft_basis = null, revision = ${revision}
    where ${ofService("t", of)} and t.live_value is not null
    returning t.key`.execute(tx);
  return rows.length;
}

const textsOfSnapshot = (id: number) => sql`
  select s.* from service_snapshot, jsonb_to_recordset(texts) as s (
    key text, language text, live_value text, live_basis text, has_draft boolean, draft_value text, draft_basis text)
  where id = ${id}`;

/** Drafts the live texts of a snapshot where they differ. There must be no drafts. Returns their number. */
export async function draftSnapshotTexts(
  tx: Transaction,
  of: CommuneServiceKey,
  snapshotId: number,
  revision: number,
): Promise<number> {
  const { rows } = await draftRow.sql`
    insert into service_text (commune_ags, service_id, key, language, has_draft, draft_value, draft_basis, revision)
    select ${of.communeAgs}, ${of.serviceId}, coalesce(s.key, t.key), coalesce(s.language, t.language), true,
      s.live_value, s.live_basis, ${revision}
    from (${textsOfSnapshot(snapshotId)}) s
    full join (select * from service_text t where ${ofService("t", of)}) t
      on t.key = s.key and t.language = s.language
    where (t.live_value, t.live_basis) is distinct from (s.live_value, s.live_basis)
    on conflict (commune_ags, service_id, key, language) do update
    set has_draft = true, draft_value = excluded.draft_value, draft_basis = excluded.draft_basis,
      revision = excluded.revision
    returning key`.execute(tx);
  return rows.length;
}

/** Stores the drafts of a snapshot. Its live texts must be live. */
export async function restoreDrafts(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  snapshotId: number,
  revision: number,
): Promise<void> {
  await sql`
    insert into service_text (commune_ags, service_id, key, language, has_draft, draft_value, draft_basis, revision)
    select ${communeAgs}, ${serviceId}, s.key, s.language, true, s.draft_value, s.draft_basis, ${revision}
    from (${textsOfSnapshot(snapshotId)}) s where s.has_draft
    on conflict (commune_ags, service_id, key, language) do update
    set has_draft = true, draft_value = excluded.draft_value, draft_basis = excluded.draft_basis,
      revision = excluded.revision`.execute(tx);
}

/** Resets all predefined files to the inherited ones, and deletes all files but those set up with the service. */
export async function resetFiles(tx: Transaction, of: CommuneServiceKey, { at, by }: Stamp): Promise<void> {
  await sql`
    update predefined_file t
    set sha256 = null, media_type = null, width = null, height = null, revision = t.revision + 1,
      updated_at = ${at}, updated_by_id = ${by.id}, updated_by_name = ${by.name}, updated_by_role = ${by.role}
    where ${ofService("t", of)} and t.sha256 is not null`.execute(tx);
  await sql`
    delete from service_file t where ${ofService("t", of)} and t.updated_by_name is not null`.execute(tx);
}

/** Replaces all files with those of a snapshot, with their authors; the predefined ones must be reset. */
export async function restoreFiles(
  tx: Transaction,
  of: CommuneServiceKey,
  snapshotId: number,
): Promise<void> {
  const author = sql`updated_at timestamptz, updated_by_id uuid, updated_by_name text, updated_by_role text`;
  // The user may have been deleted since.
  const authorOf = sql`
    f.updated_at, (select u.id from user_account u where u.id = f.updated_by_id), f.updated_by_name, f.updated_by_role`;
  await sql`
    insert into predefined_file (commune_ags, service_id, kind, sha256, media_type, width, height,
      updated_at, updated_by_id, updated_by_name, updated_by_role)
    select ${of.communeAgs}, ${of.serviceId}, f.kind, f.sha256, f.media_type, f.width, f.height, ${authorOf}
    from service_snapshot s, jsonb_to_recordset(s.predefined_files) as f (
      kind text, sha256 text, media_type text, width integer, height integer, ${author})
    where s.id = ${snapshotId}
    on conflict (commune_ags, service_id, kind) where commune_ags is not null do update
    set sha256 = excluded.sha256, media_type = excluded.media_type, width = excluded.width,
      height = excluded.height, revision = predefined_file.revision + 1, updated_at = excluded.updated_at,
      updated_by_id = excluded.updated_by_id, updated_by_name = excluded.updated_by_name,
      updated_by_role = excluded.updated_by_role`.execute(tx);
  await sql`delete from service_file t where ${ofService("t", of)}`.execute(tx);
  await sql`
    insert into service_file (commune_ags, service_id, path, path_key, sha256, media_type,
      updated_at, updated_by_id, updated_by_name, updated_by_role)
    select ${of.communeAgs}, ${of.serviceId}, f.path, f.path_key, f.sha256, f.media_type, ${authorOf}
    from service_snapshot s, jsonb_to_recordset(s.files) as f (
      path text, path_key text, sha256 text, media_type text, ${author})
    where s.id = ${snapshotId}`.execute(tx);
}
