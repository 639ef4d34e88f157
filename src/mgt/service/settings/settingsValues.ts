/** Converts settings between the contract and the form. */
import type { ServiceSettingsValues } from "#domain/schemas/serviceSettings";
import { isPlainSetting, serviceSettingKeys, type PlainSettingKey } from "#domain/serviceSettings";
import type { ServiceSettingsForm_values$data } from "./__generated__/ServiceSettingsForm_values.graphql";
import type { SaveServiceSettingsInput } from "./__generated__/ServiceSettingsFormSaveMutation.graphql";

type Settings = NonNullable<ServiceSettingsForm_values$data["settings"]>;

/** A known setting as read. */
export type KnownSetting = Settings["known"][number];

/** Items of the form are identified by their stored key. */
export const settingsKeys = { extensions: { key: "id" } };

const plainKeys: readonly PlainSettingKey[] = serviceSettingKeys.filter(isPlainSetting);

export function valuesOfSettings({ known, extensions }: Settings): ServiceSettingsValues {
  const byKey = new Map<string, KnownSetting>(known.map((setting) => [setting.key, setting]));
  const text = (key: PlainSettingKey) => byKey.get(key)?.ownValue ?? "";
  return {
    rest_service: text("rest_service"),
    host_url: text("host_url"),
    api_key: byKey.get("api_key")?.updatedAt ?? null,
    signature_keystore: text("signature_keystore"),
    notify_email: text("notify_email"),
    payment_provider: text("payment_provider"),
    contact_email: text("contact_email"),
    contact_phone: text("contact_phone"),
    appointment_required: text("appointment_required"),
    max_attachments: text("max_attachments"),
    attachment_max_mb: text("attachment_max_mb"),
    retention_days: text("retention_days"),
    extensions: (extensions ?? []).map(({ key, value }) => ({ id: key, key, value })),
  };
}

/** The input of a save without its target. A secret is sent only if it is replaced or removed. */
export function inputOfValues(
  values: ServiceSettingsValues,
  { withExtensions }: { readonly withExtensions: boolean },
): Pick<SaveServiceSettingsInput, "settings" | "extensions"> {
  const { api_key: secret, extensions } = values;
  const secrets =
    typeof secret === "string" ? [] : [{ key: "api_key" as const, value: secret?.replacement ?? null }];
  return {
    settings: [...plainKeys.map((key) => ({ key, value: values[key] || null })), ...secrets],
    extensions: withExtensions ? extensions.map(({ key, value }) => ({ key, value })) : null,
  };
}
