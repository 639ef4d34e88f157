/** Replaces a resource in the settings of services that name it. */
import { sql, type RawBuilder } from "kysely";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Transaction } from "#server/storage/database/database";
import { bool, declareRow, type RowOf } from "#server/storage/database/declaredRow";
import { settingsOfResource, usesOfResource } from "./resourceUses";

/** A setting that named the resource. */
export type ReplacedSetting = RowOf<typeof settingRow>;

const settingRow = declareRow({
  /** `null`: for all communes. */
  communeAgs: "service_setting.commune_ags",
  serviceId: "service_setting.service_id",
  key: "service_setting.key",
});

const foundRow = declareRow({ found: bool() });

/** Whether there is another resource of the kind with this id, for every commune that uses the resource. */
export async function canReplace(tx: Transaction, key: ResourceKey, replacementId: string): Promise<boolean> {
  const replacement = sql`select from resource o where o.type = r.type and o.id = ${replacementId}
    and (o.version, o.id) <> (r.version, r.id)`;
  const { rows } = await foundRow.sql`
    select exists (${replacement}) and not exists (select from (${usesOfResource}) as u
      where not exists (${replacement} and (o.commune_ags is null or o.commune_ags = coalesce(u.ags, u.owner_ags)))
    ) as found
    from resource r where ${isResource(key)}`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Author and time of a change. */
interface Stamp {
  readonly at: Date;
  readonly by: string;
}

/** Names another resource in the settings that name this one, and increments the revisions of those settings. */
export async function replaceInSettings(
  tx: Transaction,
  key: ResourceKey,
  replacementId: string,
  { at, by }: Stamp,
): Promise<ReplacedSetting[]> {
  const named = sql`select t.id, t.commune_ags, t.service_id from resource r, service_setting t
    where ${isResource(key)} and ${settingsOfResource}`;
  // Update this row first: saving settings locks it first, so a different order could deadlock.
  await sql`
    update commune_service s set settings_revision = s.settings_revision + 1, settings_updated_at = ${at},
      settings_updated_by_name = ${by}
    where (s.commune_ags, s.service_id) in (select named.commune_ags, named.service_id from (${named}) as named)
  `.execute(tx);
  const { rows } = await settingRow.sql`
    update service_setting set value = ${replacementId}, revision = revision + 1, updated_at = ${at},
      updated_by_name = ${by}
    where id in (select named.id from (${named}) as named)
    returning commune_ags as "communeAgs", service_id as "serviceId", key`.execute(tx);
  return rows;
}

function isResource({ version, type, id }: ResourceKey): RawBuilder<boolean> {
  return sql`r.version = ${version} and r.type = ${type} and r.id = ${id}`;
}

/** Replaces the id in the references to a kind and id. The caller must change the documents as well. */
export async function replaceInReferences(
  tx: Transaction,
  { type, id }: ResourceKey,
  replacementId: string,
): Promise<void> {
  await tx
    .updateTable("resource_reference")
    .set({ target_id: replacementId })
    .where("target_type", "=", type)
    .where("target_id", "=", id)
    .execute();
}
