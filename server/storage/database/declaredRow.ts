/**
 * Row types of raw SQL. A row is declared once: the compiler reads its type from there, and rawRows.test.ts compares the
 * declaration with what PostgreSQL says of every statement that answers such rows.
 */
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { DB } from "#server/storage/__generated__/tables";

/** A column of a table, such as `process.id`: its type is that of the generated table. */
type TableColumn = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB];

/** A value that the statement computes. */
export interface Computed<Value> {
  /** The type's name in PostgreSQL. */
  readonly type: string;
  /** Never there; for the compiler only. */
  readonly value?: Value;
}

/** Columns by name. */
type Columns = Readonly<Record<string, TableColumn | { readonly type: string }>>;

type ValueOf<Column> =
  Column extends Computed<infer Value>
    ? Value
    : Column extends `${infer Table extends keyof DB}.${infer Name}`
      ? Selectable<DB[Table]>[Name & keyof Selectable<DB[Table]>]
      : never;

type RowFrom<Of extends Columns> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** The type of a declared row. */
export type RowOf<Declared> = Declared extends DeclaredRow<infer Row> ? Row : never;

/** What rows of raw SQL hold. */
export class DeclaredRow<Row> {
  constructor(readonly columns: Columns) {}

  /** A statement that answers such rows. */
  sql(strings: TemplateStringsArray, ...values: readonly unknown[]): RawBuilder<Row> {
    return sql<Row>(strings, ...values);
  }

  /** The row with the columns of another one. */
  with<More>(more: DeclaredRow<More>): DeclaredRow<Row & More> {
    return new DeclaredRow({ ...this.columns, ...more.columns });
  }
}

/** Declares the rows of raw SQL. */
export function declareRow<const Of extends Columns>(columns: Of): DeclaredRow<RowFrom<Of>> {
  return new DeclaredRow(columns);
}

const computed =
  <Read>(type: string) =>
  <Value extends Read | null = Read>(): Computed<Value> => ({ type });

// One for each type that statements compute; a parameter narrows it or says that it may be null.
export const bool = computed<boolean>("bool");
export const int4 = computed<number>("int4");
export const int8 = computed<number>("int8");
export const text = computed<string>("text");
export const textArray = computed<readonly string[]>("_text");
export const timestamptz = computed<Date>("timestamptz");
export const varchar = computed<string>("varchar");
export const json = computed<unknown>("json");
