/** All encrypted texts of the database. New columns with secrets must be added here. */
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#server/storage/database/database";
import { declareRow, int8, json, text, type RowOf } from "#server/storage/database/declaredRow";

/** A table that has secrets. A resource comes before its versions, to which it may be copied meanwhile. */
export type SecretTable = (typeof secretTables)[number];

export const secretTables = ["service_setting", "resource", "resource_version", "kba_settings"] as const;

/** An encrypted text. */
export type StoredSecret = RowOf<typeof secretRow>;

const secretRow = declareRow({
  /** Position in the order of the table. */
  position: text(),
  /** The values that identify it in its table. */
  id: json<readonly string[]>(),
  value: text(),
});

const countRow = declareRow({ total: int8() });

/** Which secrets to select. */
interface Selection {
  /** Keys of service settings that are secret. */
  readonly settingKeys: readonly string[];
  /** Prefix of texts that are encrypted with the current key. */
  readonly prefix: string;
}

/** Counts all secrets. */
export async function countSecrets(
  db: Database,
  { settingKeys }: Pick<Selection, "settingKeys">,
): Promise<number> {
  const all = sql.join(
    secretTables.map((table) => columnsOf[table].select(settingKeys)),
    sql` union all `,
  );
  const { rows } = await countRow.sql`
    select count(*) as total from (${all}) as secret`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Loads some secrets that are not encrypted with the current key, in order, from after a position; "" is the start. */
export async function selectOtherSecrets(
  db: Database,
  table: SecretTable,
  { settingKeys, prefix }: Selection,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<StoredSecret[]> {
  const { rows } = await secretRow.sql`
    select position, position::json as id, value from (${columnsOf[table].select(settingKeys)}) as secret
    where not starts_with(value, ${prefix}) and position > ${after}
    order by position limit ${limit}`.execute(db);
  return rows;
}

/**
 * Replaces a secret if it still has the expected value, so that a concurrent change by a user wins. Keeps author, time
 * and revision. Returns whether it was replaced.
 */
export async function replaceSecret(
  db: Database,
  table: SecretTable,
  { id, value: expected }: StoredSecret,
  value: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await columnsOf[table].update(id, expected, value).execute(db);
  return numAffectedRows > 0n;
}

/** Where a table has its secrets. */
interface SecretColumns {
  /** Selects `position`, the text of a JSON array that identifies the secret, and `value`. */
  readonly select: (settingKeys: readonly string[]) => RawBuilder<unknown>;
  /** Replaces the secret with these values in its `position` if it is still the expected one. */
  readonly update: (id: readonly string[], expected: string, value: string) => RawBuilder<unknown>;
}

const columnsOf: Readonly<Record<SecretTable, SecretColumns>> = {
  service_setting: {
    select: (settingKeys) => sql`
      select json_build_array(commune_ags, service_id, key)::text collate "C" as position, value
      from service_setting where commune_ags is not null and key = any(${settingKeys}::text[])`,
    update: ([communeAgs, serviceId, key], expected, value) => sql`
      update service_setting set value = ${value}
      where commune_ags = ${communeAgs} and service_id = ${serviceId} and key = ${key} and value = ${expected}`,
  },
  resource: {
    select: () => sql`
      select json_build_array(version, type, id, s.key)::text collate "C" as position, s.value
      from resource, jsonb_each_text(secrets) s`,
    update: ([version, type, id, pointer], expected, value) => sql`
      update resource set secrets = jsonb_set(secrets, array[${pointer}], to_jsonb(${value}::text))
      where version = ${version} and type = ${type} and id = ${id} and secrets ->> ${pointer} = ${expected}`,
  },
  resource_version: {
    select: () => sql`
      select json_build_array(version_id, version, type, id, s.key)::text collate "C" as position, s.value
      from resource_version, jsonb_each_text(secrets) s`,
    update: ([versionId, , , , pointer], expected, value) => sql`
      update resource_version set secrets = jsonb_set(secrets, array[${pointer}], to_jsonb(${value}::text))
      where version_id = ${versionId} and secrets ->> ${pointer} = ${expected}`,
  },
  kba_settings: {
    select: () => sql`
      select json_build_array(id, password_identifier, 'password')::text collate "C" as position, password as value
      from kba_settings
      union all
      select json_build_array(id, previous_identifier, 'previous_password')::text collate "C", previous_password
      from kba_settings where previous_password is not null`,
    // A concurrent change of the password may have made it the previous one.
    update: ([id], expected, value) => sql`
      update kba_settings set
        password = case when password = ${expected} then ${value} else password end,
        previous_password = case when previous_password = ${expected} then ${value} else previous_password end
      where id = ${id} and (password = ${expected} or previous_password = ${expected})`,
  },
};
