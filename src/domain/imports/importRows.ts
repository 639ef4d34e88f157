/** Parses the text of a file into validated rows. Used by browser and server. */
import { isAgs } from "../ags";
import { importRowsMax } from "../limits";
import { CsvRecords, type CsvRecord } from "./csvRecords";
import {
  checkRow,
  readHeader,
  readValue,
  rowKey,
  type ColumnPositions,
  type ImportFormat,
  type ReadHeader,
} from "./importFormat";
import type { FileProblem, RowProblem } from "./importProblem";
import { keyBits, SeenKeys, type KeyBits } from "./seenKeys";

/** A row of a file: its values or its problems. */
export type ImportRow<Field extends string> = { readonly line: number } & (
  | {
      readonly ok: true;
      readonly values: Readonly<Record<Field, string>>;
      readonly key: KeyBits;
      /** The AGS in an ignored column; null if there is none. */
      readonly ignoredAgs: string | null;
    }
  | {
      readonly ok: false;
      readonly problems: readonly RowProblem[];
      /** The raw fields of the row. */
      readonly fields: readonly string[];
    }
);

type Header<Field extends string> = ReadHeader<Field> & { readonly length: number };

/**
 * Single-pass reader: push the chunks of the text in order, then finish. Memory grows only with the number of
 * rows.
 */
export class ImportRows<Field extends string> {
  readonly #format: ImportFormat<Field>;
  readonly #records = new CsvRecords();
  readonly #seen = new SeenKeys();
  #header: Header<Field> | null = null;
  #columnNames: readonly string[] = [];
  #count = 0;
  #problem: FileProblem | null = null;

  constructor(format: ImportFormat<Field>) {
    this.#format = format;
  }

  /** Why the whole file is refused; null if no error has occurred. */
  get problem(): FileProblem | null {
    return this.#problem ?? this.#records.problem;
  }

  /** Rows read so far, invalid ones included. */
  get count(): number {
    return this.#count;
  }

  /** Index of each field in the rows; null before the header. */
  get positions(): ColumnPositions<Field> | null {
    return this.#header?.positions ?? null;
  }

  /** All names in the header, also in a refused one; empty before the header. */
  get columnNames(): readonly string[] {
    return this.#columnNames;
  }

  /** Names of ignored columns; empty before the header. */
  get ignoredColumns(): readonly string[] {
    return this.#header?.ignored ?? [];
  }

  /**
   * Parses the next chunk and returns the rows that it completes. After a problem no more chunks are needed.
   */
  push(text: string): ImportRow<Field>[] {
    return this.#take(this.#records.push(text));
  }

  /** Returns the last rows. A file without rows is refused. */
  finish(): ImportRow<Field>[] {
    const rows = this.#take(this.#records.finish());
    if (this.#count === 0 && this.problem === null) this.#problem = { code: "file_empty", params: {} };
    return rows;
  }

  #take(records: readonly CsvRecord[]): ImportRow<Field>[] {
    const { rowsMax = importRowsMax } = this.#format;
    const rows: ImportRow<Field>[] = [];
    for (const record of records) {
      if (this.#problem) break;
      if (this.#header === null) this.#takeHeader(record);
      else if (this.#count >= rowsMax) {
        this.#problem = { code: "too_many_rows", params: { max: String(rowsMax) } };
      } else {
        this.#count += 1;
        rows.push(this.#check(record, this.#header));
      }
    }
    return rows;
  }

  #takeHeader({ line, fields }: CsvRecord): void {
    this.#columnNames = fields;
    const read = readHeader(this.#format, fields);
    if (read.ok) this.#header = { ...read, length: fields.findLastIndex(isFilled) + 1 };
    else this.#problem = { ...read.problem, params: { ...read.problem.params, line: String(line) } };
  }

  #check({ line, fields: given }: CsvRecord, header: Header<Field>): ImportRow<Field> {
    // Spreadsheets append empty columns, though not to every row.
    const fields = given.slice(0, Math.max(given.findLastIndex(isFilled) + 1, header.length));
    if (fields.length !== header.length) {
      const params = { expected: String(header.length), found: String(fields.length) };
      return { line, ok: false, problems: [wholeRow("csv_field_count", params)], fields };
    }
    const checked = checkRow(this.#format, header.positions, fields);
    if (!checked.ok) return { line, ...checked, fields };
    const key = keyBits(rowKey(this.#format, checked.values));
    const firstLine = this.#seen.note(key, line);
    if (firstLine === null) {
      return { line, ok: true, values: checked.values, key, ignoredAgs: agsOf(fields, header.ignoredAgs) };
    }
    const twice = wholeRow("row_duplicate", { firstLine: String(firstLine) });
    return { line, ok: false, problems: [twice], fields };
  }
}

const isFilled = (field: string): boolean => field.trim() !== "";

/** The AGS at this position, with the leading zero that spreadsheets drop; null if there is none. */
function agsOf(fields: readonly string[], position: number): string | null {
  const value = readValue(fields, position);
  return [value, `0${value}`].find(isAgs) ?? null;
}

function wholeRow(code: RowProblem["code"], params: Readonly<Record<string, string>>): RowProblem {
  return { code, column: null, columnName: null, value: null, params };
}
