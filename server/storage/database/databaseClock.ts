/** The one clock that all servers on a database share. */
import type { Transaction } from "./database";
import { declareRow, timestamptz } from "./declaredRow";

const clockRow = declareRow({ now: timestamptz() });

/** The time by the database's clock: what several servers judge must not depend on the clock of one of them. */
export async function readDatabaseClock(tx: Transaction): Promise<Date> {
  const { rows } = await clockRow.sql`select clock_timestamp() as now`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not tell its time.");
  return row.now;
}
