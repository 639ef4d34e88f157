/** Writes runs of automated jobs: planning, claiming, heartbeats and results. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { AutomatedJobRunState } from "#domain/automatedJobs";
import type { AutomatedJobRun } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";

/** A run. */
export type StoredRun = Selectable<AutomatedJobRun>;

const isCurrent = sql<boolean>`state in ('WAITING', 'RUNNING') and source_run_id is null`;

/** Loads the names of the jobs that have a run that is waiting or running. */
export async function selectBusyJobs(db: Database | Transaction): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("automated_job_run").select("job_name").where(isCurrent).execute();
  return new Set(rows.map(({ job_name }) => job_name));
}

/** Inserts a waiting run. Returns false, without inserting it, if the job has a run that is waiting or running. */
export async function insertRun(
  tx: Transaction,
  run: Omit<Insertable<AutomatedJobRun>, "state" | "last_due_at">,
): Promise<boolean> {
  const rows = await tx
    .insertInto("automated_job_run")
    .values({ ...run, state: "WAITING", last_due_at: run.due_at })
    .onConflict((conflict) => conflict.column("job_name").where(isCurrent).doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** Due times in a row that did not happen for the same reason. */
export interface Omission {
  readonly jobName: string;
  readonly state: Extract<AutomatedJobRunState, "MISSED" | "OVERLAPPED" | "PAUSED">;
  /** Of the pause. */
  readonly note: string | null;
  readonly dueTimes: readonly Date[];
}

/** Stores due times that did not happen: in the latest run of the job if it has the same reason, otherwise in a new one. */
export async function storeOmission(
  tx: Transaction,
  { jobName, state, note, dueTimes }: Omission,
  id: string,
): Promise<void> {
  const [first, last] = [dueTimes[0], dueTimes.at(-1)];
  if (!first || !last) return;
  const latest = await tx
    .selectFrom("automated_job_run")
    .select(["id", "state", "note"])
    .where("job_name", "=", jobName)
    .orderBy("due_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (latest?.state === state && latest.note === note) {
    await tx
      .updateTable("automated_job_run")
      .set({ last_due_at: last })
      .set((eb) => ({ due_count: eb("due_count", "+", dueTimes.length) }))
      .where("id", "=", latest.id)
      .execute();
    return;
  }
  await tx
    .insertInto("automated_job_run")
    .values({
      id,
      job_name: jobName,
      state,
      note,
      cause: "SCHEDULE",
      due_at: first,
      last_due_at: last,
      due_count: dueTimes.length,
    })
    .execute();
}

/** Which runs to claim. */
export interface Claim {
  readonly server: string;
  /** Jobs that may run. */
  readonly jobs: readonly string[];
  /** Those of them of which only runs that were started by hand may run. */
  readonly pausedJobs: readonly string[];
  readonly now: Date;
}

/** Claims the waiting run that was due first, so that only this server runs it. Returns undefined if there is none. */
export async function claimRun(
  db: Database,
  { server, jobs, pausedJobs, now }: Claim,
): Promise<StoredRun | undefined> {
  return db
    .updateTable("automated_job_run")
    .set({ state: "RUNNING", beat_at: now, server, retry_at: null })
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      started_at: eb.fn.coalesce("started_at", eb.val(now)),
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("automated_job_run as w")
        .select("w.id")
        .where("w.state", "=", sql.lit("WAITING"))
        .where("w.source_run_id", "is", null)
        .where(sql<boolean>`w.job_name = any(${jobs}::text[])`)
        .where(sql<boolean>`(w.cause = 'MANUAL' or w.job_name <> all(${pausedJobs}::text[]))`)
        .where(sql<boolean>`(w.retry_at is null or w.retry_at <= ${now}::timestamptz)`)
        .orderBy("w.due_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Updates a run that this attempt owns. Returns false if it no longer does, because it was taken over. */
export async function updateOwnRun(
  db: Database | Transaction,
  { id, attempts, server }: Pick<StoredRun, "id" | "attempts" | "server">,
  changes: Updateable<AutomatedJobRun>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("automated_job_run")
    .set(changes)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("server", "=", server)
    .where("state", "=", sql.lit("RUNNING"))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Loads and locks the running runs without a heartbeat since a time. */
export function lockLostRuns(tx: Transaction, since: Date): Promise<readonly StoredRun[]> {
  return tx
    .selectFrom("automated_job_run")
    .selectAll()
    .where("state", "=", sql.lit("RUNNING"))
    .where("source_run_id", "is", null)
    .where("beat_at", "<", since)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Updates a run. */
export async function updateRun(
  tx: Transaction,
  id: string,
  changes: Updateable<AutomatedJobRun>,
): Promise<void> {
  await tx.updateTable("automated_job_run").set(changes).where("id", "=", id).execute();
}
