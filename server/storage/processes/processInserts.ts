/** Inserts incoming processes. */
import type { Insertable } from "kysely";
import type { ProcessStatus } from "#domain/processTransitions";
import type { Database, Transaction } from "#server/storage/database/database";
import type { ProcessPayment, Process } from "#server/storage/__generated__/tables";
import { lockProcesses, type LockedProcess } from "./processWrites";

/** The data of a new process. */
export interface NewProcess {
  readonly process: Insertable<Process>;
  /** JSON text. */
  readonly variables: string;
  /** `null` if there is no payment. */
  readonly payment: Omit<Insertable<ProcessPayment>, "process_id"> | null;
}

/** The part of a received process that is returned to its sender. */
export interface IntakeReceipt {
  readonly pid: string;
  readonly status: ProcessStatus;
}

/** Returns the process that was received with this intake key; undefined if there is none. */
export function selectByIntakeKey(
  db: Database | Transaction,
  key: string,
): Promise<IntakeReceipt | undefined> {
  return db.selectFrom("process").select(["pid", "status"]).where("intake_key", "=", key).executeTakeFirst();
}

/** Inserts a process and returns it locked. Returns undefined and stores nothing if its intake key already exists. */
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
