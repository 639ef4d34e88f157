/** Form fields of a service: their types, what applies to each type, and limits. */

/** Types of fields. E-mail addresses, phone numbers and the like are texts with a format. */
export const formFieldTypes = [
  "TEXT",
  "TEXT_AREA",
  "INTEGER",
  "DECIMAL",
  "DATE",
  "CHECKBOX",
  "SELECT",
  "MULTI_SELECT",
  "FILE",
  "HEADING",
] as const;

export type FormFieldType = (typeof formFieldTypes)[number];

/** Formats of single-line texts. A fixed list, because custom regular expressions could be slow on purpose. */
export const formFieldFormats = [
  "EMAIL",
  "PHONE",
  "URL",
  "POSTAL_CODE",
  "LICENCE_PLATE",
  "VIN",
  "IBAN",
  "BIC",
  "DIGITS",
] as const;

export type FormFieldFormat = (typeof formFieldFormats)[number];

/** Texts by language (ISO 639-1), e.g. `{ de: "Straße" }`. */
export type LocalizedTexts = Readonly<Record<string, string>>;

/** A choice of a field. */
export interface FormFieldOption {
  /** Stored in applications; unique within the field. */
  readonly value: string;
  readonly labels: LocalizedTexts;
}

/** A field of a form. Bounds are texts as typed; empty for none. */
export interface FormField {
  /** Snake case; identifies the field in applications, so it never changes. */
  readonly key: string;
  readonly type: FormFieldType;
  readonly labels: LocalizedTexts;
  readonly helpTexts: LocalizedTexts;
  readonly isRequired: boolean;
  readonly isVisible: boolean;
  readonly options: readonly FormFieldOption[];
  /** Minimum and maximum length of a text. */
  readonly minLength: string;
  readonly maxLength: string;
  /** Minimum and maximum of a number or day. */
  readonly min: string;
  readonly max: string;
  readonly format: FormFieldFormat | "";
}

/** The languages that every form offers; German is required. */
export const formLanguages = ["de", "en"] as const;

/** Maximum number of fields of a form. */
export const formFieldsMax = 100;

/** Maximum number of choices of a field. */
export const formOptionsMax = 50;

/** Maximum number of languages of a text. */
export const formLanguagesMax = 10;

/** Maximum length of all texts of a form, so that it fits into a request. */
export const formTextMax = 200_000;

/** Maximum length of a key, a label, a help text, a choice's value, a bound. */
export const formKeyMaxLength = 60;
export const formLabelMaxLength = 200;
export const formHelpMaxLength = 500;
export const formOptionMaxLength = 60;
export const formBoundMaxLength = 20;

/** Highest bound of the length of an answer. */
export const formAnswerMaxLength = 10_000;

/** Whether the text is a language code: ISO 639-1. */
export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text);
}

/** Whether the text is snake case: lower-case letters, digits and underscores, not at either end. */
export function isSnakeCase(text: string): boolean {
  return /^[a-z0-9_]+$/.test(text) && !text.startsWith("_") && !text.endsWith("_");
}

const transliterations: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Suggests a key for a German label: "Straße und Nr." becomes strasse_und_nr. */
export function keyFromLabel(label: string): string {
  const words = label
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => transliterations[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let key = "";
  for (const word of words) {
    const longer = key ? `${key}_${word}` : word;
    if (longer.length > formKeyMaxLength) return key || word.slice(0, formKeyMaxLength);
    key = longer;
  }
  return key;
}

/** Returns the key, with a number appended if it is taken. */
export function uniqueKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key;
  for (let number = 2; ; number += 1) {
    const candidate = `${key.slice(0, formKeyMaxLength - 4)}_${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Whether fields of the type have choices. */
export function hasOptions(type: FormFieldType): boolean {
  return type === "SELECT" || type === "MULTI_SELECT";
}

/** Whether answers of the type have a shortest and longest length. */
export function hasLengths(type: FormFieldType): boolean {
  return type === "TEXT" || type === "TEXT_AREA";
}

/** Whether answers of the type have a smallest and largest value. */
export function hasBounds(type: FormFieldType): boolean {
  return type === "INTEGER" || type === "DECIMAL" || type === "DATE";
}

/** Whether answers of the type may have a format. */
export function hasFormat(type: FormFieldType): boolean {
  return type === "TEXT";
}

/** Whether the citizen answers fields of the type; a heading only structures the form. */
export function isAnswerable(type: FormFieldType): boolean {
  return type !== "HEADING";
}

/** The text in a language; falls back to German if it has none. */
export function localizedText(texts: LocalizedTexts, language: string): string {
  return texts[language] || (texts["de"] ?? "");
}

const withoutEmpty = (texts: LocalizedTexts): LocalizedTexts =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text !== "")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A field without values that do not apply to its type. Forms keep those until they are saved. */
export function normalizeField(field: FormField): FormField {
  const { key, type, isRequired, isVisible } = field;
  const [lengths, bounds] = [hasLengths(type), hasBounds(type)];
  return {
    key,
    type,
    labels: withoutEmpty(field.labels),
    helpTexts: withoutEmpty(field.helpTexts),
    isRequired: isAnswerable(type) && isRequired,
    isVisible,
    options: hasOptions(type)
      ? field.options.map(({ value, labels }) => ({ value, labels: withoutEmpty(labels) }))
      : [],
    minLength: lengths ? field.minLength : "",
    maxLength: lengths ? field.maxLength : "",
    min: bounds ? field.min : "",
    max: bounds ? field.max : "",
    format: hasFormat(type) ? field.format : "",
  };
}
