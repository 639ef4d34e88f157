/** Reading with a time limit. */
import { sql } from "kysely";
import type { Database, Transaction } from "./database";

/** Runs `work` in a transaction that only reads, and whose statements the database cancels after `timeoutMs`. */
export function readSnapshot<Value>(
  db: Database,
  timeoutMs: number,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  return db
    .transaction()
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(timeoutMs)}`.execute(tx);
      return work(tx);
    });
}
