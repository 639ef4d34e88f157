/** CSV for German spreadsheets: semicolons, CR LF, a byte order mark, and no text that passes for a formula. */
import { stringify } from "csv-stringify/sync";
import { neutraliseFormula } from "#domain/imports/formulaText";

/** What a file begins with, so that its Umlauts are read right. */
const byteOrderMark = "\ufeff";

/** The first line. */
export function csvHeader(names: readonly string[]): string {
  return byteOrderMark + csvLines([names]);
}

/** Lines of texts and numbers; numbers stay as they are. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "string" ? neutraliseFormula(value) : value)),
  );
  return stringify(cells, { delimiter: ";", record_delimiter: "\r\n" });
}
