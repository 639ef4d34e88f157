/** Former versions of resources. */
import { sql } from "kysely";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { octets } from "#server/storage/database/octets";
import type { EncryptedSecrets } from "./resources";
import type { StoredActor } from "#server/storage/stamp";

/** A former version of a resource, without its secrets. */
export type StoredResourceVersion = RowOf<typeof versionRow>;

const versionRow = declareRow({
  id: "resource_version.version_id",
  revision: "resource_version.revision",
  /** Secrets are replaced with the placeholder. */
  document: "resource_version.document",
  changedSecrets: "resource_version.changed_secrets",
  comment: "resource_version.comment",
  savedAt: "resource_version.saved_at",
  /** `null` if it was set up with the installation. */
  savedBy: json<StoredActor | null>(),
});

/** Orders versions by revision. */
export const resourceVersionOrder: KeysetOrder = {
  name: "REVISION",
  keys: [{ column: "v.revision", type: "integer" }],
};

/** The former versions of a resource. */
export function resourceVersionSource({
  version,
  type,
  id,
}: ResourceKey): KeysetSource<StoredResourceVersion> {
  return {
    row: versionRow,
    select: sql`v.version_id as id, v.revision, v.document, v.changed_secrets as "changedSecrets", v.comment,
      v.saved_at as "savedAt", case when v.saved_by_name is not null then json_build_object(
        'id', v.saved_by_id, 'name', v.saved_by_name, 'role', v.saved_by_role) end as "savedBy"`,
    from: sql`resource_version v`,
    where: sql`v.version = ${version} and v.type = ${type} and v.id = ${id}`,
    bytes: octets("v.document"),
  };
}

/** A former version with its encrypted secrets. */
export type ResourceVersionContent = RowOf<typeof contentRow>;

const contentRow = declareRow({
  document: "resource_version.document",
  secrets: json<EncryptedSecrets>(),
});

/** Loads a former version of a resource. Returns `undefined` if there is none. */
export async function selectResourceVersion(
  db: Database,
  { version, type, id }: ResourceKey,
  versionId: string,
): Promise<ResourceVersionContent | undefined> {
  const { rows } = await contentRow.sql`
    select document, secrets::json as secrets from resource_version
    where version_id = ${versionId} and version = ${version} and type = ${type} and id = ${id}`.execute(db);
  return rows[0];
}

/** Stores the current state of a resource as a version, and deletes the oldest versions beyond `max`. */
export async function insertResourceVersion(
  tx: Transaction,
  { version, type, id }: ResourceKey,
  max: number,
): Promise<void> {
  await sql`
    insert into resource_version (version, type, id, revision, document, secrets, changed_secrets, comment,
      saved_at, saved_by_id, saved_by_name, saved_by_role)
    select version, type, id, revision, document, secrets, changed_secrets, comment,
      updated_at, updated_by_id, updated_by_name, updated_by_role
    from resource where version = ${version} and type = ${type} and id = ${id}`.execute(tx);
  await sql`
    delete from resource_version where version_id in (
      select version_id from resource_version where version = ${version} and type = ${type} and id = ${id}
      order by revision desc offset ${max})`.execute(tx);
}
