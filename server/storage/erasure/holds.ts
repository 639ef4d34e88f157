/** Holds: processes whose applicants' data is not erased. */
import type { Insertable } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import type { ProcessErasureHold } from "#server/storage/__generated__/tables";
import { updateProcess } from "#server/storage/processes/processAttempts";
import { endlessHold } from "#server/storage/processes/processWrites";
import type { StoredActor } from "#server/storage/stamp";

/** A hold as stored, also if it is over. */
export interface StoredHold {
  readonly reason: string;
  /** Last day; `null`: until it is released. */
  readonly until: string | null;
  readonly at: Date;
  readonly by: StoredActor;
}

/** Returns the hold of a process; undefined if there is none. */
export async function selectHold(
  db: Database | Transaction,
  processId: number,
): Promise<StoredHold | undefined> {
  const row = await db
    .selectFrom("process_erasure_hold")
    .select(["reason", "until", "held_at", "held_by_id", "held_by_name", "held_by_role"])
    .where("process_id", "=", processId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const by = { id: row.held_by_id, name: row.held_by_name, role: row.held_by_role };
  return { reason: row.reason, until: row.until, at: row.held_at, by };
}

/** Stores the hold of a locked process, or replaces it. */
export async function storeHold(tx: Transaction, hold: Insertable<ProcessErasureHold>): Promise<void> {
  const { process_id: id, until, held_at: at } = hold;
  await tx
    .insertInto("process_erasure_hold")
    .values(hold)
    .onConflict((conflict) => conflict.column("process_id").doUpdateSet(hold))
    .execute();
  await updateProcess(tx, id, { erasure_held_until: until ?? endlessHold, updated_at: at });
}

/** Deletes the hold of a locked process. */
export async function deleteHold(tx: Transaction, processId: number, at: Date): Promise<void> {
  await tx.deleteFrom("process_erasure_hold").where("process_id", "=", processId).execute();
  await updateProcess(tx, processId, { erasure_held_until: null, updated_at: at });
}
