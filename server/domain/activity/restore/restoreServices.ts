/** Restores whether communes offer a service to citizens, and the settings and languages of their services. */
import {
  isSecretKey,
  isServiceSettingKey,
  serviceSettingKeys,
  type ServiceSettingKey,
} from "#domain/serviceSettings";
import type { LoggedActivity } from "#server/domain/activity/activityLog";
import { setCommuneServicesEnabled } from "#server/domain/communes/communeServices";
import { loggedSettings } from "#server/domain/services/loggedSettings";
import { readServiceSettings, saveServiceSettings } from "#server/domain/services/serviceSettings";
import { findServiceTexts } from "#server/domain/texts/serviceTexts";
import { saveTextLanguages } from "#server/domain/texts/textLanguages";
import type { Context } from "#server/context";
import { selectCommuneServices, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import { before, LoggedValues, UnreadableValues, type RestoreHandler } from "./restorable";

/** The known settings by their names in entries. */
const loggedKeys: ReadonlyMap<string, ServiceSettingKey> = new Map(
  serviceSettingKeys.flatMap((key) =>
    [...new LoggedValues(loggedSettings(new Map([[key, null]]))).names()].map((name) => [name, key] as const),
  ),
);

/** The values of an entry by key; texts, null if a setting had no own value. Entries about secrets are unreadable. */
function readSettings(values: LoggedValues): ReadonlyMap<string, string | null> {
  const keys = values.names().filter((name) => name !== "extensions");
  const known = keys.map((name): [string, string | null] => [
    loggedKeys.get(name) ?? name,
    textOf(values.value(name)),
  ]);
  const extensions = values.has("extensions") ? values.parts("extensions") : [];
  const all = new Map([
    ...known,
    ...extensions.map(([key, value]): [string, string | null] => [key, textOf(value.whole())]),
  ]);
  if ([...all.keys()].some(isSecretKey)) throw new UnreadableValues("The entry is about a secret.");
  return all;
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === "string" ? value : JSON.stringify(value);

export const restoreSettings: RestoreHandler = {
  permission: "service_settings",
  async find(ctx, entry) {
    const former = readSettings(before(entry));
    const key = serviceOf(entry);
    const stored = key && (await readServiceSettings(ctx, key));
    if (!stored) return null;
    const { revision, extensions } = stored;
    const own = new Map<string, string | null>([
      ...stored.known.map(({ key: name, ownValue }) => [name, ownValue] as const),
      ...extensions.map(({ key: name, value }) => [name, value] as const),
    ]);
    const present = [...former.keys()].map((name) => {
      const value = own.get(name) ?? null;
      // Times are logged only for secrets.
      return [name, value === null ? null : { value, updatedAt: entry.at }] as const;
    });
    const changesExtensions = [...former.keys()].some((name) => !isServiceSettingKey(name));
    const kept = extensions.filter(({ key: name }) => !former.has(name));
    const settings = [...former].flatMap(([name, value]) =>
      isServiceSettingKey(name) ? { key: name, value } : [],
    );
    const restored = [...former].flatMap(([name, value]) =>
      isServiceSettingKey(name) || value === null ? [] : { key: name, value },
    );
    return {
      present: { ...loggedSettings(new Map(present)) },
      last: null,
      restore: () =>
        saveServiceSettings(ctx, {
          service: key,
          revision,
          settings,
          extensions: changesExtensions ? [...kept, ...restored] : null,
        }),
    };
  },
};

export const restoreLanguages: RestoreHandler = {
  permission: null,
  async find(ctx, entry) {
    const former = before(entry).texts("languages");
    const key = serviceOf(entry);
    const texts = key && (await findServiceTexts(ctx, key));
    if (!texts) return null;
    const { languages, revision } = texts;
    return {
      present: { languages },
      last: null,
      restore: () => saveTextLanguages(ctx, { key, revision }, former),
    };
  },
};

/** Only of a single commune: a maintenance of the whole system is over or has its own dialog. */
export const restoreServiceState: RestoreHandler = {
  permission: "system_service_action",
  async find(ctx, entry) {
    const isEnabled = before(entry).flag("isEnabled");
    const key = serviceOf(entry);
    const service = key && (await findService(ctx, key));
    if (!service) return null;
    const { revision } = service;
    return {
      present: { isEnabled: service.isEnabled },
      last: service,
      restore: () => setCommuneServicesEnabled(ctx, [{ key, revision }], isEnabled),
    };
  },
};

/** The service of a commune that an entry is about; null: none. */
function serviceOf({ commune, serviceId }: LoggedActivity): CommuneServiceKey | null {
  return commune && serviceId !== null ? { communeAgs: commune.ags, serviceId } : null;
}

async function findService({ db }: Context, { communeAgs, serviceId }: CommuneServiceKey) {
  const services = await selectCommuneServices(db, communeAgs, null);
  return services.find((service) => service.serviceId === serviceId) ?? null;
}
