/** What uses a resource: communes, other resources and settings of services. */
import { sql, type RawBuilder } from "kysely";
import type { ResourceKey, ResourceType } from "#domain/resources/resourceKinds";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { isOneOf } from "./resources";

/** A use of a resource. Texts are empty if they do not apply to its kind. */
export type StoredResourceUse = RowOf<typeof useRow>;

const useRow = declareRow({
  kind: text<"COMMUNE" | "RESOURCE" | "SERVICE_SETTING">(),
  /** `null`: another resource, or a setting for all communes. */
  ags: text<string | null>(),
  communeName: text<string | null>(),
  serviceId: text(),
  settingKey: text(),
  version: text(),
  type: text<ResourceType | "">(),
  id: text(),
  name: text(),
  /** The only commune that may use the other resource. */
  ownerAgs: text<string | null>(),
});

/**
 * Whether kind and id resolve to `resource r` in a commune (`null`: for all communes), that is, whether it is the
 * latest version that may be used there.
 */
function resolvesIn(commune: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(r.commune_ags is null or ${commune} is null or r.commune_ags = ${commune})
    and not exists (select from resource later where later.type = r.type and later.id = r.id
      and later.version > r.version and (later.commune_ags is null or later.commune_ags = ${commune}))`;
}

/** Whether `service_setting t` names `resource r`. Literal keys let the partial index on settings apply. */
export const settingsOfResource: RawBuilder<boolean> = sql`
  t.value = r.id and t.key in ('rest_service', 'payment_provider', 'signature_keystore')
  and t.key = case r.type when 'restService' then 'rest_service' when 'paymentProvider' then 'payment_provider'
    when 'keystore' then 'signature_keystore' end
  and ${resolvesIn(sql`t.commune_ags`)}`;

/** The uses of `resource r`. */
export const usesOfResource = sql`
  select 'COMMUNE' as kind, s.commune_ags as ags, '' as service_id, '' as setting_key,
    '' as version, '' as type, '' as id, '' as name, null as owner_ags
  from residential_property_source s
  where r.type = 'okkomm' and s.source = 'OKKOMM_IMPORT' and (r.commune_ags is null or r.commune_ags = s.commune_ags)
    and (r.version, r.id) = (select first.version, first.id from resource first
      where first.type = 'okkomm' and (first.commune_ags = s.commune_ags or first.commune_ags is null)
      order by first.commune_ags is null, first.version desc, first.id limit 1)
  union all
  select 'RESOURCE', null, '', '', o.version, o.type, o.id, o.name, o.commune_ags
  from resource o
  where (o.version, o.type, o.id) in (select f.version, f.type, f.id from resource_reference f
      where f.target_type = r.type and f.target_id = r.id)
    and ${resolvesIn(sql`o.commune_ags`)}
  union all
  select 'SERVICE_SETTING', t.commune_ags, t.service_id, t.key, '', '', '', '', null
  from service_setting t where ${settingsOfResource}`;

/** Whether `resource r` is used. */
export const isResourceUsed: RawBuilder<boolean> = sql`exists (select from (${usesOfResource}) as used)`;

/** Communes, then resources, then settings of services. */
export const resourceUseOrder: KeysetOrder = {
  name: "USE",
  keys: [
    { column: "u.kind", type: "text" },
    { column: sql`coalesce(u.ags, '')`, type: "text" },
    { column: "u.service_id", type: "text" },
    { column: "u.setting_key", type: "text" },
    { column: "u.type", type: "text" },
    { column: "u.id", type: "text" },
    { column: "u.version", type: "text" },
  ],
};

/** The uses of a resource. */
export function resourceUseSource({ version, type, id }: ResourceKey): KeysetSource<StoredResourceUse> {
  return {
    row: useRow,
    select: sql`u.kind, u.ags, c.name as "communeName", u.service_id as "serviceId", u.setting_key as "settingKey",
      u.version, u.type, u.id, u.name, u.owner_ags as "ownerAgs"`,
    from: sql`resource r cross join lateral (${usesOfResource}) as u left join commune c on c.ags = u.ags`,
    where: sql`r.version = ${version} and r.type = ${type} and r.id = ${id}`,
  };
}

const countRow = declareRow({
  version: "resource.version",
  type: "resource.type",
  id: "resource.id",
  count: int4(),
});

/** Counts the uses of resources. */
export async function selectUseCounts(
  db: Database | Transaction,
  keys: readonly ResourceKey[],
): Promise<RowOf<typeof countRow>[]> {
  const { rows } = await countRow.sql`
    select r.version, r.type, r.id, uses.count from resource r
    cross join lateral (select count(*)::int4 as count from (${usesOfResource}) as u) as uses
    where ${isOneOf(keys)}`.execute(db);
  return rows;
}
