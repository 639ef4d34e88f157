/** Settings of the installation that administrators change: defaults, bounds and units. */
import { emailMaxLength, processExportMax } from "./limits";
import { sourceLanguage, textLanguages } from "#domain/texts/serviceTexts";
import { digestHour, invitationDays, sessionAbsoluteHours, sessionIdleMinutes } from "./timings";

/** Units of settings with a number. */
export const settingUnits = ["MINUTES", "HOURS", "DAYS", "MONTHS", "ROWS", "HOUR_OF_DAY"] as const;
export type SettingUnit = (typeof settingUnits)[number];

/** A setting with a whole number; the bounds are inclusive. */
export interface NumberSetting {
  readonly kind: "number";
  readonly unit: SettingUnit;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** A setting with a single line of text, null unless set: any text, a web address, either of e-mail and web, or a sender. */
export interface TextSetting {
  readonly kind: "text" | "url" | "contact" | "sender";
  readonly default: null;
  readonly maxLength: number;
  /** The environment variable that takes precedence. */
  readonly variable?: "MAIL_FROM";
}

const contactMaxLength = 300;
const urlMaxLength = 500;

/** Settings with a number. */
export const numberSettings = {
  /** Minutes until an idle session ends. */
  sessionIdleMinutes: { kind: "number", unit: "MINUTES", default: sessionIdleMinutes, min: 5, max: 240 },
  /** Hours until any session ends. */
  sessionAbsoluteHours: { kind: "number", unit: "HOURS", default: sessionAbsoluteHours, min: 1, max: 24 },
  /** Days until an invitation or a reset link expires. */
  invitationDays: { kind: "number", unit: "DAYS", default: invitationDays, min: 1, max: 30 },
  /** Maximum number of rows of a process export. */
  exportLimit: { kind: "number", unit: "ROWS", default: processExportMax, min: 1, max: processExportMax },
  /** Days from the end of an application until the applicant's data is erased, unless the service has its own period. */
  erasureDays: { kind: "number", unit: "DAYS", default: 180, min: 30, max: 3_650 },
  /** Months after which actors in the activity log are pseudonymised. */
  activityRetentionMonths: { kind: "number", unit: "MONTHS", default: 24, min: 6, max: 120 },
  /** Hour of the day in Europe/Berlin at which daily digests are sent. */
  digestHour: { kind: "number", unit: "HOUR_OF_DAY", default: digestHour, min: 0, max: 23 },
} as const satisfies Readonly<Record<string, NumberSetting>>;

/** Settings with a single line of text. */
export const textSettings = {
  /** Contact for users who forgot their password. */
  supportContact: { kind: "text", default: null, maxLength: contactMaxLength },
  imprintUrl: { kind: "url", default: null, maxLength: urlMaxLength },
  privacyUrl: { kind: "url", default: null, maxLength: urlMaxLength },
  /** Where barriers are reported. */
  barrierContact: { kind: "contact", default: null, maxLength: urlMaxLength },
  /** Sender of e-mails, in the format of a From header; null: an address at the server's own host. */
  mailSender: { kind: "sender", default: null, maxLength: emailMaxLength, variable: "MAIL_FROM" },
} as const satisfies Readonly<Record<string, TextSetting>>;

export type NumberSettingKey = keyof typeof numberSettings;
export type TextSettingKey = keyof typeof textSettings;

/** The settings, in the order of the contract. */
export const settingKeys = [
  "sessionIdleMinutes",
  "sessionAbsoluteHours",
  "invitationDays",
  "supportContact",
  "imprintUrl",
  "privacyUrl",
  "barrierContact",
  "languages",
  "exportLimit",
  "erasureDays",
  "activityRetentionMonths",
  "mailSender",
  "digestHour",
  "banner",
] as const satisfies readonly (NumberSettingKey | TextSettingKey | "languages" | "banner")[];
export type SettingKey = (typeof settingKeys)[number];

/** Maximum length of a sentence of the banner. */
export const bannerMaxLength = 300;

/** A sentence above every page, for all users. */
export interface SystemBanner {
  readonly german: string;
  readonly english: string;
  /** When it disappears, as an ISO timestamp; null: it stays until it is removed. */
  readonly endsAt: string | null;
  /** Whether the login page shows it as well. */
  readonly isOnLogin: boolean;
}

/** The values of all settings. */
export interface SystemSettings
  extends Readonly<Record<NumberSettingKey, number>>, Readonly<Record<TextSettingKey, string | null>> {
  /** Languages that communes may add to the texts of a service, in the order of textLanguages; German is one of them. */
  readonly languages: readonly string[];
  /** Null: none. It may have ended, see bannerAt. */
  readonly banner: SystemBanner | null;
}

/** The values while nothing is set. */
export const defaultSettings: SystemSettings = {
  sessionIdleMinutes: numberSettings.sessionIdleMinutes.default,
  sessionAbsoluteHours: numberSettings.sessionAbsoluteHours.default,
  invitationDays: numberSettings.invitationDays.default,
  exportLimit: numberSettings.exportLimit.default,
  erasureDays: numberSettings.erasureDays.default,
  activityRetentionMonths: numberSettings.activityRetentionMonths.default,
  digestHour: numberSettings.digestHour.default,
  supportContact: null,
  imprintUrl: null,
  privacyUrl: null,
  barrierContact: null,
  mailSender: null,
  languages: textLanguages,
  banner: null,
};

/** Sorts the languages like textLanguages, without repetitions and unknown ones, and with German. */
export function orderedLanguages(languages: readonly string[]): readonly string[] {
  const chosen = new Set([sourceLanguage, ...languages]);
  return textLanguages.filter((language) => chosen.has(language));
}

/** The banner if it has not ended. */
export function bannerAt(banner: SystemBanner | null, now: Date): SystemBanner | null {
  return banner?.endsAt && new Date(banner.endsAt) <= now ? null : banner;
}

/** Whether this is the key of a setting with a number. */
export function isNumberSetting(key: SettingKey): key is NumberSettingKey {
  return key in numberSettings;
}

/** Whether this is the key of a setting with a text. */
export function isTextSetting(key: SettingKey): key is TextSettingKey {
  return key in textSettings;
}
