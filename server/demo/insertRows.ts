/** Rows into tables, many at once. */
import { sql } from "kysely";
import type { Transaction } from "#server/storage/database/database";
import type { DB } from "#server/storage/__generated__/tables";
import type { Row } from "./communeRows";

/** PostgreSQL takes at most 65,535 parameters in a statement; statements of a few thousand are the quickest. */
export const parametersPerStatement = 6_000;

/** Rows in one JSON text; larger ones cost more memory than they save time. */
const rowsPerText = 1_000;

/** Inserts rows of the same columns. */
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
 * Inserts rows of the same columns as JSON, several times as quick as parameters. What goes into a jsonb column stands
 * there as it is, not as text.
 */
export async function insertRecords(
  tx: Transaction,
  table: keyof DB,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  for (let from = 0; from < rows.length; from += rowsPerText) {
    const text = JSON.stringify(rows.slice(from, from + rowsPerText));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`.execute(
      tx,
    );
  }
}
