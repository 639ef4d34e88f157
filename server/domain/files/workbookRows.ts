/** Renders rows of a worksheet as XML. Pure functions; styles are numbers of the workbook's style sheet. */
import { decimalText, type Cell } from "#domain/tableCells";

/** Kinds of cells with different styles. */
export const cellKinds = ["text", "day", "decimal", "whole"] as const;

export type CellKind = (typeof cellKinds)[number];

/** Number of the style of each kind of cell. */
export type CellStyles = Readonly<Record<CellKind, number>>;

/** Maximum length of a cell in UTF-16 code units. Spreadsheet programs report longer cells as a damaged file. */
const cellTextMax = 32_767;

/** Characters that XML cannot represent. */
const illegal = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]|\p{Cs}/gu;

/** Text that spreadsheet programs would read as an escaped character. */
const escapeLike = /_(?=x[0-9a-f]{4}_)/gi;

/**
 * Escapes a text so that spreadsheet programs show it unchanged. Characters that XML cannot represent become U+FFFD,
 * longer texts are cut, and line breaks become LF.
 */
export function cellText(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, "\n").replace(illegal, "\ufffd");
  // The cut may have split a surrogate pair.
  const cut = plain.length > cellTextMax ? plain.slice(0, cellTextMax).replace(/\p{Cs}$/u, "") : plain;
  return cut.replace(escapeLike, "_x005F_");
}

/** A row, counted from 1. */
export function rowXml(number: number, cells: readonly Cell[], styles: CellStyles): string {
  let xml = `<row r="${number}">`;
  for (const [at, cell] of cells.entries()) {
    if (cell !== null) xml += cellXml(`${columnLetters(at)}${number}`, cell, styles);
  }
  return `${xml}</row>`;
}

function cellXml(place: string, cell: NonNullable<Cell>, styles: CellStyles): string {
  if (typeof cell === "string") {
    return `<c r="${place}" s="${styles.text}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cellText(cell))}</t></is></c>`;
  }
  if ("day" in cell) return numberXml(place, styles.day, String(serialOf(cell.day)));
  if ("whole" in cell) return numberXml(place, styles.whole, String(cell.whole));
  // Formats digits instead of dividing: exact for the 15 digits that spreadsheet programs keep, i.e. 10 trillion euros.
  return numberXml(place, styles.decimal, decimalText(cell, "."));
}

const numberXml = (place: string, style: number, digits: string) =>
  `<c r="${place}" s="${style}"><v>${digits}</v></c>`;

const dayMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** Serial day number of spreadsheet programs, correct from 1 March 1900. Earlier numbers include a nonexistent day. */
function serialOf(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - dayZero) / dayMs;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The name of a column, counted from 0: A, Z, AA. */
function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
