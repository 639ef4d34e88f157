/** Conditions on columns that may have one of several values. */
import { sql, type RawBuilder } from "kysely";

/** A column with the name of its type. */
export interface ListedColumn {
  readonly column: RawBuilder<unknown>;
  readonly type: "text" | "integer" | "smallint";
}

/** Returns the condition that the column has one of these values; `null` if any value matches. */
export function isOneOf(
  { column, type }: ListedColumn,
  values: readonly (string | number)[] | null,
): RawBuilder<unknown> | null {
  if (values === null) return null;
  // Equality for a single value, so that an index on the column also provides the order.
  if (values.length === 1) return sql`${column} = ${values[0]}`;
  return sql`${column} = any(${arrayOf(type, values)})`;
}

/** The values as an array of the column's type. */
export function arrayOf(
  type: ListedColumn["type"],
  values: readonly (string | number)[],
): RawBuilder<unknown> {
  return sql`${values}::${sql.raw(type)}[]`;
}
