/** What the formats of imports have in common: a header by whose names columns are found, and a check for each row. */
import { hasControlCharacters } from "../communeFields";
import type { ErrorCode } from "../errorCodes";
import { normalisedColumn } from "./columnNames";
import { restoreFormula } from "./formulaText";
import { shownValue, type FileProblem, type RowProblem } from "./importProblem";

/** A column: its name in exported files, and other names under which it is found. */
export interface ImportColumn<Field extends string> {
  readonly field: Field;
  readonly name: string;
  readonly aliases: readonly string[];
  /** False: may be missing or empty. */
  readonly isRequired: boolean;
}

/** A checked row: its values by field, or what is wrong with it. */
export type CheckedRow<Field extends string> =
  | { readonly ok: true; readonly values: Readonly<Record<Field, string>> }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** What is wrong with one value. */
export interface ValueProblem {
  readonly code: ErrorCode;
  /** Values that the wording needs; absent: none. */
  readonly params?: Readonly<Record<string, string>>;
}

/** One kind of file. */
export interface ImportFormat<Field extends string> {
  readonly columns: readonly ImportColumn<Field>[];
  /** Most rows; left out: as many as any import takes. */
  readonly rowsMax?: number;
  /** Fields that tell rows apart: two rows with the same are one row twice. */
  readonly key: readonly Field[];
  /** Checks one value of a row; undefined: nothing is wrong with it. */
  readonly checkValue: (field: Field, value: string) => ValueProblem | undefined;
}

/** Where each field stands in the rows of a file; -1: the file has no such column. */
export type ColumnPositions<Field extends string> = Readonly<Record<Field, number>>;

/** A header whose columns are all there. */
export interface ReadHeader<Field extends string> {
  readonly ok: true;
  readonly positions: ColumnPositions<Field>;
  /** Names of the columns that the format does not know and leaves out; those without a name are not listed. */
  readonly ignored: readonly string[];
  /** Where an AGS stands that the format leaves out; -1: nowhere. */
  readonly ignoredAgs: number;
}

/** Finds the columns by the header's names, in any order. */
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
      ignored: header.filter((_, at) => isIgnored(at)).map((name) => shownValue(name.trim())),
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

/** A value as it is read from the fields of a row, checked or not; empty where the row has no such column. */
export function readValue(fields: readonly string[], position: number): string {
  const given = position < 0 ? "" : (fields[position] ?? "");
  return restoreFormula(given.normalize("NFC").trim());
}

/** Checks a row against its format. `fields` are the values as they stand in the file. */
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

/** What tells a row apart from the others of its file. */
export function rowKey<Field extends string>(
  format: ImportFormat<Field>,
  values: Readonly<Record<Field, string>>,
): string {
  return format.key.map((field) => values[field]).join("\u001f");
}
