/** Reads register files from the folder in which the operator may install them. */
import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { CsvRecords } from "#domain/imports/csvRecords";

/** Columns and limits of a register file. */
export interface RegisterFormat {
  /** Names of the columns to return; others are ignored. */
  readonly columns: readonly string[];
  /** Further columns, returned after the others; empty if a file lacks them. */
  readonly optionalColumns?: readonly string[];
  readonly maxBytes: number;
  /** Without the header. */
  readonly maxRows: number;
}

/** Characters parsed before yielding to other calls; takes a few milliseconds. */
const charactersPerChunk = 65_536;

/**
 * Returns the rows of a CSV file in UTF-8 with semicolons, each with its columns in the given order.
 * @throws Error with the reason, or the error of the file system
 */
export async function readRegisterFile(
  path: string,
  { columns, optionalColumns = [], maxBytes, maxRows }: RegisterFormat,
): Promise<readonly (readonly string[])[]> {
  const text = await readText(path, maxBytes);
  const reader = new CsvRecords();
  const records = [];
  for (let at = 0; at < text.length; at += charactersPerChunk) {
    records.push(...reader.push(text.slice(at, at + charactersPerChunk)));
    await setImmediate();
  }
  records.push(...reader.finish());
  if (reader.problem) throw new Error(`The file has an open quote in line ${reader.problem.params["line"]}.`);
  const [header, ...rows] = records;
  const placeOf = (column: string) => header?.fields.indexOf(column) ?? -1;
  const required = columns.map(placeOf);
  if (required.some((place) => place < 0)) throw new Error(`The columns are not ${columns.join(";")}.`);
  if (rows.length > maxRows) throw new Error(`The file has more than ${maxRows} rows.`);
  const places = [...required, ...optionalColumns.map(placeOf)];
  return rows.map(({ fields }) => places.map((place) => fields[place] ?? ""));
}

async function readText(path: string, maxBytes: number): Promise<string> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > maxBytes) {
      throw new Error(`This is not a file of at most ${maxBytes} bytes.`);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.readFile());
  } finally {
    await file.close();
  }
}
