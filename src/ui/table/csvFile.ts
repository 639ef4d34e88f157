/** CSV files generated in the browser, in the format that spreadsheets and our imports read. */
import Papa from "papaparse";
import { neutraliseFormula } from "#domain/imports/formulaText";

/** CSV text with byte order mark, semicolons and CRLF; escapes formulas. The first row is the header. */
function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? neutraliseFormula(cell) : cell)),
  );
  return `\ufeff${Papa.unparse(cells, { delimiter: ";", newline: "\r\n" })}\r\n`;
}

/** Downloads rows as a CSV file, without a request. */
export function saveCsv(fileName: string, rows: readonly (readonly (string | number)[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
