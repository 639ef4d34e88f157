/** Storage of service settings and the resources that they reference. */
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, text, type RowOf } from "#server/storage/database/declaredRow";

/** A service of a commune. */
export interface ServiceOfCommune {
  readonly communeAgs: string;
  readonly serviceId: string;
}

/** A resource referenced by a setting. `document` and `version` are `null` if no such resource exists. */
export type NamedResource = RowOf<typeof namedResourceRow>;

const namedResourceRow = declareRow({
  communeAgs: text(),
  serviceId: text(),
  version: text<string | null>(),
  id: text(),
  document: text<string | null>(),
  /** Encrypted texts by JSON pointer. */
  secrets: json<Readonly<Record<string, string>> | null>(),
});

/**
 * Loads the resources of a type that the setting `key` of each service references. The commune's own setting takes
 * precedence over the one shared by all communes, and the highest version over others. Services without the setting are
 * omitted.
 */
export async function selectNamedResources(
  db: Database | Transaction,
  services: readonly ServiceOfCommune[],
  { key, type }: { readonly key: string; readonly type: string },
): Promise<NamedResource[]> {
  const { rows } = await namedResourceRow.sql`
    select requested.ags as "communeAgs", requested.service_id as "serviceId", named.value as id, r.version, r.document,
      r.secrets::json as secrets
    from unnest(${services.map((each) => each.communeAgs)}::text[], ${services.map((each) => each.serviceId)}::text[])
      as requested (ags, service_id)
    cross join lateral (
      select s.value from service_setting s
      where s.service_id = requested.service_id and s.key = ${key}
        and (s.commune_ags = requested.ags or s.commune_ags is null)
      order by s.commune_ags is null limit 1) named
    left join lateral (
      select r.version, r.document, r.secrets from resource r
      where r.type = ${type} and r.id = named.value
        and (r.commune_ags = requested.ags or r.commune_ags is null)
      order by length(r.version) desc, r.version desc limit 1) r on true`.execute(db);
  return rows;
}
