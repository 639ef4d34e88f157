/** Storage of the results of keystore checks. */
import type { KeystoreCertificate, KeystoreProblemCode } from "#domain/keystores";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";

/** Result of a check. */
interface CheckedKeystore {
  readonly certificates: readonly KeystoreCertificate[];
  readonly problem: { readonly code: KeystoreProblemCode; readonly detail: string | null } | null;
}

/** A keystore with its encrypted content and password. */
export type StoredKeystore = RowOf<typeof keystoreRow>;

const keystoreRow = declareRow({
  revision: "resource.revision",
  /** By JSON pointer. */
  secrets: json<Readonly<Record<string, string>>>(),
});

/** Returns the keys of all keystores that have a content. */
export async function selectKeystoreKeys(db: Database): Promise<ResourceKey[]> {
  const rows = await db
    .selectFrom("resource")
    .select(["version", "id"])
    .where("type", "=", "keystore")
    .where("secrets", "!=", "{}")
    .orderBy("version")
    .orderBy("id")
    .execute();
  return rows.map(({ version, id }) => ({ version, type: "keystore", id }));
}

/** Loads a keystore. Returns `undefined` if there is none. */
export async function selectKeystore(
  db: Database | Transaction,
  { version, type, id }: ResourceKey,
): Promise<StoredKeystore | undefined> {
  const { rows } = await keystoreRow.sql`
    select r.revision, r.secrets::json as secrets from resource r
    where r.version = ${version} and r.type = ${type} and r.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Stores the result of a check without incrementing the revision.
 * @param revision of the checked keystore; nothing is stored if it has changed since
 */
export async function storeKeystoreCheck(
  db: Database | Transaction,
  { version, type, id }: ResourceKey,
  { certificates, problem }: CheckedKeystore,
  { at, revision }: { readonly at: Date; readonly revision: number },
): Promise<void> {
  const ends = certificates.map(({ expiresAt }) => Date.parse(expiresAt));
  await db
    .updateTable("resource")
    .set({
      certificates: JSON.stringify(certificates),
      keystore_problem: problem?.code ?? null,
      keystore_problem_detail: problem?.detail ?? null,
      expires_at: ends.length === 0 ? null : new Date(Math.min(...ends)),
      checked_at: at,
    })
    .where("version", "=", version)
    .where("type", "=", type)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .execute();
}
