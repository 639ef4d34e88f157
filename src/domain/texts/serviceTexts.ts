/** Texts of services: kinds, flags, languages and limits. */
/** Kinds of texts, by their display. */
export const textKinds = ["HEADING", "PARAGRAPH", "NOTE", "LABEL", "BUTTON", "MESSAGE"] as const;
export type TextKind = (typeof textKinds)[number];

/** Flags of a value. */
export const textFlags = ["MISSING", "OUTDATED", "IDENTICAL_TO_GERMAN", "OWN", "DRAFT"] as const;
export type TextFlag = (typeof textFlags)[number];

/** The language of the source texts, which every service has. */
export const sourceLanguage = "de";

/** The default languages of a service. */
export const defaultTextLanguages: readonly string[] = [sourceLanguage, "en"];

/** Languages that a service may have, as ISO 639-1 codes. */
export const textLanguages = [
  ...["de", "en", "ar", "bg", "bs", "cs", "da", "el", "es", "et", "fa", "fi", "fr", "he", "hr", "hu", "it"],
  ...["ja", "ko", "ku", "lt", "lv", "mk", "nl", "no", "pl", "ps", "pt", "ro", "ru", "sk", "sl", "so", "sq"],
  ...["sr", "sv", "ti", "tr", "uk", "ur", "vi", "zh"],
] as const;

/** Maximum number of languages of a service. */
export const textLanguagesMax = 20;

/** Maximum length of a text. */
export const textMaxLength = 20_000;

/** Maximum length of the style of a placeholder, such as `::yyyyMMdd`. */
export const placeholderStyleMaxLength = 100;

/** Maximum number of values of one save. */
export const textChangesMax = 1_000;

/** Maximum size of a file with the texts of a language in bytes. */
export const textFileMaxBytes = 5 * 1_048_576;

/** Maximum number of texts of a file. */
export const textFileTextsMax = 20_000;

/** Maximum number of changes that the preview of an import lists. */
export const textImportChangesMax = 200;

/** Maximum number of unknown keys, and of refused texts, that the preview of an import lists. */
export const textImportProblemsMax = 100;

/** Maximum length of a refused text in the preview of an import. */
export const textImportExcerptMaxLength = 500;

/** Maximum length of the comment on a publication. */
export const publicationCommentMaxLength = 500;

/**
 * Maximum number of versions of the texts of a service that are kept; the oldest is dropped first, the latest never.
 */
export const textVersionsMax = 100;

/** Bytes of the changes of these versions beyond which the oldest are dropped as well. */
export const textVersionsMaxBytes = 32 * 1_048_576;

/** Whether a service may have this language. */
export function isTextLanguage(code: string): boolean {
  return textLanguages.some((known) => known === code);
}

/** The section of a key: its part before the first dot. */
export function sectionOfKey(key: string): string {
  return key.split(".", 1).join();
}
