/**
 * Row types of raw SQL. Each row is declared once. The compiler infers its type from the declaration, and
 * rawRows.test.ts compares the declaration with the result columns that PostgreSQL reports for every such statement.
 */
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { DB } from "#server/storage/__generated__/tables";

/** A table column such as `process.id`. Its type is taken from the generated table types. */
type TableColumn = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB];

/** A value computed by the statement. */
export interface Computed<Value> {
  /** Name of the PostgreSQL type. */
  readonly type: string;
  /** Never set; carries the type for the compiler only. */
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

/** The declared columns of a raw SQL row. */
export class DeclaredRow<Row> {
  constructor(readonly columns: Columns) {}

  /** Creates a statement that returns such rows. */
  sql(strings: TemplateStringsArray, ...values: readonly unknown[]): RawBuilder<Row> {
    return sql<Row>(strings, ...values);
  }

  /** Returns a declaration that also has the columns of another one. */
  with<More>(more: DeclaredRow<More>): DeclaredRow<Row & More> {
    return new DeclaredRow({ ...this.columns, ...more.columns });
  }
}

/** Declares a raw SQL row. */
export function declareRow<const Of extends Columns>(columns: Of): DeclaredRow<RowFrom<Of>> {
  return new DeclaredRow(columns);
}

const computed =
  <Read>(type: string) =>
  <Value extends Read | null = Read>(): Computed<Value> => ({ type });

// One for each type that statements compute. The type parameter narrows the value or makes it nullable.
export const bool = computed<boolean>("bool");
/** YYYY-MM-DD. */
export const date = computed<string>("date");
export const int4 = computed<number>("int4");
export const int8 = computed<number>("int8");
export const text = computed<string>("text");
export const textArray = computed<readonly string[]>("_text");
export const timestamptz = computed<Date>("timestamptz");
export const uuid = computed<string>("uuid");
export const varchar = computed<string>("varchar");
export const json = computed<unknown>("json");
