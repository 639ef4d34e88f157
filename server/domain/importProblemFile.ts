/** What is wrong with the rows of an import, as CSV to go through beside the file. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Database } from "../storage/database";
import { selectProblems, type StoredProblem } from "../storage/importPreviews";
import { csvHeader, csvLines } from "./csvExport";
import { csvDownload, type Download } from "./downloads";
import type { Context } from "../context";

const pageRows = 2_000;
const header = ["Zeile", "Spalte", "Spaltenname", "Wert", "Problem", "Code"];

/** The file, for whoever may see the import. */
export function problemDownload(ctx: Pick<Context, "signPath">, previewId: string): Download {
  return csvDownload(ctx, `imports/${previewId}`, problemFileName);
}

/** Name of the file. */
export const problemFileName = "fehlerliste.csv";

/** The file piece by piece, in the order of the rows. */
export async function* problemLines(db: Database, previewId: string): AsyncGenerator<string> {
  let text = csvHeader(header);
  let from = 0;
  for (;;) {
    const problems = await selectProblems(db, previewId, from, pageRows);
    yield text + csvLines(problems.map(lineOf));
    text = "";
    if (problems.length < pageRows) return;
    from += pageRows;
  }
}

function lineOf(problem: StoredProblem) {
  const { line, column, columnName, value, code, params } = problem;
  return [line, column, columnName, value, wordings[code]?.(params) ?? code, code];
}

type Params = StoredProblem["params"];

/** Problems of single rows; what refuses a whole file is not listed. */
const wordings: Readonly<Partial<Record<ErrorCode, (params: Params) => string>>> = {
  required: () => "Der Wert fehlt.",
  text_invalid: () => "Der Text enthält Zeichen, die hier nicht erlaubt sind.",
  text_too_long: ({ max }) => `Der Text ist länger als ${max} Zeichen.`,
  postal_code_invalid: () => "Eine Postleitzahl besteht aus fünf Ziffern.",
  leading_zero_lost: ({ value }) => `Die führende Null ist verloren gegangen: 0${value}.`,
  ags_invalid: () => "Der AGS ist ungültig.",
  ags_outside_commune: () => "Der AGS gehört nicht zu dieser Kommune.",
  csv_field_count: ({ expected, found }) => `Die Zeile hat ${found} Felder, erwartet werden ${expected}.`,
  row_duplicate: ({ firstLine }) => `Doppelt, steht schon in Zeile ${firstLine}.`,
};
