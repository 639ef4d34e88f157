/**
 * Parses CSV chunk by chunk, as written by spreadsheets and other programs: semicolons, doubled quotes within quotes,
 * blanks before quotes, lines ending with LF, CR LF or CR, and a first line "sep=;".
 */
import Papa, { type ParseResult } from "papaparse";
import { csvLineMaxBytes } from "../limits";
import type { FileProblem } from "./importProblem";

export interface CsvRecord {
  /** Line number of its first line, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** Excel's separator declaration on a separate line before the header. */
const separatorLine = /^sep=;$/i;

const blankBeforeQuote = /(?:^|[;\n])[ \t\u00a0]+"/;

/** A field with the separator before it, the blanks that precede its quote, and its content up to the end of the text. */
const anyField = /(^(?![;\n])|[;\n])([ \t\u00a0]+(?="))?("[^"]*(?:""[^"]*)*|[^;\n]*)/g;

/** Removes blanks before the quotes that begin fields; the text must begin with a record. */
function withoutBlanksBeforeQuotes(text: string): string {
  return blankBeforeQuote.test(text) ? text.replaceAll(anyField, "$1$3") : text;
}

const countLines = (text: string): number => text.split("\n").length - 1;

/** Single-pass parser: push the chunks in order, then finish. Buffers at most one record. */
export class CsvRecords {
  readonly #parser = new Papa.Parser({ delimiter: ";", newline: "\n" });
  #rest = "";
  #line = 1;
  #isStart = true;
  #problem: FileProblem | null = null;

  /** Why the text cannot be parsed any further; null if no error has occurred. */
  get problem(): FileProblem | null {
    return this.#problem;
  }

  /** Parses the next chunk and returns the records that it completes. Lines without any value are skipped. */
  push(text: string): CsvRecord[] {
    // Strip the byte order mark, which would become part of the first column's name.
    const part = this.#isStart && text.startsWith("\ufeff") ? text.slice(1) : text;
    if (text !== "") this.#isStart = false;
    const whole = this.#rest + part;
    // The chunk may end between CR and LF.
    const cut = whole.endsWith("\r") ? whole.length - 1 : whole.length;
    const records = this.#read(whole.slice(0, cut).replaceAll(/\r\n?/g, "\n"), false);
    this.#rest += whole.slice(cut);
    // A record may not exceed the line limit: a quote that stays open longer was never closed.
    if (this.#problem === null && this.#rest.length > csvLineMaxBytes) this.#read(this.#rest, true);
    return records;
  }

  /** Returns the last record, which need not end with a line break. */
  finish(): CsvRecord[] {
    // The last line may end with CR.
    return this.#read(this.#rest.replaceAll(/\r\n?/g, "\n"), true);
  }

  #read(given: string, isLast: boolean): CsvRecord[] {
    if (this.#problem !== null || given === "") return [];
    const text = withoutBlanksBeforeQuotes(given);
    const { data, errors, meta }: ParseResult<string[]> = this.#parser.parse(text, 0, !isLast);
    // Errors of an incomplete record are reported again once the rest arrives.
    const fault = errors.find(({ row = 0 }) => row < data.length);
    if (fault) this.#problem = this.#faultOf(text, fault.index ?? 1);
    const records: CsvRecord[] = [];
    for (const fields of fault ? data.slice(0, fault.row) : data) {
      const isSeparatorLine = this.#line === 1 && separatorLine.test(fields.join(";").trim());
      if (!isSeparatorLine && fields.some((field) => field.trim() !== "")) {
        records.push({ line: this.#line, fields });
      }
      this.#line += fields.reduce((lines, field) => lines + countLines(field), 1);
    }
    this.#rest = this.#problem === null && !isLast ? text.slice(meta.cursor) : "";
    return records;
  }

  /**
   * @param index after the opening quote of the faulty field
   */
  #faultOf(text: string, index: number): FileProblem {
    const before = text.slice(0, index - 1);
    const column = [...before.slice(before.lastIndexOf("\n") + 1)].length + 1;
    const line = this.#line + countLines(before);
    return { code: "csv_quote_open", params: { line: String(line), column: String(column) } };
  }
}
