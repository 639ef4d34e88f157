/** The settings as administrators see them: values, defaults, bounds and last changes. */
import {
  defaultSettings,
  isNumberSetting,
  isTextSetting,
  numberSettings,
  settingKeys,
  textSettings,
  type SettingKey,
  type SettingUnit,
  type SystemSettings,
  type TextSetting,
} from "#domain/systemSettings";
import type { Config } from "#server/config";
import type { Context } from "#server/context";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectStoredSettings, type StoredSetting } from "#server/storage/settings";
import type { StoredActor } from "#server/storage/stamp";
import { defaultSender, effectiveSender } from "./mailSender";
import { settingsOf } from "./settings";

/** Facts about a setting. */
export interface SettingFacts {
  readonly key: SettingKey;
  readonly isDefault: boolean;
  readonly unit: SettingUnit | null;
  readonly min: number | null;
  readonly max: number | null;
  /** The environment variable that sets it; null: it can be changed. */
  readonly lockedBy: string | null;
  readonly updatedAt: Date | null;
  readonly updatedBy: StoredActor | null;
}

/** All settings. */
export interface DescribedSettings {
  readonly revision: number;
  readonly values: SystemSettings;
  readonly defaults: SystemSettings;
  readonly settings: readonly SettingFacts[];
  readonly sendsMail: boolean;
}

type SettingsConfig = Pick<Config, "mailFrom" | "publicUrl" | "smtpUrl">;

/** Reads all settings. */
export async function describeSettings({ db, config }: Pick<Context, "db" | "config">) {
  return describe(config, await selectStoredSettings(db));
}

/** Describes the stored settings. */
function describe(config: SettingsConfig, rows: readonly StoredSetting[]): DescribedSettings {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const stored = settingsOf(new Map(rows.map(({ key, value }) => [key, value])));
  return {
    revision: revisionOf(rows),
    values: { ...stored, mailSender: effectiveSender(config, stored) },
    defaults: { ...defaultSettings, mailSender: defaultSender(config) },
    settings: settingKeys.map((key) => ({
      key,
      isDefault: isDefaultValue(key, stored[key]),
      ...boundsOf(key),
      lockedBy: lockOf(config, key),
      updatedAt: byKey.get(key)?.updatedAt ?? null,
      updatedBy: byKey.get(key)?.updatedBy ?? null,
    })),
    sendsMail: config.smtpUrl !== null,
  };
}

/** The revision of all settings. Rows of other facts, such as the version of delivered texts, have revision 0. */
function revisionOf(rows: readonly Pick<StoredSetting, "revision">[]): number {
  return Math.max(0, ...rows.map(({ revision }) => revision));
}

/** Reads the stored settings with their revision, for a change. */
export async function selectCurrent(db: Database | Transaction) {
  const rows = await selectStoredSettings(db);
  return {
    rows,
    revision: revisionOf(rows),
    values: settingsOf(new Map(rows.map((row) => [row.key, row.value]))),
  };
}

/** Whether a stored value is that of the default. */
export function isDefaultValue<Key extends SettingKey>(key: Key, value: SystemSettings[Key]): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultSettings[key]);
}

function boundsOf(key: SettingKey): Pick<SettingFacts, "unit" | "min" | "max"> {
  if (!isNumberSetting(key)) return { unit: null, min: null, max: null };
  const { unit, min, max } = numberSettings[key];
  return { unit, min, max };
}

/** The environment variable that sets this setting on this server; null: none does. */
export function lockOf(config: Pick<Config, "mailFrom">, key: SettingKey): string | null {
  if (!isTextSetting(key)) return null;
  const { variable }: TextSetting = textSettings[key];
  return variable === "MAIL_FROM" && config.mailFrom !== null ? variable : null;
}
