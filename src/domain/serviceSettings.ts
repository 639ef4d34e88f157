/**
 * The settings of a service in a commune: the known keys with their types, bounds and built-in defaults, and the
 * rule for further keys. Values are stored as text; an own value overrides the one for all communes, which
 * overrides the built-in default.
 */
import { emailMaxLength, processFileMaxBytes } from "./limits";
import { urlMaxLength } from "./communeFields";
import { isSecretName } from "./secretNames";

/** Type of a known setting. Without a default, no value applies. */
export type SettingDefinition =
  | { readonly type: "email" | "phone" | "url"; readonly maxLength: number }
  | { readonly type: "number"; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: "flag"; readonly default: boolean }
  /** The id of a resource of this kind. */
  | { readonly type: "resource"; readonly kind: "restService" | "paymentProvider" | "keystore" }
  /** Write-only: stored encrypted and never sent. */
  | { readonly type: "secret"; readonly maxLength: number };

/** Maximum length of the id of a resource. */
export const resourceIdMaxLength = 100;

/** The known settings in display order. */
export const serviceSettings = {
  rest_service: { type: "resource", kind: "restService" },
  host_url: { type: "url", maxLength: urlMaxLength },
  api_key: { type: "secret", maxLength: 1_000 },
  signature_keystore: { type: "resource", kind: "keystore" },
  notify_email: { type: "email", maxLength: emailMaxLength },
  payment_provider: { type: "resource", kind: "paymentProvider" },
  contact_email: { type: "email", maxLength: emailMaxLength },
  contact_phone: { type: "phone", maxLength: 40 },
  appointment_required: { type: "flag", default: false },
  max_attachments: { type: "number", min: 0, max: 50, default: 10 },
  attachment_max_mb: { type: "number", min: 1, max: processFileMaxBytes / 1_048_576, default: 10 },
  retention_days: { type: "number", min: 30, max: 3_650, default: 180 },
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type ServiceSettingKey = keyof typeof serviceSettings;

/** Keys of the settings whose values are readable. */
export type PlainSettingKey = {
  [Key in ServiceSettingKey]: (typeof serviceSettings)[Key]["type"] extends "secret" ? never : Key;
}[ServiceSettingKey];

/** Keys of write-only settings. */
export type SecretSettingKey = Exclude<ServiceSettingKey, PlainSettingKey>;

/** The known keys in display order. */
export const serviceSettingKeys = Object.keys(serviceSettings).filter(isServiceSettingKey);

/** Whether this is a known key. */
export function isServiceSettingKey(key: string): key is ServiceSettingKey {
  return Object.hasOwn(serviceSettings, key);
}

/** Whether the setting is write-only. */
export function isSecretSetting(key: ServiceSettingKey): key is SecretSettingKey {
  return serviceSettings[key].type === "secret";
}

/**
 * Whether the value of a key is write-only: a known secret, or a further key named like one. Its value is stored
 * encrypted and never sent.
 */
export function isSecretKey(key: string): boolean {
  return isServiceSettingKey(key) ? isSecretSetting(key) : isSecretName(key);
}

/** Whether the setting is readable. */
export function isPlainSetting(key: ServiceSettingKey): key is PlainSettingKey {
  return !isSecretSetting(key);
}

/** The built-in default of a setting in stored form; null if there is none. */
export function builtInValue(key: ServiceSettingKey): string | null {
  const setting: SettingDefinition = serviceSettings[key];
  return "default" in setting ? String(setting.default) : null;
}

/** Maximum number of further keys of a service. */
export const extensionsMax = 100;

/** Maximum length of a further key, and of its value. */
export const extensionKeyMaxLength = 100;
export const extensionValueMaxLength = 2_000;

/** Whether a key is in snake case: a-z, digits and underscores, none of them at the start or end. */
export function isSnakeCase(text: string): boolean {
  return /^[a-z0-9]([a-z0-9_]*[a-z0-9])?$/.test(text);
}

/** Whether a text is a telephone number: at least three digits, with the usual separators. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d ()/.–-]+$/u.test(text) && text.replaceAll(/\D/g, "").length >= 3;
}
