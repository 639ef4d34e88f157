/** CSV for German spreadsheets: semicolons, CR LF, a byte order mark, and protection against formula injection. */
import { stringify } from "csv-stringify/sync";
import { neutraliseFormula } from "#domain/imports/formulaText";

/** Start of each file, so that spreadsheets decode umlauts correctly. */
export const byteOrderMark = "\ufeff";

/** Returns the byte order mark and the header line. */
export function csvHeader(names: readonly string[]): string {
  return byteOrderMark + csvLines([names]);
}

/** Format options of a CSV file. */
export interface CsvFormat {
  readonly delimiter: ";" | "," | "\t";
  /** Whether all values are quoted, also empty ones, instead of only those that need it. */
  readonly quotesAll: boolean;
}

/** A formatted number, which is not treated as a formula even if it starts with a minus sign. */
export interface CsvDigits {
  readonly digits: string;
}

export type CsvCell = string | number | CsvDigits | null;

const german: CsvFormat = { delimiter: ";", quotesAll: false };

/** Formats rows as CSV lines. Formulas in texts are neutralized; numbers are unchanged. */
export function csvLines(
  rows: readonly (readonly CsvCell[])[],
  { delimiter, quotesAll }: CsvFormat = german,
): string {
  return stringify(
    rows.map((row) => row.map(safeValue)),
    { delimiter, record_delimiter: "\r\n", quoted: quotesAll, quoted_empty: quotesAll },
  );
}

function safeValue(cell: CsvCell): string | number | null {
  if (typeof cell === "string") return neutraliseFormula(cell);
  return typeof cell === "object" && cell !== null ? cell.digits : cell;
}
