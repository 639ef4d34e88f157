/** Validation schemas of the settings of a service, for the form and the server. */
import { array, mixed, object, string, ValidationError } from "yup";
import { isEmail } from "../email";
import {
  extensionKeyMaxLength,
  extensionsMax,
  extensionValueMaxLength,
  isPhoneNumber,
  isSecretKey,
  isServiceSettingKey,
  isSnakeCase,
  resourceIdMaxLength,
  serviceSettings,
  type PlainSettingKey,
  type ServiceSettingKey,
  type SettingDefinition,
} from "../serviceSettings";
import { validationMessage } from "../validationMessage";
import { serviceUrl, singleLineText } from "./fields";

/** Own value of a setting as text; empty: the default applies. */
export function settingField(key: ServiceSettingKey) {
  const setting: SettingDefinition = serviceSettings[key];
  const line = (max: number) => singleLineText(max, "optional");
  switch (setting.type) {
    case "email":
      return line(setting.maxLength).test("email", validationMessage("email_invalid"), unlessEmpty(isEmail));
    case "phone":
      return line(setting.maxLength).test(
        "phone",
        validationMessage("phone_invalid"),
        unlessEmpty(isPhoneNumber),
      );
    case "url":
      return serviceUrl(setting.maxLength, "optional");
    case "number": {
      const { min, max } = setting;
      const bounds = { min: String(min), max: String(max) };
      return line(20).test(
        "number",
        validationMessage("number_out_of_range", bounds),
        unlessEmpty((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max),
      );
    }
    case "flag":
      return line(5).oneOf(["", "true", "false"], validationMessage("text_invalid"));
    case "resource":
      return line(resourceIdMaxLength);
    default:
      return line(setting.maxLength);
  }
}

const unlessEmpty = (isValid: (value: string) => boolean) => (value: string) =>
  value === "" || isValid(value);

/** A further key with its value. Empty keeps a stored secret; the key of a stored entry is its id. */
export interface ExtensionValues {
  /** Identifies the entry while its key is being typed. */
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** The further keys of a service: in snake case, unique and none of the known ones. */
const extensionsField = array(
  object({
    id: string().defined(),
    key: singleLineText(extensionKeyMaxLength)
      .test("form", validationMessage("not_snake_case"), isSnakeCase)
      .test("unknown", validationMessage("setting_known"), (key) => !isServiceSettingKey(key)),
    value: singleLineText(extensionValueMaxLength, "optional").test(
      "required",
      validationMessage("required"),
      (value, { parent }: { readonly parent: ExtensionValues }) =>
        value !== "" || (parent.id === parent.key && isSecretKey(parent.key)),
    ),
  }),
)
  .defined()
  .max(extensionsMax, validationMessage("list_too_long", { max: String(extensionsMax) }))
  .test("unique", function testUnique(items) {
    // For duplicate keys, report the new one: the id of a stored one is its key.
    const isStored = ({ id, key }: ExtensionValues) => id === key;
    const known = new Set(items.filter(isStored).map(({ key }) => key));
    const errors = items.flatMap((item, at) => {
      const { key } = item;
      if (isStored(item) || key === "" || !known.has(key)) return known.add(key) && [];
      return [
        this.createError({ path: `${this.path}[${at}].key`, message: validationMessage("not_unique") }),
      ];
    });
    return errors.length === 0 || new ValidationError(errors);
  });

/** The further keys alone. */
export const extensionsSchema = object({ extensions: extensionsField });

/**
 * A secret in the form: the time when the stored one was set, null if there is none, or the replacement text. Text and
 * object are compared as one value, so that two changes of the same secret conflict.
 */
export type SecretValue = string | null | { readonly replacement: string };

/** Values of the form by key. */
export type ServiceSettingsValues = Record<PlainSettingKey, string> & {
  api_key: SecretValue;
  extensions: ExtensionValues[];
};

/** Whether a form value is a text that replaces the stored secret. */
export function isReplacement(value: unknown): value is { readonly replacement: string } {
  return typeof value === "object" && value !== null && "replacement" in value;
}

/** The form of a service's settings. */
export const serviceSettingsSchema = object({
  rest_service: settingField("rest_service"),
  host_url: settingField("host_url"),
  api_key: mixed<NonNullable<SecretValue>>()
    .nullable()
    .defined()
    .test(
      "required",
      validationMessage("required"),
      (value) => !isReplacement(value) || value.replacement.trim() !== "",
    ),
  signature_keystore: settingField("signature_keystore"),
  notify_email: settingField("notify_email"),
  payment_provider: settingField("payment_provider"),
  contact_email: settingField("contact_email"),
  contact_phone: settingField("contact_phone"),
  appointment_required: settingField("appointment_required"),
  max_attachments: settingField("max_attachments"),
  attachment_max_mb: settingField("attachment_max_mb"),
  retention_days: settingField("retention_days"),
  extensions: extensionsField,
});
