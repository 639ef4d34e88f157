/** Writes to processes: locks rows and updates many at once. */
import { type Selectable, type Updateable, sql } from "kysely";
import { calendarDayOf } from "#domain/calendarDays";
import { isHeldOn } from "#domain/erasure";
import type { ProcessActionState } from "#domain/processTransitions";
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
  "ended_at",
  "erasure_held_until",
  "created_at",
  "updated_at",
  "revision",
] as const;

/** A process that is locked until the transaction ends. */
export type LockedProcess = Pick<Selectable<Process>, (typeof lockedColumns)[number]>;

/** Locks the processes with these ids and returns them ordered by id. Ids that no longer exist are left out. */
export function lockProcesses(tx: Transaction, ids: readonly number[]): Promise<LockedProcess[]> {
  return (
    tx
      .selectFrom("process")
      .select(lockedColumns)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      // Lock in the same order everywhere to avoid deadlocks.
      .orderBy("id")
      // Keys never change, so use the weaker lock: it does not conflict with inserts that only reference a process,
      // such as the items of a bulk job.
      .forNoKeyUpdate()
      .execute()
  );
}

/** Stored last day of a hold without an end. */
export const endlessHold = "9999-12-31";

/** Returns the attributes that decide which actions are allowed. */
export function actionStateOf(row: LockedProcess, now: Date): ProcessActionState {
  const { status, record, type, tries, erasure_held_until: heldUntil } = row;
  const isErasureHeld = heldUntil !== null && isHeldOn(heldUntil, calendarDayOf(now));
  return { status, record, type, tries, isErased: row.erased_at !== null, isErasureHeld };
}

/** Column values that clear everything that is scheduled for a process. */
export const clearedSchedule = {
  next_retry_at: null,
  scheduled_restart_at: null,
  resume_retry_at: null,
  scheduled_by_id: null,
  scheduled_by_name: null,
  scheduled_by_role: null,
} as const satisfies Updateable<Process>;

/** Column values that clear the last error. */
export const clearedError = {
  problem: null,
  http_status: null,
  error_text: null,
  error_fingerprint: null,
} as const satisfies Updateable<Process>;

/** Column values that clear what may reveal the applicant in the process itself. */
export const clearedApplicant = {
  error_text: null,
  completion_comment: null,
  erasure_held_until: null,
} as const satisfies Updateable<Process>;

/** Updates processes with the same values and increments their revision and schedule number. */
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

/**
 * Deletes what may reveal the applicant outside of the process itself: variables, files, vehicles, reasons of holds,
 * and the error texts of targets. See applicantColumns for the whole list.
 */
export async function eraseContents(tx: Transaction, ids: readonly number[]): Promise<void> {
  const isOne = sql<boolean>`process_id = any(${ids}::bigint[])`;
  await tx.deleteFrom("process_content").where(isOne).execute();
  await tx.deleteFrom("process_file").where(isOne).execute();
  await tx.deleteFrom("process_erasure_hold").where(isOne).execute();
  await tx
    .updateTable("process_attempt")
    .set({ error_text: null })
    .where(isOne)
    .where("error_text", "is not", null)
    .execute();
  await tx
    .updateTable("booking")
    .set({ licence_plate: null, vin: null })
    .where(isOne)
    .where(({ or, eb }) => or([eb("licence_plate", "is not", null), eb("vin", "is not", null)]))
    .execute();
}

/**
 * Returns who last changed a process, from the activity log entry with the same timestamp. `null` if there is none: the
 * server itself made the change.
 */
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
