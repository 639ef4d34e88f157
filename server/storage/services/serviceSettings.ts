/** Storage of the settings of a commune's service, as they are edited. */
import { sql } from "kysely";
import type { ResourceType } from "#domain/resources/resourceKinds";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";

/** A stored setting. */
export interface StoredSetting {
  readonly key: string;
  /** Encrypted if the setting is a secret. */
  readonly value: string;
  /** Whether it applies to all communes that do not override it. */
  readonly isInherited: boolean;
  readonly updatedAt: Date;
  /** `null` if it was not changed since it was set up. */
  readonly updatedByName: string | null;
}

/** Conflict token of the settings of a service, and who last changed them. */
export interface SettingsRevision {
  readonly revision: number;
  /** `null`, like the name, if they were not changed since the service was added. */
  readonly updatedAt: Date | null;
  readonly updatedByName: string | null;
}

/** Author and time of a change. */
interface Stamp {
  readonly at: Date;
  readonly by: string;
}

/** Place of a secret, which its encryption is bound to. */
export function secretPlace({ communeAgs, serviceId }: CommuneServiceKey, key: string): string {
  return `service_setting/${communeAgs}/${serviceId}/${key}`;
}

/** Loads the service's own settings and those for all communes, by key. */
export async function selectServiceSettings(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<StoredSetting[]> {
  const rows = await db
    .selectFrom("service_setting")
    .select(["key", "value", "commune_ags", "updated_at", "updated_by_name"])
    .where("service_id", "=", serviceId)
    .where((eb) => eb.or([eb("commune_ags", "=", communeAgs), eb("commune_ags", "is", null)]))
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    key: row.key,
    value: row.value,
    isInherited: row.commune_ags === null,
    updatedAt: row.updated_at,
    updatedByName: row.updated_by_name,
  }));
}

/** A setting of a commune's service. */
interface OwnSetting extends CommuneServiceKey {
  readonly key: string;
}

/** Returns the keys of all stored settings. */
export async function selectSettingKeys(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom("service_setting").select("key").distinct().execute();
  return rows.map(({ key }) => key);
}

/** Loads the own settings of all services with one of these keys. */
export async function selectOwnSettings(
  db: Database,
  keys: readonly string[],
): Promise<readonly (OwnSetting & { readonly value: string })[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("service_setting")
    .select(["commune_ags as communeAgs", "service_id as serviceId", "key", "value"])
    .where("commune_ags", "is not", null)
    .where("key", "in", [...keys])
    .execute();
  return rows.flatMap(({ communeAgs, ...row }) => (communeAgs === null ? [] : { communeAgs, ...row }));
}

/** Replaces a value if it is still the expected one. Keeps author, time and revision. */
export async function updateSettingValue(
  db: Database,
  { communeAgs, serviceId, key }: OwnSetting,
  expected: string,
  value: string,
): Promise<void> {
  await db
    .updateTable("service_setting")
    .set({ value })
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("key", "=", key)
    .where("value", "=", expected)
    .execute();
}

/** Loads the revision of a service's settings. The service must exist. */
export async function selectSettingsRevision(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<SettingsRevision> {
  const row = await db
    .selectFrom("commune_service")
    .select(["settings_revision", "settings_updated_at", "settings_updated_by_name"])
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .executeTakeFirst();
  return {
    revision: row?.settings_revision ?? 0,
    updatedAt: row?.settings_updated_at ?? null,
    updatedByName: row?.settings_updated_by_name ?? null,
  };
}

/** A reference to a resource. */
export interface ResourceName {
  readonly type: ResourceType;
  readonly id: string;
}

const resourcesMax = 200;

/** Loads the ids of the resources of each type that a commune may use, in order: its own and those for all, 200 a type. */
export async function selectUsableResources(
  db: Database | Transaction,
  types: readonly ResourceType[],
  communeAgs: string,
): Promise<ResourceName[]> {
  const perType = await Promise.all(
    types.map((type) =>
      usableResources(db, type, communeAgs).distinct().orderBy("id").limit(resourcesMax).execute(),
    ),
  );
  return perType.flat();
}

/** Whether a commune may use a resource of this type and id. */
export async function hasUsableResource(
  db: Database | Transaction,
  { type, id }: ResourceName,
  communeAgs: string,
): Promise<boolean> {
  const found = await usableResources(db, type, communeAgs).where("id", "=", id).limit(1).executeTakeFirst();
  return found !== undefined;
}

function usableResources(db: Database | Transaction, type: ResourceType, communeAgs: string) {
  return db
    .selectFrom("resource")
    .select(["type", "id"])
    .where("type", "=", type)
    .where((eb) => eb.or([eb("commune_ags", "=", communeAgs), eb("commune_ags", "is", null)]));
}

/** Replaces own settings of a service, and deletes those whose value is `null`. The service must be locked. */
export async function writeServiceSettings(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  values: ReadonlyMap<string, string | null>,
  { at, by }: Stamp,
): Promise<void> {
  await tx
    .deleteFrom("service_setting")
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .where("key", "in", [...values.keys()])
    .execute();
  const owner = { commune_ags: communeAgs, service_id: serviceId };
  const rows = [...values].flatMap(([key, value]) =>
    value === null ? [] : [{ ...owner, key, value, updated_at: at, updated_by_name: by }],
  );
  if (rows.length > 0) await tx.insertInto("service_setting").values(rows).execute();
}

/** Increments the revision of a service's settings. */
export async function updateSettingsRevision(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  { at, by }: Stamp,
): Promise<void> {
  await tx
    .updateTable("commune_service")
    .set({
      settings_revision: sql`settings_revision + 1`,
      settings_updated_at: at,
      settings_updated_by_name: by,
    })
    .where("commune_ags", "=", communeAgs)
    .where("service_id", "=", serviceId)
    .execute();
}
