/** Processes as they come in. */
import type { Insertable } from "kysely";
import type { ProcessStatus } from "#domain/processTransitions";
import type { Database, Transaction } from "#server/storage/database/database";
import type { ProcessPayment, Process } from "#server/storage/__generated__/tables";
import { lockProcesses, type LockedProcess } from "./processWrites";

/** What a process is made of. */
export interface NewProcess {
  readonly process: Insertable<Process>;
  /** JSON text. */
  readonly variables: string;
  /** Null: none. */
  readonly payment: Omit<Insertable<ProcessPayment>, "process_id"> | null;
}

/** What a sender is told of a process. */
export interface TakenProcess {
  readonly pid: string;
  readonly status: ProcessStatus;
}

/** The process that came with this key; undefined: none. */
export function selectByIntakeKey(
  db: Database | Transaction,
  key: string,
): Promise<TakenProcess | undefined> {
  return db.selectFrom("process").select(["pid", "status"]).where("intake_key", "=", key).executeTakeFirst();
}

/** Stores a process; undefined: one came with the same key, and nothing was stored. */
export async function insertProcess(tx: Transaction, row: NewProcess): Promise<LockedProcess | undefined> {
  const inserted = await tx
    .insertInto("process")
    .values(row.process)
    .onConflict((conflict) => conflict.column("intake_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  const { id } = inserted;
  await tx.insertInto("process_content").values({ process_id: id, variables: row.variables }).execute();
  if (row.payment !== null) {
    await tx
      .insertInto("process_payment")
      .values({ ...row.payment, process_id: id })
      .execute();
  }
  return (await lockProcesses(tx, [id]))[0];
}
