/** Secrets in all tables that contain some. */
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { decryptResourceSecrets, encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import type { SecretKeys } from "#server/secretKey";
import { decryptSecret, encryptSecret } from "#server/secretText";
import type { Database } from "#server/storage/database/database";
import { secretPlace } from "#server/storage/services/serviceSettings";

const at = new Date("2026-11-01T10:00:00.000Z");
const resource = { version: "v2", type: "restService", id: "register" } as const;
const kbaId = "0b8f6f0e-3a37-4c55-9f0c-52e5c2a4f1aa";

/** The secrets that `storeSecrets` stores, as they are read back. */
export const allSecrets: readonly string[] = [
  "service_setting api_key: Schluessel",
  "service_setting sms_token: Zeichen",
  "resource /authentication/key: geheim",
  "resource_version /authentication/key: vorher",
  "resource_version /authentication/password: frueher",
  "kba_settings password: KBA-neu",
  "kba_settings previous_password: KBA-alt",
];

/** Encrypts one text for its place. */
type Encrypt = (place: string, text: string) => string;

/** Stores secrets in all tables, next to values that are not secret, for a commune with this service. */
export async function storeSecrets(
  db: Database,
  keys: SecretKeys,
  { ags, serviceId, encrypt }: { ags: string; serviceId: string; encrypt?: Encrypt },
): Promise<void> {
  const encryptText = encrypt ?? ((place, text) => encryptSecret(keys, place, text));
  const service = { communeAgs: ags, serviceId };
  const setting = (key: string, value: string) => ({
    commune_ags: ags,
    service_id: serviceId,
    key,
    value,
    updated_at: at,
  });
  await db
    .insertInto("service_setting")
    .values([
      setting("api_key", encryptText(secretPlace(service, "api_key"), "Schluessel")),
      setting("sms_token", encryptText(secretPlace(service, "sms_token"), "Zeichen")),
      setting("contact_email", "amt@example.org"),
      { ...setting("api_key", "for all communes"), commune_ags: null },
    ])
    .execute();
  const document = "name: Register\n";
  await db
    .insertInto("resource")
    .values([
      {
        ...resource,
        document,
        revision: 2,
        updated_at: at,
        secrets: JSON.stringify(encryptResourceSecrets(keys, resource, { "/authentication/key": "geheim" })),
      },
      { ...resource, id: "open", document, updated_at: at },
    ])
    .execute();
  const former = { "/authentication/key": "vorher", "/authentication/password": "frueher" };
  await db
    .insertInto("resource_version")
    .values({
      ...resource,
      document,
      revision: 1,
      saved_at: at,
      secrets: JSON.stringify(encryptResourceSecrets(keys, resource, former)),
    })
    .execute();
  await db
    .insertInto("kba_settings")
    .values({
      id: kbaId,
      commune_ags: ags,
      kba_user: "KBA1",
      user_number: "1",
      client_ags: ags,
      is_large_customer_approved: false,
      password_identifier: "KBA102",
      password: encryptText(kbaPasswordPlace(kbaId, "KBA102"), "KBA-neu"),
      password_set_on: "2026-11-01",
      password_changed_at: at,
      previous_identifier: "KBA101",
      previous_password: encryptText(kbaPasswordPlace(kbaId, "KBA101"), "KBA-alt"),
      previous_set_on: "2026-09-01",
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** All secrets with table and name, in the order of `allSecrets`; `null`: not readable with these keys. */
export async function readSecrets(db: Database, keys: SecretKeys): Promise<readonly string[]> {
  const settings = await db
    .selectFrom("service_setting")
    .selectAll()
    .where("commune_ags", "is not", null)
    .where("key", "in", ["api_key", "sms_token"])
    .orderBy("key")
    .execute();
  const resources = await db.selectFrom("resource").selectAll().where("id", "=", resource.id).execute();
  const versions = await db.selectFrom("resource_version").selectAll().orderBy("revision").execute();
  const kba = await db.selectFrom("kba_settings").selectAll().execute();
  const lines = (table: string, secrets: Readonly<Record<string, string | null>>) =>
    Object.entries(secrets).map(([name, text]) => `${table} ${name}: ${String(text)}`);
  const ofResource = (secrets: unknown) => {
    const stored = secrets as Record<string, string>;
    const none = Object.fromEntries(Object.keys(stored).map((pointer) => [pointer, null]));
    return { ...none, ...decryptResourceSecrets(keys, resource, stored) };
  };
  return [
    ...settings.flatMap(({ key, value, service_id: serviceId, commune_ags: communeAgs }) =>
      lines("service_setting", {
        [key]: decryptSecret(keys, secretPlace({ communeAgs: communeAgs ?? "", serviceId }, key), value),
      }),
    ),
    ...resources.flatMap(({ secrets }) => lines("resource", ofResource(secrets))),
    ...versions.flatMap(({ secrets }) => lines("resource_version", ofResource(secrets))),
    ...kba.flatMap((row) =>
      lines("kba_settings", {
        password: decryptSecret(keys, kbaPasswordPlace(row.id, row.password_identifier), row.password),
        previous_password: decryptSecret(
          keys,
          kbaPasswordPlace(row.id, row.previous_identifier ?? ""),
          row.previous_password ?? "",
        ),
      }),
    ),
  ];
}
