/** From the text of a file to its checked rows; browser and server find the same. */
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

/** A row of a file: what it holds, or what is wrong with it. */
export type ImportRow<Field extends string> = { readonly line: number } & (
  | {
      readonly ok: true;
      readonly values: Readonly<Record<Field, string>>;
      readonly key: KeyBits;
      /** The AGS in a column that the format leaves out; null: none. */
      readonly ignoredAgs: string | null;
    }
  | {
      readonly ok: false;
      readonly problems: readonly RowProblem[];
      /** The row as it stands in the file. */
      readonly fields: readonly string[];
    }
);

type Header<Field extends string> = ReadHeader<Field> & { readonly length: number };

/** One pass over the text of a file: push its parts in order, then finish. Memory depends on the number of rows only. */
export class ImportRows<Field extends string> {
  readonly #format: ImportFormat<Field>;
  readonly #records = new CsvRecords();
  readonly #seen = new SeenKeys();
  #header: Header<Field> | null = null;
  #count = 0;
  #problem: FileProblem | null = null;

  constructor(format: ImportFormat<Field>) {
    this.#format = format;
  }

  /** Why the file as a whole is refused; null: it is not, so far. */
  get problem(): FileProblem | null {
    return this.#problem ?? this.#records.problem;
  }

  /** Rows that have come so far, those at fault included. */
  get count(): number {
    return this.#count;
  }

  /** Where each field stands in the rows; null: the header has not come yet. */
  get positions(): ColumnPositions<Field> | null {
    return this.#header?.positions ?? null;
  }

  /** Names of the columns that the format leaves out; empty: none, or the header has not come yet. */
  get ignoredColumns(): readonly string[] {
    return this.#header?.ignored ?? [];
  }

  /** Takes the next part of the text; answers the rows that it completes. After a problem nothing more needs to come. */
  push(text: string): ImportRow<Field>[] {
    return this.#take(this.#records.push(text));
  }

  /** Answers the last rows; a file without any is refused. */
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
    const read = readHeader(this.#format, fields);
    if (read.ok) this.#header = { ...read, length: fields.length };
    else this.#problem = { ...read.problem, params: { ...read.problem.params, line: String(line) } };
  }

  #check({ line, fields }: CsvRecord, header: Header<Field>): ImportRow<Field> {
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

/** The AGS at this position, with the leading zero that spreadsheets lose; null: none. */
function agsOf(fields: readonly string[], position: number): string | null {
  const value = readValue(fields, position);
  return [value, `0${value}`].find(isAgs) ?? null;
}

function wholeRow(code: RowProblem["code"], params: Readonly<Record<string, string>>): RowProblem {
  return { code, column: null, columnName: null, value: null, params };
}
