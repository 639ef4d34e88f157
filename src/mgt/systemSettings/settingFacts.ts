import type { SystemSettingsForm_values$data } from "./__generated__/SystemSettingsForm_values.graphql";

/** Facts about a setting, as read. */
export type SettingFacts = SystemSettingsForm_values$data["settings"][number];
