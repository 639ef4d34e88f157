/** CSV files that the browser makes itself, as spreadsheets and the imports here read them. */
import Papa from "papaparse";
import { neutraliseFormula } from "#domain/imports/formulaText";

/** The text of a file: byte order mark, semicolons, CR LF; no cell is a formula. The first row is the header. */
function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? neutraliseFormula(cell) : cell)),
  );
  return `\ufeff${Papa.unparse(cells, { delimiter: ";", newline: "\r\n" })}\r\n`;
}

/** Lets the browser store a file; nothing of it leaves the browser. */
export function saveCsv(fileName: string, rows: readonly (readonly (string | number)[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
