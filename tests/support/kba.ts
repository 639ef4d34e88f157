/** KBA settings of communes, and calls that change them. */
import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Context } from "#server/context";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { toNodeId } from "#server/nodeId";
import { encryptSecret } from "#server/secretText";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database } from "#server/storage/database/database";
import { callIkfz } from "./ikfz";
import { storeCommunes } from "./register";
import { addUser, contextOf, memberOf, systemRole } from "./serverCalls";
import { addSession } from "./sessions";

/** Time of the calls: in Germany already the 21st. */
export const kbaTime = new Date("2026-11-20T23:30:00.000Z");
export const today = "2026-11-21";

export const registration = "ikfz-neuzulassung";

/** Communes of the tests. Members are responsible for the registration in Augsburg; Trier does not offer it. */
export const augsburg = "09761000";
export const ebersberg = "09175115";
export const trier = "07211000";

/** Stores the communes and one user for each role; returns their tokens. */
export async function storeKbaPlaces(db: Database) {
  const place = (ags: string, name: string, services: readonly string[]) => ({
    ags,
    name,
    unit: "Stadt",
    postalCodes: [],
    services,
  });
  await storeCommunes(db, [
    place(augsburg, "Augsburg", [registration, "ew-meldebescheinigung"]),
    place(ebersberg, "Ebersberg", [registration]),
    place(trier, "Trier", ["ew-meldebescheinigung"]),
  ]);
  const roles = {
    member: [memberOf(augsburg, registration), memberOf(ebersberg, "ew-meldebescheinigung")],
    support: systemRole("SUPPORT"),
  };
  const tokenOf = async (username: keyof typeof roles) =>
    addSession(db, await addUser(db, { username, roles: roles[username] }), kbaTime);
  return { member: await tokenOf("member"), support: await tokenOf("support") };
}

/** The password that settings have if none is given. */
export const storedPassword = "Gespeichertes Passwort 1";

/** Encrypts a password for its place. */
export async function encryptedPassword(db: Database, id: string, identifier: string, password: string) {
  const { config } = await contextOf(db);
  return encryptSecret(config.secretKeys, kbaPasswordPlace(id, identifier), password);
}

/** Stores settings with the identifier <user>05; returns their bare id. */
export async function storeKbaSettings(
  db: Database,
  changes: Partial<Insertable<DB["kba_settings"]>> = {},
): Promise<string> {
  const { id = randomUUID(), kba_user = "AUGKBA", password_identifier = `${kba_user}05` } = changes;
  await db
    .insertInto("kba_settings")
    .values({
      commune_ags: augsburg,
      user_number: "4711",
      client_ags: augsburg,
      is_large_customer_approved: false,
      password: await encryptedPassword(db, id, password_identifier, storedPassword),
      password_set_on: "2026-11-01",
      password_changed_at: new Date("2026-11-01T09:00:00Z"),
      created_at: new Date("2026-11-01T09:00:00Z"),
      updated_at: new Date("2026-11-01T09:00:00Z"),
      ...changes,
      id,
      kba_user,
      password_identifier,
    })
    .execute();
  return id;
}

/** A previous password with the identifier <user>04. */
export async function previousOf(db: Database, id: string, user = "AUGKBA", setOn = "2026-09-01") {
  const identifier = `${user}04`;
  return {
    id,
    previous_identifier: identifier,
    previous_password: await encryptedPassword(db, id, identifier, `${storedPassword} zuvor`),
    previous_set_on: setOn,
  };
}

export const kbaNode = (id: string) => toNodeId("KbaSettings", id);

/** Fields of a form. */
export const kbaFields = {
  userNumber: "4711",
  clientAgs: augsburg,
  customsSystemCode: null,
  isLargeCustomerApproved: false,
  stbaNumber: null,
};

/** New settings of Augsburg. */
export const newKbaSettings = (changes: object = {}) => ({
  ags: augsburg,
  user: "NEUKBA",
  settings: { ...kbaFields, customsSystemCode: "DE0042", stbaNumber: "Z123456" },
  password: { identifier: "NEUKBA01", password: "Neues Passwort 1", setOn: "2026-11-20" },
  ...changes,
});

/** Settings as selected. */
export const selectedKba = `id user userNumber clientAgs customsSystemCode isLargeCustomerApproved stbaNumber
  passwordIdentifier nextPasswordIdentifier passwordSetOn passwordExpiresOn passwordState previousPasswordIdentifier
  lastUsedAt lastUsedIdentifier lastRefusedAt lastRefusedIdentifier updatedBy { username } revision`;

/** Settings as a response has them. */
export interface SeenKba {
  readonly id: string;
  readonly user: string;
  readonly passwordIdentifier: string;
  readonly revision: number;
}

/** The payload of a mutation. */
export interface KbaPayload {
  readonly result: string | null;
  readonly errors: readonly { readonly code: string; readonly field: string | null }[];
  readonly kbaSettings: SeenKba | null;
  readonly removedKbaSettingsId?: string | null;
}

const inputs = {
  addKbaSettings: "kbaSettingsEdge { cursor node { KBA } }",
  saveKbaSettings: "kbaSettings { KBA }",
  changeKbaPassword: "kbaSettings { KBA }",
  confirmKbaPassword: "kbaSettings { KBA }",
  removeKbaSettings: "removedKbaSettingsId kbaSettings { KBA }",
};
export type KbaMutation = keyof typeof inputs;

/** The document of a mutation. */
export function kbaMutation(name: KbaMutation): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { payload: ${name}(input: $input) {
    ${inputs[name].replace("KBA", selectedKba)} result errors { code field params { name value } } } }`;
}

/** Calls a mutation. Throws the codes of its errors. */
export async function mutateKba(
  db: Database,
  token: string,
  name: KbaMutation,
  input: object,
  changes: Partial<Context> = {},
): Promise<KbaPayload> {
  type Sent = Omit<KbaPayload, "errors"> & {
    readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
    readonly kbaSettingsEdge?: { readonly node: SeenKba } | null;
  };
  const { data, codes } = await callIkfz<{ readonly payload: Sent }>(
    db,
    { token, now: kbaTime },
    kbaMutation(name),
    { input },
    changes,
  );
  if (!data) throw new Error(codes.join());
  const { kbaSettingsEdge, errors, ...payload } = data.payload;
  return {
    ...payload,
    kbaSettings: payload.kbaSettings ?? kbaSettingsEdge?.node ?? null,
    errors: errors.map(({ code, field }) => ({ code, field: field?.join(".") ?? null })),
  };
}

/** Entries of the activity log about KBA settings, oldest first. */
export async function kbaActivities(db: Database) {
  const rows = await db
    .selectFrom("activity")
    .select(["type", "actor_name", "target_id", "label", "before", "after"])
    .where("type", "in", ["SAVE_KBA_SETTINGS", "CHANGE_KBA_PASSWORD", "REMOVE_KBA_SETTINGS"])
    .orderBy("id")
    .execute();
  return rows.map(({ type, actor_name, target_id, label, before, after }) => ({
    type,
    by: actor_name,
    target: target_id,
    label,
    before,
    after,
  }));
}
