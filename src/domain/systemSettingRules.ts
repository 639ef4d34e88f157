/** Rules of the settings of the installation, for the form and the server. */
import { isEmail } from "./email";
import { checkFreeText, characterCount, readReason } from "./freeText";
import { hasControlCharacters } from "./communeFields";
import { isMailSender } from "./mailSender";
import { toSingleLine } from "./singleLine";
import {
  bannerMaxLength,
  isNumberSetting,
  isTextSetting,
  numberSettings,
  orderedLanguages,
  settingKeys,
  textSettings,
  type NumberSettingKey,
  type SystemBanner,
  type SystemSettings,
  type TextSettingKey,
} from "./systemSettings";
import { isTextLanguage, sourceLanguage } from "#domain/texts/serviceTexts";
import { isServiceUrl } from "./urls";
import { validationMessage, type ValidationMessage } from "./validationMessage";

/** Values to save; absent ones stay, null resets to the default. */
export type SettingChanges = { readonly [Key in keyof SystemSettings]?: SystemSettings[Key] | null };

/** A problem of a value; `path` begins with the key of the setting. */
export interface SettingProblem extends ValidationMessage {
  readonly path: string;
}

/** The stored form of the changes: single lines, without spaces at the ends; an empty text resets. */
export function normalizedChanges(changes: SettingChanges): SettingChanges {
  const texts = Object.keys(textSettings).filter(isSettingText);
  const lines = texts.flatMap((key) => {
    const text = changes[key];
    return text === undefined ? [] : [[key, text && (toSingleLine(text) || null)] as const];
  });
  return {
    ...changes,
    ...Object.fromEntries(lines),
    ...(changes.languages && { languages: orderedIfKnown(changes.languages) }),
    ...(changes.banner && { banner: normalizedBanner(changes.banner) }),
  };
}

/** Leaves unknown languages for the rules to report. */
function orderedIfKnown(languages: readonly string[]): readonly string[] {
  return languages.includes(sourceLanguage) && languages.every(isTextLanguage)
    ? orderedLanguages(languages)
    : languages;
}

/** The stored form of a banner. */
function normalizedBanner({ german, english, endsAt, isOnLogin }: SystemBanner): SystemBanner {
  return { german: readReason(german), english: readReason(english), endsAt, isOnLogin };
}

/** The problems of normalised changes, in the order of the settings. */
export function settingProblems(changes: SettingChanges, now: Date): readonly SettingProblem[] {
  return settingKeys.flatMap((key): readonly SettingProblem[] => {
    if (isNumberSetting(key)) return atPath(key, numberProblem(key, changes[key]));
    if (isTextSetting(key)) return atPath(key, textProblem(key, changes[key]));
    if (key === "languages") return changes.languages ? languageProblems(changes.languages) : [];
    return changes.banner ? bannerProblems(changes.banner, now) : [];
  });
}

const atPath = (path: string, problem: ValidationMessage | null) => (problem ? [{ path, ...problem }] : []);

/** The problem of a number; null if there is none, or the default applies. */
export function numberProblem(
  key: NumberSettingKey,
  value: number | null | undefined,
): ValidationMessage | null {
  const { min, max } = numberSettings[key];
  if (value === null || value === undefined) return null;
  if (Number.isInteger(value) && value >= min && value <= max) return null;
  return validationMessage("number_out_of_range", { min: String(min), max: String(max) });
}

/** The problem of a normalised text; null if there is none. */
export function textProblem(key: TextSettingKey, text: string | null | undefined): ValidationMessage | null {
  const { kind, maxLength } = textSettings[key];
  if (!text) return null;
  if (hasControlCharacters(text)) return validationMessage("text_invalid");
  if (characterCount(text) > maxLength) return validationMessage("text_too_long", { max: String(maxLength) });
  if (kind === "url" && !isWebAddress(text)) return validationMessage("url_invalid", { of: "page" });
  if (kind === "contact" && !isWebAddress(text) && !isEmail(text))
    return validationMessage("contact_invalid");
  if (kind === "sender" && !isMailSender(text)) return validationMessage("sender_invalid");
  return null;
}

/** Whether a text is an address of a page; the placeholder of services has no meaning here. */
function isWebAddress(text: string): boolean {
  return isServiceUrl(text) && !text.startsWith("{host}");
}

function languageProblems(languages: readonly string[]): readonly SettingProblem[] {
  const unknown = languages.findIndex((language) => !isTextLanguage(language));
  if (unknown >= 0) return [{ path: `languages[${unknown}]`, ...validationMessage("language_invalid") }];
  if (!languages.includes(sourceLanguage)) {
    return [{ path: "languages", ...validationMessage("german_required") }];
  }
  return [];
}

/** The problems of a banner, at most one of each part. */
function bannerProblems({ german, english, endsAt }: SystemBanner, now: Date): readonly SettingProblem[] {
  const isOver = endsAt !== null && new Date(endsAt) <= now;
  return [
    ...atPath("banner.german", checkFreeText(german, bannerMaxLength)),
    ...atPath("banner.english", checkFreeText(english, bannerMaxLength)),
    ...(isOver ? [{ path: "banner.endsAt", ...validationMessage("date_in_past") }] : []),
  ];
}

const isSettingText = (key: string): key is TextSettingKey => key in textSettings;
