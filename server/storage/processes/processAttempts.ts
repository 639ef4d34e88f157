/** Attempts as stored: their begin, their end, and those that a dead server has left. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, timestamptz } from "#server/storage/database/declaredRow";
import type { ProcessAttempt, Process } from "#server/storage/__generated__/tables";

export type AttemptTrigger = Selectable<ProcessAttempt>["trigger"];

export type AttemptState = Selectable<ProcessAttempt>["state"];

const clockRow = declareRow({ now: timestamptz() });

/** The time by the database's clock: what several servers judge must not depend on the clock of one of them. */
export async function readDatabaseClock(tx: Transaction): Promise<Date> {
  const { rows } = await clockRow.sql`select clock_timestamp() as now`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not tell its time.");
  return row.now;
}

/** What decides whether, and how, an attempt begins. */
export interface LastAttempt {
  readonly id: number;
  readonly scheduleNumber: number;
  readonly state: AttemptState;
  readonly idempotencyKey: string;
  readonly trigger: AttemptTrigger;
}

/** The latest attempt of a process; undefined: there was none. */
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

/** Variables of a process as JSON text; undefined: erased. */
export async function selectVariables(tx: Transaction, processId: number): Promise<string | undefined> {
  const found = await tx
    .selectFrom("process_content")
    .select(({ cast }) => cast<string>("variables", "text").as("variables"))
    .where("process_id", "=", processId)
    .executeTakeFirst();
  return found?.variables;
}

/** Notes the begin of an attempt; answers its id. */
export async function insertAttempt(tx: Transaction, attempt: Insertable<ProcessAttempt>): Promise<number> {
  const { id } = await tx
    .insertInto("process_attempt")
    .values(attempt)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes the end of an attempt; answers false where it has ended already. */
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

/** Changes a process that is locked; its revision goes up. */
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

/** An attempt whose server is gone. */
export interface OrphanedAttempt {
  readonly id: number;
  readonly processId: number;
  readonly scheduleNumber: number;
  readonly trigger: AttemptTrigger;
  readonly startedAt: Date;
}

/** Attempts that run since before a time, or for so many milliseconds by the clock that noted their begin. */
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
