/** CSV for German spreadsheets: semicolons, CR LF, a byte order mark, and protection against formula injection. */
import { stringify } from "csv-stringify/sync";
import { neutraliseFormula } from "#domain/imports/formulaText";

/** Start of each file, so that spreadsheets decode umlauts correctly. */
const byteOrderMark = "\ufeff";

/** Returns the byte order mark and the header line. */
export function csvHeader(names: readonly string[]): string {
  return byteOrderMark + csvLines([names]);
}

/** Formats rows as CSV lines. Formulas in texts are neutralized; numbers are unchanged. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "string" ? neutraliseFormula(value) : value)),
  );
  return stringify(cells, { delimiter: ";", record_delimiter: "\r\n" });
}
