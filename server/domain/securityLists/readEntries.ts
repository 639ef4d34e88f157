/**
 * Parses the entries of a pasted text or a file. Each line is parsed separately, so that a faulty one does not affect
 * others.
 */
import Papa from "papaparse";
import { normalisedColumn } from "#domain/imports/columnNames";
import { restoreFormula } from "#domain/imports/formulaText";

/** An entry as entered. */
export interface FileEntry {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** Empty if there is none. */
  readonly reason: string;
  /** Empty if there is none. */
  readonly expiresOn: string;
}

type Separator = ";" | "\t" | ",";

/** Positions of the columns, -1 for one that is missing. */
interface Columns {
  readonly separator: Separator;
  readonly text: number;
  readonly reason: number;
  readonly expiresOn: number;
}

const columnNames = {
  text: ["Eintrag", "Entry"],
  reason: ["Grund", "Reason"],
  expiresOn: ["Gültig bis", "Valid until"],
} as const;

/** Maximum number of fields per record. */
const columnsMax = 50;

/** Longer lines are not CSV, so quotes have no meaning there. */
const quotedLineMaxLength = 10_000;

/**
 * Parses entries: one per line, several separated by commas, or addresses separated by semicolons or tabs. Other lines
 * with semicolons or tabs are records with an entry, a reason and a last day, or with the columns named in the first
 * line. Skips empty lines.
 */
export function* readEntries(text: string): Generator<FileEntry> {
  let columns: Columns | null = null;
  let isStart = true;
  for (const { line, content } of linesOf(text)) {
    if (content.trim() === "" || (line === 1 && /^sep=.$/i.test(content.trim()))) continue;
    const header: Columns | null = isStart ? readHeader(content) : null;
    isStart = false;
    if (header) columns = header;
    else for (const entry of entriesOf(content, columns)) yield { line, ...entry };
  }
}

function* linesOf(text: string): Generator<{ readonly line: number; readonly content: string }> {
  const ends = /\r\n?|\n/g;
  let [line, from] = [1, 0];
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
    yield { line, content: text.slice(from, end.index) };
    from = end.index + end[0].length;
    line += 1;
  }
  yield { line, content: text.slice(from) };
}

function readHeader(content: string): Columns | null {
  for (const separator of [";", "\t", ","] as const) {
    const names = firstOf(fieldsOf(content, separator)).map(normalisedColumn);
    const positionOf = (known: readonly string[]) =>
      names.findIndex((name) => known.map(normalisedColumn).includes(name));
    const text = positionOf(columnNames.text);
    if (text === -1) continue;
    return {
      separator,
      text,
      reason: positionOf(columnNames.reason),
      expiresOn: positionOf(columnNames.expiresOn),
    };
  }
  return null;
}

type Content = Omit<FileEntry, "line">;

function* entriesOf(content: string, columns: Columns | null): Generator<Content> {
  const own = [";", "\t"].find((separator): separator is Separator => content.includes(separator));
  const separator = columns && content.includes(columns.separator) ? columns.separator : (own ?? ",");
  if (separator === "," && columns?.separator !== ",") yield* listOf(content, ",");
  else if (!columns && areAddresses(content, separator)) yield* listOf(content, separator);
  else {
    const fields = firstOf(fieldsOf(content, separator));
    const { text, reason, expiresOn } = columns ?? { text: 0, reason: 1, expiresOn: 2 };
    const valueAt = (position: number) => restoreFormula((fields[position] ?? "").trim());
    if (fields.some((field) => field.trim() !== "")) {
      yield { text: valueAt(text), reason: valueAt(reason), expiresOn: valueAt(expiresOn) };
    }
  }
}

/** Whether a line is a list of addresses, as written by mail programs. */
function areAddresses(content: string, separator: Separator): boolean {
  const fields = firstOf(fieldsOf(content, separator)).filter((field) => field.trim() !== "");
  return fields.length > 1 && fields.every((field) => /^\s*[^\s@]+@[^\s@]+\s*$/.test(field));
}

function* listOf(content: string, separator: Separator): Generator<Content> {
  for (const field of fieldsOf(content, separator)) {
    if (field.trim() !== "") yield { text: field.trim(), reason: "", expiresOn: "" };
  }
}

/** Yields the fields of a line lazily, since a line of binary data may have millions. */
function fieldsOf(content: string, separator: Separator): Iterable<string> {
  if (content.includes('"') && content.length <= quotedLineMaxLength) {
    const { data, errors } = Papa.parse<string[]>(content, { delimiter: separator });
    const [fields] = data;
    if (errors.length === 0 && fields) return fields;
  }
  return split(content, separator);
}

function* split(content: string, separator: Separator): Generator<string> {
  let from = 0;
  for (let at = content.indexOf(separator); at !== -1; at = content.indexOf(separator, from)) {
    yield content.slice(from, at);
    from = at + 1;
  }
  yield content.slice(from);
}

function firstOf(fields: Iterable<string>): string[] {
  const first: string[] = [];
  for (const field of fields) {
    first.push(field);
    if (first.length === columnsMax) break;
  }
  return first;
}
