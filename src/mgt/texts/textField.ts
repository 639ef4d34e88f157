/** Names of form fields for texts, and the checks of what is typed into them. */
import { mixed, object, ValidationError, type ObjectSchema } from "yup";
import type { TextProblem } from "#domain/texts/textProblem";
import type { TextChecks } from "./useTextChecks";

/** Edited texts by field; a missing one is not edited. */
export type EditedTexts = Readonly<Record<string, string | undefined>>;

/** Values of the form. */
export interface TextValues {
  readonly texts: EditedTexts;
}

/** A text of a service. */
export interface TextAddress {
  readonly key: string;
  readonly language: string;
}

/** Name of a text within `texts`. Keys contain dots, which separate the parts of Formik's names. */
export const textFieldOf = ({ key, language }: TextAddress): string =>
  `${language}:${key.replaceAll(".", "/")}`;

/** The text with this name. */
export function textOfField(field: string): TextAddress {
  const at = field.indexOf(":");
  return { language: field.slice(0, at), key: field.slice(at + 1).replaceAll("/", ".") };
}

/** What is known about a key. */
export interface KnownEntry {
  readonly isRich: boolean;
  readonly values: readonly {
    readonly language: string;
    readonly text: string | null | undefined;
    readonly defaultText: string | null | undefined;
  }[];
}

/** The keys that were on screen, by key. */
export type KnownEntries = ReadonlyMap<string, KnownEntry>;

/** The default text of a key in this language, else in German; null if there is none. */
export function referenceOf({ values }: KnownEntry, language: string): string | null {
  const defaultIn = (wanted: string) => values.find((value) => value.language === wanted)?.defaultText;
  return defaultIn(language) ?? defaultIn("de") ?? null;
}

/** The first problem of a typed text; null if it can be saved. Texts of unknown keys are left to the server. */
function problemOf(
  { readServiceText }: TextChecks,
  known: KnownEntries,
  { key, language }: TextAddress,
  typed: string,
): TextProblem | null {
  const entry = known.get(key);
  if (!entry) return null;
  const rules = { reference: referenceOf(entry, language), isRich: entry.isRich, language };
  return readServiceText(typed, rules).problem;
}

/** The schema of the form; `known` is read when values are checked. Without checks, any text is valid. */
export function textsSchema(known: KnownEntries, checks: TextChecks | null): ObjectSchema<TextValues> {
  return object({
    texts: mixed<EditedTexts>()
      .defined()
      .test("texts", (edited, context) => {
        const errors = Object.entries(edited).flatMap(([field, text]) => {
          const problem =
            text === undefined || !checks ? null : problemOf(checks, known, textOfField(field), text);
          return problem
            ? [context.createError({ path: `texts.${field}`, message: messageOf(problem) })]
            : [];
        });
        return errors.length === 0 || new ValidationError(errors);
      }),
  });
}

const messageOf = ({ code, params }: TextProblem) => ({ code, params });
