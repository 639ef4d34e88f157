/** References of resources and settings to resources, by kind and id. */
import type { ResourceKey, ResourceType } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, type RowOf } from "#server/storage/database/declaredRow";
import { resourceColumns, resourceRow, type StoredResource } from "./resources";

/** Target of a reference. */
export interface ResourceTargetName {
  readonly type: ResourceType;
  readonly id: string;
}

/** A reference in a document. */
export interface ResourceReference extends ResourceTargetName {
  /** JSON pointer into the document. */
  readonly path: string;
}

/** A resource that may be referenced. */
export type StoredResourceTarget = RowOf<typeof targetRow>;

const targetRow = declareRow({
  version: "resource.version",
  type: "resource.type",
  id: "resource.id",
  name: "resource.name",
  communeAgs: "resource.commune_ags",
});

/** Replaces the references of a resource. */
export async function writeReferences(
  tx: Transaction,
  { version, type, id }: ResourceKey,
  references: readonly ResourceReference[],
): Promise<void> {
  await tx
    .deleteFrom("resource_reference")
    .where("version", "=", version)
    .where("type", "=", type)
    .where("id", "=", id)
    .execute();
  if (references.length === 0) return;
  const rows = references.map((each) => ({
    version,
    type,
    id,
    path: each.path,
    target_type: each.type,
    target_id: each.id,
  }));
  await tx.insertInto("resource_reference").values(rows).execute();
}

/** Loads the resources of each kind by id, at most `max` a kind. */
export async function selectTargets(
  db: Database,
  types: readonly ResourceType[],
  max: number,
): Promise<StoredResourceTarget[]> {
  const { rows } = await targetRow.sql`
    select r.version, r.type, r.id, r.name, r.commune_ags as "communeAgs"
    from unnest(${types}::text[]) with ordinality as kind (type, place) cross join lateral (
      select * from resource where resource.type = kind.type order by resource.id, resource.version limit ${max}) as r
    order by kind.place, r.id, r.version`.execute(db);
  return rows;
}

/** Loads all resources with these kinds and ids. */
export async function selectNamedTargets(
  db: Database | Transaction,
  names: readonly ResourceTargetName[],
): Promise<StoredResourceTarget[]> {
  const { rows } = await targetRow.sql`
    select r.version, r.type, r.id, r.name, r.commune_ags as "communeAgs" from resource r
    where (r.type, r.id) in (select * from unnest(
      ${names.map(({ type }) => type)}::text[], ${names.map(({ id }) => id)}::text[]))`.execute(db);
  return rows;
}

/** Loads the resources whose URN, id or name is most similar to a text, most similar first. */
export async function selectNearest(db: Database, wanted: string, max: number): Promise<StoredResource[]> {
  const { rows } = await resourceRow.sql`
    select ${resourceColumns} from resource r cross join lateral (select greatest(
      similarity('urn:sm:' || r.version || ':' || r.type || ':' || r.id, ${wanted}),
      similarity(r.id, ${wanted}), similarity(r.name, ${wanted})) as score) as found
    where found.score > 0.2
    order by found.score desc, r.type, r.id, r.version limit ${max}`.execute(db);
  return rows;
}

/** The reference of another resource to a resource. */
export type StoredReferrer = RowOf<typeof referrerRow>;

const referrerRow = declareRow({
  version: "resource_reference.version",
  type: "resource_reference.type",
  id: "resource_reference.id",
  path: "resource_reference.path",
});

/** Loads the references to a kind and id, by resource. */
export async function selectReferrers(
  tx: Transaction,
  target: ResourceTargetName,
): Promise<StoredReferrer[]> {
  const { rows } = await referrerRow.sql`
    select version, type, id, path from resource_reference
    where target_type = ${target.type} and target_id = ${target.id} order by type, id, version, path`.execute(
    tx,
  );
  return rows;
}
