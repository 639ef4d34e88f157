/** Attempts as stored: how they start and end, and those orphaned by a dead server. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, timestamptz } from "#server/storage/database/declaredRow";
import type { ProcessAttempt, Process } from "#server/storage/__generated__/tables";

export type AttemptTrigger = Selectable<ProcessAttempt>["trigger"];

export type AttemptState = Selectable<ProcessAttempt>["state"];

const clockRow = declareRow({ now: timestamptz() });

/** Returns the time of the database clock. Decisions shared by servers must not depend on the clock of one of them. */
export async function readDatabaseClock(tx: Transaction): Promise<Date> {
  const { rows } = await clockRow.sql`select clock_timestamp() as now`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not return its time.");
  return row.now;
}

/** The attributes of the latest attempt that decide whether and how the next one starts. */
export interface LastAttempt {
  readonly id: number;
  readonly scheduleNumber: number;
  readonly state: AttemptState;
  readonly idempotencyKey: string;
  readonly trigger: AttemptTrigger;
}

/** Returns the latest attempt of a process; undefined if there is none. */
export function selectLastAttempt(tx: Transaction, processId: number): Promise<LastAttempt | undefined> {
  return tx
    .selectFrom("process_attempt")
    .select([
      "id",
      "schedule_number as scheduleNumber",
      "state",
      "idempotency_key as idempotencyKey",
      "trigger",
    ])
    .where("process_id", "=", processId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Returns the variables of a process as JSON text; undefined if they have been erased. */
export async function selectVariablesText(tx: Transaction, processId: number): Promise<string | undefined> {
  const found = await tx
    .selectFrom("process_content")
    .select(({ cast }) => cast<string>("variables", "text").as("variables"))
    .where("process_id", "=", processId)
    .executeTakeFirst();
  return found?.variables;
}

/** Records the start of an attempt and returns its id. */
export async function insertAttempt(tx: Transaction, attempt: Insertable<ProcessAttempt>): Promise<number> {
  const { id } = await tx
    .insertInto("process_attempt")
    .values(attempt)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the end of an attempt. Returns false if it has already ended. */
export async function endAttempt(
  tx: Transaction,
  id: number,
  end: Updateable<ProcessAttempt>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("process_attempt")
    .set(end)
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Updates a locked process and increments its revision. */
export async function updateProcess(
  tx: Transaction,
  id: number,
  changes: Updateable<Process>,
): Promise<void> {
  await tx
    .updateTable("process")
    .set(changes)
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** A running attempt whose server is gone. */
export interface OrphanedAttempt {
  readonly id: number;
  readonly processId: number;
  readonly scheduleNumber: number;
  readonly trigger: AttemptTrigger;
  readonly startedAt: Date;
}

/**
 * Returns attempts that have been running since before a time or, given a number, for longer than that many
 * milliseconds by the database clock, which also recorded their start.
 */
export function selectRunningSince(
  db: Database,
  since: Date | number,
  limit: number,
): Promise<OrphanedAttempt[]> {
  const before =
    typeof since === "number"
      ? sql<Date>`now() - ${since}::float8 * interval '1 millisecond'`
      : sql<Date>`${since}::timestamptz`;
  return db
    .selectFrom("process_attempt")
    .select(["id", "process_id as processId", "schedule_number as scheduleNumber", "trigger"])
    .select("started_at as startedAt")
    .where("state", "=", "RUNNING")
    .where("started_at", "<", before)
    .orderBy("started_at")
    .limit(limit)
    .execute();
}
