/** Settings of the installation. Defaults apply if a setting is missing or its stored value is invalid. */
import {
  defaultSettings,
  numberSettings,
  orderedLanguages,
  type NumberSettingKey,
  type SystemBanner,
  type SystemSettings,
  type TextSettingKey,
} from "#domain/systemSettings";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectSettings } from "#server/storage/settings";

/** Settings that an administrator can change. Numbers are more than 0; only the digest hour may be 0. */
export type Settings = SystemSettings;

/** Reads the current settings. */
export async function readSettings(db: Database | Transaction): Promise<Settings> {
  return settingsOf(await selectSettings(db));
}

/** The settings that result from the stored values. */
export function settingsOf(stored: ReadonlyMap<string, unknown>): Settings {
  const positive = (key: Exclude<NumberSettingKey, "digestHour">): number => {
    const value = stored.get(key);
    return typeof value === "number" && value > 0 && Number.isFinite(value) ? value : defaultSettings[key];
  };
  const text = (key: TextSettingKey): string | null => {
    const value = stored.get(key);
    return typeof value === "string" && value.trim() !== "" ? value : null;
  };
  return {
    sessionIdleMinutes: positive("sessionIdleMinutes"),
    sessionAbsoluteHours: positive("sessionAbsoluteHours"),
    invitationDays: positive("invitationDays"),
    exportLimit: Math.min(positive("exportLimit"), numberSettings.exportLimit.max),
    // Data is never erased earlier than an administrator may choose.
    erasureDays: Math.max(positive("erasureDays"), numberSettings.erasureDays.min),
    activityRetentionMonths: Math.max(
      positive("activityRetentionMonths"),
      numberSettings.activityRetentionMonths.min,
    ),
    digestHour: hourOf(stored.get("digestHour")),
    supportContact: text("supportContact"),
    imprintUrl: text("imprintUrl"),
    privacyUrl: text("privacyUrl"),
    barrierContact: text("barrierContact"),
    mailSender: text("mailSender"),
    languages: languagesOf(stored.get("languages")),
    banner: bannerOf(stored.get("banner")),
  };
}

function hourOf(value: unknown): number {
  const { min, max, default: fallback } = numberSettings.digestHour;
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max
    ? value
    : fallback;
}

function languagesOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return defaultSettings.languages;
  return orderedLanguages(value.filter((code) => typeof code === "string"));
}

function bannerOf(value: unknown): SystemBanner | null {
  if (typeof value !== "object" || value === null) return null;
  const { german, english, endsAt, isOnLogin } = { ...emptyBanner, ...value };
  if (typeof german !== "string" || typeof english !== "string" || german === "") return null;
  const hasEnd = typeof endsAt === "string" && !Number.isNaN(Date.parse(endsAt));
  return { german, english, endsAt: hasEnd ? endsAt : null, isOnLogin: isOnLogin === true };
}

const emptyBanner: Readonly<Record<keyof SystemBanner, unknown>> = {
  german: undefined,
  english: undefined,
  endsAt: undefined,
  isOnLogin: undefined,
};
