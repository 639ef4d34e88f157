/** Takes a CSV text apart: semicolons, quotes doubled within quotes, lines that end with LF or CR LF. */
import { csvLineMaxBytes } from "../limits";
import type { FileProblem } from "./importProblem";

/** One record of a file. */
export interface CsvRecord {
  /** Line in which it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

const separator = ";";
const quote = '"';

/** One pass over a text: push its parts in order, then finish. Holds no more than a record of it. */
export class CsvRecords {
  #rest = "";
  #line = 1;
  #isStart = true;
  #problem: FileProblem | null = null;

  /** Why the text cannot be read on; null: it can, so far. */
  get problem(): FileProblem | null {
    return this.#problem;
  }

  /** Takes the next part; answers the records that it completes. Lines without any value are left out. */
  push(text: string): CsvRecord[] {
    // The byte order mark is no part of the first column's name.
    const part = this.#isStart && text.startsWith("\ufeff") ? text.slice(1) : text;
    if (text !== "") this.#isStart = false;
    return this.#read(this.#rest + part, false);
  }

  /** Answers the last record, which need not end with a line break. */
  finish(): CsvRecord[] {
    return this.#read(this.#rest, true);
  }

  #read(text: string, isLast: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let at = 0;
    while (this.#problem === null && at < text.length) {
      const lineEnd = text.indexOf("\n", at);
      if (lineEnd < 0 && !isLast) break;
      const line = lineOf(text, at, lineEnd);
      let fields: readonly string[];
      const begin = this.#line;
      if (!line.includes(quote)) {
        fields = line.split(separator);
        at = lineEnd < 0 ? text.length : lineEnd + 1;
        this.#line += 1;
      } else {
        const taken = this.#takeQuoted(text, at, isLast);
        if (taken === null) break;
        ({ fields, at } = taken);
      }
      if (fields.some((field) => field.trim() !== "")) records.push({ line: begin, fields });
    }
    this.#rest = this.#problem === null ? text.slice(at) : "";
    return records;
  }

  /** A record with quotes, which may go on over lines; null: its end has not come yet, or it is at fault. */
  #takeQuoted(text: string, start: number, isLast: boolean): { fields: string[]; at: number } | null {
    const fields: string[] = [];
    const place = { line: this.#line, lineStart: start };
    let at = start;
    for (;;) {
      const field =
        text[at] === quote
          ? this.#takeQuotedField(text, at, place, isLast)
          : this.#takePlainField(text, at, place, isLast);
      if (field === null) return null;
      fields.push(field.value);
      at = field.end;
      if (text[at] === separator) {
        at += 1;
        continue;
      }
      this.#line = place.line + 1;
      return { fields, at: at + (text.startsWith("\r\n", at) ? 2 : 1) };
    }
  }

  #takePlainField(
    text: string,
    start: number,
    place: Place,
    isLast: boolean,
  ): { value: string; end: number } | null {
    const lineEnd = text.indexOf("\n", start);
    if (lineEnd < 0 && !isLast) return null;
    const line = lineOf(text, start, lineEnd);
    const length = line.indexOf(separator);
    const value = length < 0 ? line : line.slice(0, length);
    const fault = value.indexOf(quote);
    if (fault < 0) return { value, end: start + value.length };
    return this.#fail("csv_error", place.line, columnOf(text, place, start + fault));
  }

  #takeQuotedField(
    text: string,
    start: number,
    place: Place,
    isLast: boolean,
  ): { value: string; end: number } | null {
    const begin = { line: place.line, column: columnOf(text, place, start) };
    let end = start + 1;
    for (;;) {
      end = text.indexOf(quote, end);
      if (end < 0) {
        // A record may be as long as a line at most: a quote that is open for longer was forgotten.
        const isOpen = isLast || text.length - start > csvLineMaxBytes;
        return isOpen ? this.#fail("csv_quote_open", begin.line, begin.column) : null;
      }
      if (text[end + 1] !== quote) break;
      end += 2;
    }
    if (!isLast && end + 2 >= text.length) return null;
    const value = text.slice(start + 1, end).replaceAll('""', quote);
    passLines(text, start, end, place);
    const next = text[end + 1];
    if (next === undefined || next === separator || next === "\n" || text.startsWith("\r\n", end + 1)) {
      return { value, end: end + 1 };
    }
    // Where it went on over lines, what closes it opens another one: its own end is what is missing.
    if (place.line > begin.line) return this.#fail("csv_quote_open", begin.line, begin.column);
    return this.#fail("csv_error", place.line, columnOf(text, place, end + 1));
  }

  #fail(code: "csv_error" | "csv_quote_open", line: number, column: number): null {
    this.#problem = { code, params: { line: String(line), column: String(column) } };
    return null;
  }
}

/** Where in the file the reading stands. */
interface Place {
  line: number;
  /** Where that line begins in the text at hand. */
  lineStart: number;
}

function lineOf(text: string, start: number, lineEnd: number): string {
  const end = lineEnd < 0 ? text.length : lineEnd;
  return text.slice(start, end > start && text[end - 1] === "\r" ? end - 1 : end);
}

/** Characters from the beginning of the line, from 1; astral ones count once, as they do for the bytes. */
function columnOf(text: string, { lineStart }: Place, at: number): number {
  return [...text.slice(lineStart, at)].length + 1;
}

function passLines(text: string, start: number, end: number, place: Place): void {
  for (let at = text.indexOf("\n", start); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) {
    place.line += 1;
    place.lineStart = at + 1;
  }
}
