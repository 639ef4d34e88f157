/** Texts of the CSV report of import problems, in the languages of the GraphQL contract. */
import type { ErrorCode } from "#domain/errorCodes";
import type { StoredProblem } from "#server/storage/imports/importPreviews";

/** A language of the GraphQL contract. */
export type FileLanguage = "DE" | "EN";

type Params = StoredProblem["params"];

interface ProblemTexts {
  readonly fileName: string;
  readonly header: readonly string[];
  /** Messages for problems of single rows. Problems that refuse a whole file are not listed. */
  readonly messages: Readonly<Partial<Record<ErrorCode, (params: Params) => string>>>;
}

export const problemTexts: Readonly<Record<FileLanguage, ProblemTexts>> = {
  DE: {
    fileName: "fehlerliste.csv",
    header: ["Zeile", "Spalte", "Spaltenname", "Wert", "Problem", "Code"],
    messages: {
      required: () => "Der Wert fehlt.",
      text_invalid: () => "Der Text enthält Zeichen, die hier nicht erlaubt sind.",
      text_too_long: ({ max }) => `Der Text ist länger als ${max} Zeichen.`,
      postal_code_invalid: () => "Eine Postleitzahl besteht aus fünf Ziffern.",
      leading_zero_lost: ({ value }) => `Die führende Null ist verloren gegangen: 0${value}.`,
      ags_invalid: () => "Der AGS ist ungültig.",
      ags_outside_commune: () => "Der AGS gehört nicht zu dieser Kommune.",
      csv_field_count: ({ expected, found }) => `Die Zeile hat ${found} Felder, erwartet werden ${expected}.`,
      row_duplicate: ({ firstLine }) => `Doppelt, steht schon in Zeile ${firstLine}.`,
    },
  },
  EN: {
    fileName: "problems.csv",
    header: ["Line", "Column", "Column name", "Value", "Problem", "Code"],
    messages: {
      required: () => "The value is missing.",
      text_invalid: () => "The text contains characters that are not allowed here.",
      text_too_long: ({ max }) => `The text is longer than ${max} characters.`,
      postal_code_invalid: () => "A postal code consists of five digits.",
      leading_zero_lost: ({ value }) => `The leading zero was lost: 0${value}.`,
      ags_invalid: () => "The AGS is invalid.",
      ags_outside_commune: () => "The AGS does not belong to this commune.",
      csv_field_count: ({ expected, found }) => `The line has ${found} fields, ${expected} are expected.`,
      row_duplicate: ({ firstLine }) => `Duplicate, already stands in line ${firstLine}.`,
    },
  },
};
