/** Storage of resources: YAML documents with encrypted secrets. */
import { sql, type RawBuilder } from "kysely";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, textArray, type RowOf } from "#server/storage/database/declaredRow";
import { placed, positionColumn, type KeysetOrder, type Placed } from "#server/storage/database/keyset";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** A resource without its secrets. */
export type StoredResource = RowOf<typeof resourceRow>;

export const resourceRow = declareRow({
  version: "resource.version",
  type: "resource.type",
  id: "resource.id",
  name: "resource.name",
  /** The only commune that may use it, or that it describes; `null`: all may. */
  communeAgs: "resource.commune_ags",
  /** Secrets are replaced with the placeholder. */
  document: "resource.document",
  /** JSON pointers of the stored secrets. */
  storedSecrets: textArray(),
  /** JSON pointers of the secrets that the last save changed. */
  changedSecrets: "resource.changed_secrets",
  comment: "resource.comment",
  certificates: "resource.certificates",
  keystoreProblem: "resource.keystore_problem",
  keystoreProblemDetail: "resource.keystore_problem_detail",
  checkedAt: "resource.checked_at",
  expiresAt: "resource.expires_at",
  updatedAt: "resource.updated_at",
  /** `null` if it was not changed since its setup. */
  updatedBy: json<StoredActor | null>(),
  revision: "resource.revision",
});

/** The select list of resourceRow, from `resource r`. */
export const resourceColumns = sql`
  r.version, r.type, r.id, r.name, r.commune_ags as "communeAgs", r.document,
  array(select jsonb_object_keys(r.secrets)) as "storedSecrets", r.changed_secrets as "changedSecrets", r.comment,
  r.certificates,
  r.keystore_problem as "keystoreProblem", r.keystore_problem_detail as "keystoreProblemDetail", r.checked_at as "checkedAt", r.expires_at as "expiresAt",
  r.updated_at as "updatedAt", case when r.updated_by_name is not null then json_build_object(
    'id', r.updated_by_id, 'name', r.updated_by_name, 'role', r.updated_by_role) end as "updatedBy", r.revision`;

/** Encrypted texts by JSON pointer. */
export type EncryptedSecrets = Readonly<Record<string, string>>;

/** A resource with its encrypted secrets. */
export type LockedResource = RowOf<typeof lockedRow>;

const lockedRow = resourceRow.with(declareRow({ secrets: json<EncryptedSecrets>() }));

/** Loads a resource. Returns `undefined` if there is none. */
export async function selectResource(
  db: Database | Transaction,
  key: ResourceKey,
): Promise<StoredResource | undefined> {
  const { rows } = await resourceRow.sql`
    select ${resourceColumns} from resource r where ${isKey(key)}`.execute(db);
  return rows[0];
}

/** Loads a resource with its position in an order. Returns `undefined` if there is none. */
export async function selectPlacedResource(
  db: Database | Transaction,
  key: ResourceKey,
  order: KeysetOrder,
): Promise<Placed<StoredResource> | undefined> {
  const { rows } = await placed(resourceRow).sql`
    select ${resourceColumns}, ${positionColumn(order)} from resource r where ${isKey(key)}`.execute(db);
  return rows[0];
}

/** Loads resources with their secrets, in no particular order, and locks them until the transaction ends. */
export async function lockResources(
  tx: Transaction,
  keys: readonly ResourceKey[],
): Promise<LockedResource[]> {
  const { rows } = await lockedRow.sql`
    select ${resourceColumns}, r.secrets::json as secrets from resource r where ${isOneOf(keys)}
    order by r.version, r.type, r.id for no key update of r`.execute(tx);
  return rows;
}

/** Loads resources with their secrets, in no particular order. */
export async function selectWithSecrets(
  db: Database | Transaction,
  keys: readonly ResourceKey[],
): Promise<LockedResource[]> {
  const { rows } = await lockedRow.sql`
    select ${resourceColumns}, r.secrets::json as secrets from resource r where ${isOneOf(keys)}`.execute(db);
  return rows;
}

/** Returns those of the keys that exist. */
export async function selectExistingKeys(
  db: Database | Transaction,
  keys: readonly ResourceKey[],
): Promise<ResourceKey[]> {
  return db
    .selectFrom("resource as r")
    .select(["r.version", "r.type", "r.id"])
    .where(sql<boolean>`${isOneOf(keys)}`)
    .execute();
}

/** The content of a resource, as saved by a user. */
export interface ResourceContent {
  readonly document: string;
  readonly secrets: EncryptedSecrets;
  readonly name: string;
  readonly communeAgs: string | null;
  /** JSON pointers of the secrets that this save changes. */
  readonly changedSecrets: readonly string[];
  readonly comment: string;
}

/** Inserts a resource with revision 1. */
export async function insertResource(
  tx: Transaction,
  key: ResourceKey,
  content: ResourceContent,
  stamp: Stamp,
): Promise<void> {
  await tx
    .insertInto("resource")
    .values({ ...key, ...columnsOf(content, stamp), revision: 1 })
    .execute();
}

/** Replaces the content of a resource and increments its revision. */
export async function updateResource(
  tx: Transaction,
  { version, type, id }: ResourceKey,
  content: ResourceContent,
  stamp: Stamp,
): Promise<void> {
  await tx
    .updateTable("resource")
    .set((resource) => ({ ...columnsOf(content, stamp), revision: resource("revision", "+", 1) }))
    .where("version", "=", version)
    .where("type", "=", type)
    .where("id", "=", id)
    .execute();
}

/** Deletes a resource with its versions and references. */
export async function deleteResource(tx: Transaction, { version, type, id }: ResourceKey): Promise<void> {
  await tx
    .deleteFrom("resource")
    .where("version", "=", version)
    .where("type", "=", type)
    .where("id", "=", id)
    .execute();
}

function columnsOf(content: ResourceContent, { at, by }: Stamp) {
  const { document, secrets, name, communeAgs, changedSecrets, comment } = content;
  return {
    document,
    secrets: JSON.stringify(secrets),
    name,
    commune_ags: communeAgs,
    changed_secrets: [...changedSecrets],
    comment,
    updated_at: at,
    updated_by_id: by.id,
    updated_by_name: by.name,
    updated_by_role: by.role,
  };
}

function isKey({ version, type, id }: ResourceKey): RawBuilder<boolean> {
  return sql`r.version = ${version} and r.type = ${type} and r.id = ${id}`;
}

/** Whether `resource r` is one of these. */
export function isOneOf(keys: readonly ResourceKey[]): RawBuilder<boolean> {
  const of = (part: keyof ResourceKey) => sql`${keys.map((key) => key[part])}::text[]`;
  return sql`(r.version, r.type, r.id) in (select * from unnest(${of("version")}, ${of("type")}, ${of("id")}))`;
}
