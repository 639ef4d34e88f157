/** Values of settings as the activity log stores them. */
import type { ActivityValues } from "#domain/activityFields";
import { isSecretName } from "#domain/secretNames";
import { isServiceSettingKey, serviceSettings, type ServiceSettingKey } from "#domain/serviceSettings";

interface LoggedSetting {
  readonly value: string;
  readonly updatedAt: Date;
}

/**
 * Returns the values of an entry by key; `null` if a setting has no own value. For secrets, and for further keys named
 * like one, the value is the time of the change, which the log masks.
 */
export function loggedSettings(
  values: ReadonlyMap<string, LoggedSetting | null>,
): ActivityValues<"SAVE_SERVICE_CONFIG"> {
  const known: Record<string, unknown> = {};
  const extensions: Record<string, string | null> = {};
  for (const [key, setting] of values) {
    if (isServiceSettingKey(key)) {
      // Rename the key, because the log masks values of keys named like a secret.
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
