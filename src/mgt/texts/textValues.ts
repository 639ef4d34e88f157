/** Values, field names and validation of the form of texts. */
import { mixed, object, ValidationError, type ObjectSchema } from "yup";
import type { TextChecks } from "./useTextChecks";

/** Edited texts by language and key without dots; others are unedited. */
type EditedTexts = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** Values of the form. */
export interface TextValues {
  readonly texts: EditedTexts;
}

/** A text of a service. */
export interface TextAddress {
  readonly key: string;
  readonly language: string;
}

/** A text with its content. */
export interface AddressedText extends TextAddress {
  readonly text: string;
}

/** Replaces the dots of a key, since Formik separates the parts of a field's name by dots. */
const withoutDots = (key: string) => key.replaceAll(".", "/");

/** Name of the field of a text. */
export const textFieldName = ({ key, language }: TextAddress): string =>
  `texts.${language}.${withoutDots(key)}`;

/** The text that a field edits, by its name. */
export function addressOfField(name: string): TextAddress {
  const [, language = "", key = ""] = name.split(".");
  return { key: key.replaceAll("/", "."), language };
}

/** Converts a path in drafts of earlier releases, "texts.de:start/title"; others are unchanged. */
export const currentTextPath = (path: string): string => path.replace(/^texts\.([^.:]+):/, "texts.$1.");

/** The edited text; undefined if it is not edited. */
export function editedText({ texts }: TextValues, { key, language }: TextAddress): string | undefined {
  return texts[language]?.[withoutDots(key)];
}

/** All edited texts. */
export function listEditedTexts({ texts }: TextValues): AddressedText[] {
  return Object.entries(texts).flatMap(([language, byKey]) =>
    Object.keys(byKey).flatMap((field) => {
      const text = byKey[field];
      return text === undefined ? [] : [{ ...addressOfField(`texts.${language}.${field}`), text }];
    }),
  );
}

/** Form values with these texts. */
export function toTextValues(languages: readonly string[], edited: readonly AddressedText[]): TextValues {
  const textsIn = (wanted: string) =>
    edited.flatMap(({ key, language, text }) => (language === wanted ? [[withoutDots(key), text]] : []));
  return {
    texts: Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textsIn(language))])),
  };
}

/** Rules for texts of a key. */
export interface TextEntryRules {
  readonly isRich: boolean;
  readonly values: readonly {
    readonly language: string;
    readonly inheritedText: string | null | undefined;
  }[];
}

/** The inherited text of a key in this language, else in German; null if there is none. */
export function referenceOf({ values }: TextEntryRules, language: string): string | null {
  const inheritedIn = (wanted: string) => values.find((value) => value.language === wanted)?.inheritedText;
  return inheritedIn(language) ?? inheritedIn("de") ?? null;
}

const isEditedTexts = (value: unknown): value is EditedTexts =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((texts) => typeof texts === "object" && texts !== null);

/** The schema of the form. Without rules or checks, any text is valid, since the server validates it as well. */
export function textsSchema(
  rules: ReadonlyMap<string, TextEntryRules>,
  checks: TextChecks | null,
): ObjectSchema<TextValues> {
  return object({
    texts: mixed<EditedTexts>(isEditedTexts)
      .defined()
      .test("texts", (texts, context) => {
        const errors = listEditedTexts({ texts }).flatMap(({ text, ...address }) => {
          const entry = rules.get(address.key);
          if (!entry || !checks) return [];
          const { language } = address;
          const reference = referenceOf(entry, language);
          const { problem } = checks.readServiceText(text, { reference, isRich: entry.isRich, language });
          if (!problem) return [];
          const message = { code: problem.code, params: problem.params };
          return [context.createError({ path: textFieldName(address), message })];
        });
        return errors.length === 0 || new ValidationError(errors);
      }),
  });
}
