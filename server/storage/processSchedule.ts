/** What comes next for processes, as stored. */
import { sql } from "kysely";
import type { Transaction } from "./database";

/** Says that what comes next for these processes is not in the queue yet. */
export async function markUnqueued(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("process")
    .set({ is_queued: false })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}
