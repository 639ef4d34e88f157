/** Values of settings as the activity log stores them. */
import type { ActivityValues } from "#domain/activityFields";
import { isSecretName } from "#domain/secretNames";
import { isServiceSettingKey, serviceSettings, type ServiceSettingKey } from "#domain/serviceSettings";

interface LoggedSetting {
  readonly value: string;
  readonly updatedAt: Date;
}

/**
 * Returns the values of an entry by key; `null` if a setting has no own value. Of a secret, or of a further key that is
 * named like one, the entry has the time when it was set, which the log masks.
 */
export function loggedSettings(
  values: ReadonlyMap<string, LoggedSetting | null>,
): ActivityValues<"SAVE_SERVICE_CONFIG"> {
  const known: Record<string, unknown> = {};
  const extensions: Record<string, string | null> = {};
  for (const [key, setting] of values) {
    if (isServiceSettingKey(key)) {
      // The log would mask the id of a keystore, since its name looks like that of a secret.
      known[key === "signature_keystore" ? "signature" : key] = setting && loggedValue(key, setting);
    } else {
      extensions[key] = setting && (isSecretName(key) ? setting.updatedAt.toISOString() : setting.value);
    }
  }
  return Object.keys(extensions).length > 0 ? { ...known, extensions } : known;
}

function loggedValue(key: ServiceSettingKey, { value, updatedAt }: LoggedSetting) {
  switch (serviceSettings[key].type) {
    case "secret":
      return updatedAt;
    case "number":
      return Number(value);
    case "flag":
      return value === "true";
    default:
      return value;
  }
}
