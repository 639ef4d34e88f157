/** The resources that apply to a commune. */
import type { ResourceType } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import type { EncryptedSecrets } from "./resources";

/** A resource with its encrypted secrets. */
export type SecretResource = RowOf<typeof secretRow>;

const secretRow = declareRow({
  version: "resource.version",
  type: "resource.type",
  id: "resource.id",
  document: "resource.document",
  secrets: json<EncryptedSecrets>(),
});

/**
 * Loads the commune's own resource of this type, or else the one shared by all communes. Returns `undefined` if neither
 * exists.
 */
export async function selectResourceFor(
  db: Database | Transaction,
  type: ResourceType,
  ags: string,
): Promise<SecretResource | undefined> {
  const { rows } = await secretRow.sql`
    select r.version, r.type, r.id, r.document, r.secrets::json as secrets from resource r
    where r.type = ${type} and (r.commune_ags = ${ags} or r.commune_ags is null)
    order by r.commune_ags is null, r.version desc, r.id limit 1`.execute(db);
  return rows[0];
}
