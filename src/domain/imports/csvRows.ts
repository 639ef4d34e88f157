/**
 * Splits the text of a CSV file into rows: semicolons, quotes around a field and doubled within it, LF or CRLF. Works on
 * chunks, and knows of each row the line on which it begins.
 */
import { csvLineMaxBytes } from "../limits";
import type { FileProblem } from "./importProblem";

/** The separator of every CSV file that is read or written here. */
export const csvSeparator = ";";

/** A row as it stands in the file. */
export interface CsvRow {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

type Found = { readonly row: CsvRow; readonly end: number; readonly lines: number };

/** One pass over a file: push its text in order, then finish. Empty lines are left out. */
export class CsvRows {
  #rest = "";
  #line = 1;
  #problem: FileProblem | null = null;

  /** Takes the next text and gives the rows that are whole now; nothing more after a problem. */
  push(text: string): readonly CsvRow[] {
    return this.#split(this.#rest + text, false);
  }

  /** The rows that the end of the file completes. */
  finish(): readonly CsvRow[] {
    const rows = this.#split(this.#rest, true);
    this.#rest = "";
    return rows;
  }

  /** Why the file is refused; null so far: it is not. */
  get problem(): FileProblem | null {
    return this.#problem;
  }

  #split(text: string, isEnd: boolean): readonly CsvRow[] {
    const rows: CsvRow[] = [];
    let at = 0;
    while (at < text.length && this.#problem === null) {
      const found = this.#rowAt(text, at, isEnd);
      if (found === null) break;
      if (found.row.fields.length > 1 || found.row.fields[0] !== "") rows.push(found.row);
      at = found.end;
      this.#line += found.lines;
    }
    this.#rest = text.slice(at);
    return rows;
  }

  /** The row that begins there; null: it is not whole yet, or the file is refused. */
  #rowAt(text: string, start: number, isEnd: boolean): Found | null {
    const lineEnd = text.indexOf("\n", start);
    if (lineEnd < 0 && !isEnd) return this.#wait(text, start);
    const line = withoutReturn(text.slice(start, lineEnd < 0 ? text.length : lineEnd));
    const end = lineEnd < 0 ? text.length : lineEnd + 1;
    if (!line.includes('"')) {
      return { row: { line: this.#line, fields: line.split(csvSeparator) }, end, lines: 1 };
    }
    return this.#quotedRowAt(text, start, isEnd);
  }

  #wait(text: string, start: number): null {
    // Lines are bounded before the file is read; this holds for a row with line ends within quotes as well.
    if (text.length - start > 4 * csvLineMaxBytes) {
      this.#problem = { code: "csv_error", params: { line: String(this.#line), column: "1" } };
    }
    return null;
  }

  #quotedRowAt(text: string, start: number, isEnd: boolean): Found | null {
    const fields: string[] = [];
    let [line, lineStart, at] = [this.#line, start, start];
    for (;;) {
      let value = "";
      if (text[at] === '"') {
        const opened = { line, column: at - lineStart + 1 };
        at += 1;
        for (;;) {
          const close = text.indexOf('"', at);
          if (close < 0 || close - start > csvLineMaxBytes) {
            if (isEnd || text.length - start > csvLineMaxBytes) this.#fail("csv_quote_open", opened);
            return null;
          }
          for (let found = text.indexOf("\n", at); found >= 0 && found < close;) {
            line += 1;
            lineStart = found + 1;
            found = text.indexOf("\n", lineStart);
          }
          value += text.slice(at, close);
          at = close + 1;
          // The second of two quotes may come with the next chunk.
          if (at === text.length && !isEnd) return null;
          if (text[at] !== '"') break;
          value += '"';
          at += 1;
        }
        if (text.startsWith("\r\n", at)) at += 1;
        else if (text[at] === "\r" && at + 1 === text.length) {
          if (!isEnd) return null;
          at += 1;
        }
        const next = text[at];
        if (next !== undefined && next !== csvSeparator && next !== "\n") {
          return this.#fail("csv_error", { line, column: at - lineStart + 1 });
        }
      } else {
        const from = at;
        while (at < text.length && text[at] !== csvSeparator && text[at] !== "\n") {
          if (text[at] === '"') return this.#fail("csv_error", { line, column: at - lineStart + 1 });
          at += 1;
        }
        if (at === text.length && !isEnd) return null;
        value = text[at] === csvSeparator ? text.slice(from, at) : withoutReturn(text.slice(from, at));
      }
      fields.push(value);
      if (text[at] === csvSeparator) {
        at += 1;
        continue;
      }
      const end = Math.min(at + 1, text.length);
      return { row: { line: this.#line, fields }, end, lines: line - this.#line + 1 };
    }
  }

  #fail(code: "csv_quote_open" | "csv_error", { line, column }: { line: number; column: number }): null {
    this.#problem = { code, params: { line: String(line), column: String(column) } };
    return null;
  }
}

function withoutReturn(text: string): string {
  return text.endsWith("\r") ? text.slice(0, -1) : text;
}
