/** Shared parts of the import formats: columns matched by header name, and validation of each row. */
import { hasControlCharacters } from "../communeFields";
import type { ErrorCode } from "../errorCodes";
import { normalisedColumn } from "./columnNames";
import { toSingleLine } from "../singleLine";
import { restoreFormula } from "./formulaText";
import { shownValue, type FileProblem, type RowProblem } from "./importProblem";

/** A column: its name in exported files, and aliases accepted in headers. */
export interface ImportColumn<Field extends string> {
  readonly field: Field;
  readonly name: string;
  readonly aliases: readonly string[];
  /** False if the column may be missing or empty. */
  readonly isRequired: boolean;
}

/** A validated row: its values by field, or the problems found. */
export type CheckedRow<Field extends string> =
  | { readonly ok: true; readonly values: Readonly<Record<Field, string>> }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** A problem with one value. */
export interface ValueProblem {
  readonly code: ErrorCode;
  /** Parameters of the message, if it has any. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface ImportFormat<Field extends string> {
  readonly columns: readonly ImportColumn<Field>[];
  /** Maximum number of rows; defaults to the limit of all imports. */
  readonly rowsMax?: number;
  /** Fields that identify a row: two rows with the same values are duplicates. */
  readonly key: readonly Field[];
  /** Validates one value of a row; undefined if it is valid. */
  readonly checkValue: (field: Field, value: string) => ValueProblem | undefined;
}

/** Index of each field in the rows of a file; -1 if the file has no such column. */
export type ColumnPositions<Field extends string> = Readonly<Record<Field, number>>;

/** A header with all required columns. */
export interface ReadHeader<Field extends string> {
  readonly ok: true;
  readonly positions: ColumnPositions<Field>;
  /** Names of unknown columns, which are ignored; unnamed ones are not listed. */
  readonly ignored: readonly string[];
  /** Index of an ignored column with the AGS; -1 if there is none. */
  readonly ignoredAgs: number;
}

/** Finds the columns by their names in the header, in any order. */
export function readHeader<Field extends string>(
  format: ImportFormat<Field>,
  header: readonly string[],
): ReadHeader<Field> | { ok: false; problem: FileProblem } {
  const names = header.map(normalisedColumn);
  const positions: Partial<Record<Field, number>> = {};
  const missing: string[] = [];
  for (const { field, name, aliases, isRequired } of format.columns) {
    const accepted = new Set([name, ...aliases].map(normalisedColumn));
    const position = names.findIndex((found) => accepted.has(found));
    positions[field] = position;
    if (position < 0 && isRequired) missing.push(name);
  }
  if (missing.length === 0) {
    const known = new Set<number | undefined>(Object.values(positions));
    const isIgnored = (at: number) => !known.has(at) && names[at] !== "";
    return {
      ok: true,
      positions: positions as Record<Field, number>,
      ignored: header.filter((_, at) => isIgnored(at)).map((name) => shownValue(toSingleLine(name))),
      ignoredAgs: names.findIndex((name, at) => isIgnored(at) && agsNames.has(name)),
    };
  }
  const other = otherSeparator(header);
  return {
    ok: false,
    problem:
      other === null
        ? { code: "columns_missing", params: { line: "1", columns: missing.join(", ") } }
        : { code: "csv_separator_wrong", params: { line: "1", found: other } },
  };
}

const agsNames = new Set(
  ["AGS", "Gemeindeschlüssel", "Amtlicher Gemeindeschlüssel", "Amtlicher Gemeindeschlüssel (AGS)"].map(
    normalisedColumn,
  ),
);

function otherSeparator(header: readonly string[]): string | null {
  if (header.length !== 1) return null;
  return [",", "\t", "|"].find((separator) => header[0]?.includes(separator)) ?? null;
}

/** Reads a value from the raw fields of a row, valid or not; empty if the row has no such column. */
export function readValue(fields: readonly string[], position: number): string {
  const given = position < 0 ? "" : (fields[position] ?? "");
  return restoreFormula(toSingleLine(given));
}

/** Validates a row against its format. `fields` are the raw values of the file. */
export function checkRow<Field extends string>(
  format: ImportFormat<Field>,
  positions: ColumnPositions<Field>,
  fields: readonly string[],
): CheckedRow<Field> {
  const values: Partial<Record<Field, string>> = {};
  const problems: RowProblem[] = [];
  for (const { field, name, isRequired } of format.columns) {
    const position = positions[field];
    const value = readValue(fields, position);
    values[field] = value;
    const found =
      value === ""
        ? isRequired && { code: "required" as const }
        : hasControlCharacters(value)
          ? { code: "text_invalid" as const }
          : format.checkValue(field, value);
    if (found) {
      problems.push({
        params: {},
        ...found,
        column: position + 1,
        columnName: name,
        value: value === "" ? null : shownValue(value),
      });
    }
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, values: values as Record<Field, string> };
}

/** The key that identifies a row within its file. */
export function rowKey<Field extends string>(
  { key }: Pick<ImportFormat<Field>, "key">,
  values: Readonly<Record<Field, string>>,
): string {
  return key.map((field) => values[field]).join("\u001f");
}
