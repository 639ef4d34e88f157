/** Bulk inserts. */
import { sql } from "kysely";
import type { Transaction } from "#server/storage/database/database";
import type { DB } from "#server/storage/__generated__/tables";
import type { Row } from "./communeRows";

/** PostgreSQL allows at most 65,535 parameters per statement; statements with a few thousand are the fastest. */
export const parametersPerStatement = 6_000;

/** Rows per JSON document. Larger documents cost memory without saving much time. */
const rowsPerDocument = 1_000;

/** Inserts rows that all have the same columns. */
export async function insertRows<Table extends keyof DB>(
  tx: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const batch = Math.floor(parametersPerStatement / Object.keys(first).length);
  for (let from = 0; from < rows.length; from += batch) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + batch))
      .execute();
  }
}

/**
 * Inserts rows that all have the same columns, as JSON. This is several times faster than parameters. Pass values for
 * jsonb columns as they are, not as serialized text.
 */
export async function insertRecords(
  tx: Transaction,
  table: keyof DB,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  for (let from = 0; from < rows.length; from += rowsPerDocument) {
    const text = JSON.stringify(rows.slice(from, from + rowsPerDocument));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`.execute(
      tx,
    );
  }
}
