/** Lists of resources. */
import { sql, type RawBuilder } from "kysely";
import type { ResourceKind, ResourceType } from "#domain/resources/resourceKinds";
import type { Database } from "#server/storage/database/database";
import { declareRow, type RowOf } from "#server/storage/database/declaredRow";
import type { KeyColumn, KeysetOrder, KeysetSource, Spread } from "#server/storage/database/keyset";
import { octets } from "#server/storage/database/octets";
import { isResourceUsed } from "./resourceUses";
import { resourceColumns, resourceRow, type StoredResource } from "./resources";

/** Columns to sort by. */
export type ResourceOrderField = "TYPE" | "RESOURCE_ID" | "NAME" | "UPDATED_AT" | "EXPIRES_AT";

/** Filter conditions; `null` matches all resources. */
export interface ResourceConditions {
  /** LIKE patterns for the folded name, id and URN, one of which must match. */
  readonly patterns: readonly string[] | null;
  readonly types: readonly ResourceType[] | null;
  readonly communes: readonly string[] | null;
  /** Only these, or only others. */
  readonly deprecated: { readonly kinds: readonly ResourceKind[]; readonly isDeprecated: boolean } | null;
  readonly isUsed: boolean | null;
  /** Keystores with a certificate that ends before, or with one of these problems. */
  readonly expiring: { readonly before: Date; readonly problems: readonly string[] } | null;
}

const type: KeyColumn = { column: "r.type", type: "text" };
const version: KeyColumn = { column: "r.version", type: "text" };
const id: KeyColumn = { column: "r.id", type: "text" };

/** Matches the index expressions: resources without an expiry come last in both directions. */
function expiry(isDescending: boolean): KeyColumn {
  const missing = sql.lit(isDescending ? "1970-01-01 00:00:00+00" : "9999-12-31 00:00:00+00");
  return { column: sql`coalesce(r.expires_at, ${missing}::timestamptz)`, type: "timestamp" };
}

/** The order by a column, with ties broken by kind, version and id. */
export function resourceOrder(field: ResourceOrderField, isDescending: boolean): KeysetOrder {
  const further = [type, version, id] as const;
  const orders: Readonly<Record<ResourceOrderField, KeysetOrder>> = {
    TYPE: { name: "TYPE", keys: [type, id, version] },
    RESOURCE_ID: { name: "RESOURCE_ID", keys: [id, type, version] },
    NAME: { name: "NAME", keys: [{ column: "r.name", type: "text" }, ...further] },
    UPDATED_AT: { name: "UPDATED_AT", keys: [{ column: "r.updated_at", type: "timestamp" }, ...further] },
    EXPIRES_AT: { name: `EXPIRES_AT_${isDescending}`, keys: [expiry(isDescending), ...further] },
  };
  return orders[field];
}

/** The resources that match the conditions. */
export function resourceSource(conditions: ResourceConditions): KeysetSource<StoredResource> {
  const from = sql`resource r`;
  const [select, bytes] = [resourceColumns, octets("r.document")];
  const { types } = conditions;
  const where = matches(conditions);
  if (types === null) return { row: resourceRow, select, bytes, from, where };
  const [single] = types;
  if (types.length === 1) {
    return { row: resourceRow, select, bytes, from, where: sql`${where} and r.type = ${single}` };
  }
  // An index has the order only within a kind.
  const values = sql`unnest(${types}::text[]) as kind (type)`;
  const spread: Spread = { alias: "r", values, where: sql`${where} and r.type = kind.type` };
  return {
    row: resourceRow,
    select,
    bytes,
    from,
    where: sql`${where} and r.type = any(${types}::text[])`,
    spread,
  };
}

/** Conditions but for the kinds. */
function matches(conditions: ResourceConditions): RawBuilder<boolean> {
  const { patterns, communes, deprecated, isUsed, expiring } = conditions;
  const parts = [sql`true`];
  if (patterns !== null) {
    const texts = sql`(search_forms(
      r.name || E'\n' || r.id || E'\nurn:sm:' || r.version || ':' || r.type || ':' || r.id) collate "C")`;
    parts.push(
      sql`(${sql.join(
        patterns.map((pattern) => sql`${texts} like ${pattern}`),
        sql` or `,
      )})`,
    );
  }
  if (communes) parts.push(sql`r.commune_ags = any(${communes}::text[])`);
  if (deprecated) {
    const { kinds, isDeprecated } = deprecated;
    const isOne = sql`(r.version, r.type) in (select * from unnest(
      ${kinds.map((kind) => kind.version)}::text[], ${kinds.map((kind) => kind.type)}::text[]))`;
    parts.push(isDeprecated ? isOne : sql`not ${isOne}`);
  }
  if (isUsed !== null) parts.push(isUsed ? isResourceUsed : sql`not ${isResourceUsed}`);
  if (expiring) {
    parts.push(sql`r.type = 'keystore' and (r.expires_at < ${expiring.before}
      or r.keystore_problem = any(${expiring.problems}::text[]))`);
  }
  return sql`${sql.join(parts, sql` and `)}`;
}

/** The commune of a resource. */
export type StoredResourceCommune = RowOf<typeof communeRow>;

const communeRow = declareRow({
  ags: "commune.ags",
  name: "commune.name",
  initialization: "commune.initialization",
  initializationError: "commune.initialization_error",
});

/** Loads communes by AGS. Unknown AGS are omitted. */
export async function selectResourceCommunes(
  db: Database,
  ags: readonly string[],
): Promise<StoredResourceCommune[]> {
  const { rows } = await communeRow.sql`
    select c.ags, c.name, c.initialization, c.initialization_error as "initializationError"
    from commune c where c.ags = any(${ags}::text[])`.execute(db);
  return rows;
}
