/** Processes as they are changed: locked rows, and changes of many at once. */
import { type Selectable, type Updateable, sql } from "kysely";
import type { ProcessStanding } from "#domain/processTransitions";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Process } from "#server/storage/__generated__/tables";

const lockedColumns = [
  "id",
  "pid",
  "name",
  "type",
  "commune_ags",
  "service_id",
  "status",
  "record",
  "tries",
  "restarts",
  "attempt_count",
  "next_retry_at",
  "scheduled_restart_at",
  "resume_retry_at",
  "schedule_number",
  "erased_at",
  "created_at",
  "updated_at",
  "revision",
] as const;

/** A process that nobody else changes until the transaction ends. */
export type LockedProcess = Pick<Selectable<Process>, (typeof lockedColumns)[number]>;

/** Locks the processes with these ids; by id, those that are gone left out. */
export function lockProcesses(tx: Transaction, ids: readonly number[]): Promise<LockedProcess[]> {
  return (
    tx
      .selectFrom("process")
      .select(lockedColumns)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      // In the same order everywhere, so that two who lock several do not wait for each other.
      .orderBy("id")
      // No key changes: whoever only refers to a process, such as a job that freezes many, neither waits nor is waited for.
      .forNoKeyUpdate()
      .execute()
  );
}

/** What decides on an action. */
export function standingOf(row: LockedProcess): ProcessStanding {
  const { status, record, type, tries } = row;
  return { status, record, type, tries, isErased: row.erased_at !== null };
}

/** What is no longer to come, whatever it was. */
export const nothingToCome = {
  next_retry_at: null,
  scheduled_restart_at: null,
  resume_retry_at: null,
  scheduled_by_id: null,
  scheduled_by_name: null,
  scheduled_by_role: null,
} as const satisfies Updateable<Process>;

/** What went wrong last, forgotten. */
export const noProblem = {
  problem: null,
  http_status: null,
  error_text: null,
  error_fingerprint: null,
} as const satisfies Updateable<Process>;

/** Changes processes, each with the same values; their revision and the number of their schedule go up. */
export async function updateProcesses(
  tx: Transaction,
  ids: readonly number[],
  changes: Updateable<Process>,
  options: { readonly at: Date; readonly addsRestart?: boolean },
): Promise<void> {
  await tx
    .updateTable("process")
    .set({ ...changes, updated_at: options.at })
    .set((eb) => ({
      revision: eb("revision", "+", 1),
      schedule_number: eb("schedule_number", "+", 1),
      ...(options.addsRestart === true && { restarts: eb("restarts", "+", 1) }),
    }))
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** Removes variables, files and what targets said: all that may tell of the applicant. */
export async function eraseContents(tx: Transaction, ids: readonly number[]): Promise<void> {
  const isOne = sql<boolean>`process_id = any(${ids}::bigint[])`;
  await tx.deleteFrom("process_content").where(isOne).execute();
  await tx.deleteFrom("process_file").where(isOne).execute();
  await tx
    .updateTable("process_attempt")
    .set({ error_text: null })
    .where(isOne)
    .where("error_text", "is not", null)
    .execute();
}

/** Who changed a process last, where an entry of the activity log of that moment tells; null: the server itself. */
export async function selectLastActor(
  db: Database | Transaction,
  { pid, updated_at }: Pick<LockedProcess, "pid" | "updated_at">,
): Promise<string | null> {
  const found = await db
    .selectFrom("activity")
    .select("actor_name")
    .where("target_kind", "=", "process")
    .where("target_id", "=", pid)
    .where("at", "=", updated_at)
    .executeTakeFirst();
  return found?.actor_name ?? null;
}
