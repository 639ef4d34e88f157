/** Settings of a commune's service: known keys, and further keys for holders of `service_extensions`. */
import { checkValue, checkValues } from "#domain/checkValues";
import { cutText } from "#domain/cutText";
import { can } from "#domain/permissions";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { extensionsSchema, settingField } from "#domain/schemas/serviceSettings";
import { findService, hasCapability } from "#domain/serviceCatalogue";
import {
  isSecretKey,
  isSecretSetting,
  isServiceSettingKey,
  serviceSettingKeys,
  serviceSettings,
  type ServiceSettingKey,
  type SettingDefinition,
} from "#domain/serviceSettings";
import { readSettings as readInstallationSettings } from "#server/domain/installation/settings";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import {
  conflictError,
  done,
  inTransaction,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { failure } from "#server/failure";
import { encryptSecret } from "#server/secretText";
import type { CommuneServiceKey, StoredCommuneService } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import {
  hasUsableResource,
  secretPlace,
  selectServiceSettings,
  selectSettingsRevision,
  selectUsableResources,
  updateSettingsRevision,
  writeServiceSettings,
  type StoredSetting,
} from "#server/storage/services/serviceSettings";
import { loggedSettings } from "./loggedSettings";
import { requireCommuneService } from "./serviceAccess";
import type { StoredActor } from "#server/storage/stamp";

/** A known setting without the content of secrets. */
export interface ServiceSetting {
  readonly key: ServiceSettingKey;
  readonly ownValue: string | null;
  readonly hasOwnValue: boolean;
  readonly inheritedValue: string | null;
  readonly hasInheritedValue: boolean;
  /** Value from the settings of the installation; null: the key has none there. */
  readonly installationValue: string | null;
  readonly choices: readonly string[];
  readonly updatedAt: Date | null;
  readonly updatedBy: StoredActor | null;
}

/** A setting with a key that is not known. */
export interface ServiceExtension {
  readonly key: string;
  /** Empty if the key is named like a secret: as output it is never sent, as input the stored one is kept. */
  readonly value: string;
}

export interface ServiceSettings {
  readonly known: readonly ServiceSetting[];
  readonly extensions: readonly ServiceExtension[];
  readonly revision: number;
}

/** Returns the settings of a service that the viewer may see, or null if it has none. */
export async function readServiceSettings(
  ctx: Context,
  service: CommuneServiceKey,
): Promise<ServiceSettings | null> {
  if (!hasCapability(service.serviceId, "settings")) return null;
  const [{ erasureDays }, stored, { revision }, resources] = await Promise.all([
    readInstallationSettings(ctx.db),
    selectServiceSettings(ctx.db, service),
    selectSettingsRevision(ctx.db, service),
    selectUsableResources(ctx.db, resourceKinds, service.communeAgs),
  ]);
  const inherited = new Map(stored.filter(({ isInherited }) => isInherited).map((row) => [row.key, row]));
  const own = ownSettings(stored);
  const known = serviceSettingKeys.map((key): ServiceSetting => {
    const [row, inheritedRow, kind] = [own.get(key), inherited.get(key), resourceKindOf(key)];
    return {
      key,
      ownValue: isSecretSetting(key) ? null : (row?.value ?? null),
      hasOwnValue: row !== undefined,
      inheritedValue: isSecretSetting(key) ? null : (inheritedRow?.value ?? null),
      hasInheritedValue: inheritedRow !== undefined,
      installationValue: key === "retention_days" ? String(erasureDays) : null,
      choices: resources.filter(({ type }) => type === kind).map(({ id }) => id),
      updatedAt: row?.updatedAt ?? null,
      updatedBy: row?.updatedByName ? { id: null, name: row.updatedByName, role: null } : null,
    };
  });
  return { known, extensions: extensionsOf(own), revision };
}

/** Input of a save. */
export interface SettingsInput {
  /** `null` if no such service can exist. */
  readonly service: CommuneServiceKey | null;
  /** Revision that the caller has read. */
  readonly revision: number;
  /** Settings to change; no value means the default. */
  readonly settings: readonly { readonly key: ServiceSettingKey; readonly value?: string | null }[];
  /** All further keys; `null` keeps the stored ones. */
  readonly extensions: readonly ServiceExtension[] | null;
}

/** Saves all changes or none. The value is the service, even with a conflict. */
export async function saveServiceSettings(
  ctx: Context,
  input: SettingsInput,
): Promise<Outcome<StoredCommuneService>> {
  if (input.extensions !== null && !can(ctx.viewer, "service_extensions")) {
    throw failure("insufficient_permissions");
  }
  const keys = input.settings.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) {
    throw failure("bad_request", { detail: "The settings contain duplicates." });
  }
  return inTransaction<StoredCommuneService>(ctx, async (tx) => {
    const service = await requireCommuneService(ctx, tx, input.service, "settings");
    const { revision, updatedAt, updatedByName } = await selectSettingsRevision(tx, service);
    if (revision !== input.revision) {
      const error = conflictError({ updatedByName, updatedAt: updatedAt ?? service.updatedAt });
      return { value: service, errors: [error] };
    }
    const own = ownSettings(await selectServiceSettings(tx, service));
    const known = readSettings(input.settings);
    const further = readExtensions(input.extensions, own);
    const resourceErrors = await findUnknownResources(tx, service, known.values, own);
    refuseIf([...known.errors, ...resourceErrors, ...further.errors]);

    const changes = new Map(
      // A secret always counts as changed: comparing it would require the stored one.
      [...known.values, ...further.values].filter(([key, value]) =>
        isSecretKey(key) ? value !== null || own.has(key) : value !== (own.get(key)?.value ?? null),
      ),
    );
    // Skip unchanged saves: a new revision would make the forms of other users stale.
    if (changes.size === 0) return done(service);
    const viewer = requireViewer(ctx);
    const stamp = { at: ctx.now(), by: viewer.username };
    await writeServiceSettings(tx, service, encryptSecrets(ctx, service, changes), stamp);
    await updateSettingsRevision(tx, service, stamp);
    const before = new Map([...changes.keys()].map((key) => [key, own.get(key) ?? null]));
    const after = new Map(
      [...changes].map(([key, value]) => [key, value === null ? null : { value, updatedAt: stamp.at }]),
    );
    await recordActivity(tx, {
      type: "SAVE_SERVICE_CONFIG",
      at: stamp.at,
      actor: viewer,
      ags: service.communeAgs,
      serviceId: service.serviceId,
      target: { kind: "service", id: service.serviceId },
      label: findService(service.serviceId)?.name.de ?? service.serviceId,
      before: loggedSettings(before),
      after: loggedSettings(after),
    });
    return done(service);
  });
}

function encryptSecrets(
  { config }: Context,
  service: CommuneServiceKey,
  changes: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string | null> {
  return new Map(
    [...changes].map(([key, value]) => [
      key,
      value !== null && isSecretKey(key)
        ? encryptSecret(config.secretKeys, secretPlace(service, key), value)
        : value,
    ]),
  );
}

type OwnSettings = ReadonlyMap<string, StoredSetting>;

function ownSettings(stored: readonly StoredSetting[]): OwnSettings {
  return new Map(stored.filter(({ isInherited }) => !isInherited).map((row) => [row.key, row]));
}

function extensionsOf(own: OwnSettings): readonly ServiceExtension[] {
  return [...own.values()]
    .filter(({ key }) => !isServiceSettingKey(key))
    .map(({ key, value }) => ({ key, value: isSecretKey(key) ? "" : value }));
}

/** Changed values by key, `null` to delete one, and the errors of the input. */
interface Read {
  readonly values: ReadonlyMap<string, string | null>;
  readonly errors: readonly UserError[];
}

function readSettings(given: SettingsInput["settings"]): Read {
  const values = new Map<string, string | null>();
  const errors: UserError[] = [];
  for (const [at, { key, value }] of given.entries()) {
    const field = settingField(key);
    const text = field.cast(value ?? "");
    const message = checkValue(field, text);
    if (message) errors.push(userError(message.code, ["settings", String(at), "value"], message.params));
    values.set(key, text === "" ? null : text);
  }
  return { values, errors };
}

function readExtensions(given: SettingsInput["extensions"], own: OwnSettings): Read {
  if (given === null) return { values: new Map(), errors: [] };
  // Entries are identified as in the form: a stored one by its key, unless the key occurs twice.
  const stored = new Set(extensionsOf(own).map(({ key }) => key));
  const idOf = (key: string, at: number) => (stored.delete(key) ? key : `new-${at}`);
  const entered = { extensions: given.map(({ key, value }, at) => ({ id: idOf(key, at), key, value })) };
  const { extensions } = extensionsSchema.cast(entered);
  const messages = Object.entries(checkValues(extensionsSchema, { extensions }));
  const errors = messages.map(([path, { code, params }]) =>
    userError(code, path.replaceAll("]", "").split(/[[.]/), params),
  );
  const values = new Map<string, string | null>(extensionsOf(own).map(({ key }) => [key, null]));
  for (const { key, value } of extensions) {
    // Keep the stored value of an empty secret.
    if (value === "") values.delete(key);
    else values.set(key, value);
  }
  return { values, errors };
}

const resourceKindOf = (key: ServiceSettingKey): ResourceType | null => {
  const setting: SettingDefinition = serviceSettings[key];
  return setting.type === "resource" ? setting.kind : null;
};

const resourceKinds = serviceSettingKeys.flatMap((key) => resourceKindOf(key) ?? []);

/** Checks changed references only: a resource may have been removed since it was referenced. */
async function findUnknownResources(
  tx: Transaction,
  { communeAgs }: CommuneServiceKey,
  values: Read["values"],
  own: OwnSettings,
): Promise<UserError[]> {
  const errors: UserError[] = [];
  for (const [at, [key, id]] of [...values].entries()) {
    const type = isServiceSettingKey(key) ? resourceKindOf(key) : null;
    if (type === null || id === null || id === own.get(key)?.value) continue;
    if (await hasUsableResource(tx, { type, id }, communeAgs)) continue;
    errors.push(userError("resource_unknown", ["settings", String(at), "value"], { id: cutText(id, 100) }));
  }
  return errors;
}
