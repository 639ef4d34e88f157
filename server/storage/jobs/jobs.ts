/** Bulk jobs as stored. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";
import type { ProcessStatus } from "#domain/processTransitions";
import type { Job } from "#server/storage/__generated__/tables";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";

/** A job. */
export type StoredJob = Selectable<Job>;

export type JobState = StoredJob["state"];

/** Orders jobs by start time. Backed by indexes, one of them per user. */
export const jobOrder: KeysetOrder = {
  name: "started",
  keys: [
    { column: "j.started_at", type: "timestamp" },
    { column: "j.id", type: "uuid" },
  ],
};

const jobRow = declareRow({
  id: "job.id",
  kind: "job.kind",
  state: "job.state",
  comment: "job.comment",
  needs_comment: "job.needs_comment",
  total: "job.total",
  succeeded: "job.succeeded",
  failed: "job.failed",
  skipped: "job.skipped",
  forecast: "job.forecast",
  retry_of_id: "job.retry_of_id",
  failure: "job.failure",
  created_by_id: "job.created_by_id",
  created_by_name: "job.created_by_name",
  created_by_role: "job.created_by_role",
  created_at: "job.created_at",
  begins_at: "job.begins_at",
  started_at: "job.started_at",
  finished_at: "job.finished_at",
  expires_at: "job.expires_at",
  beat_at: "job.beat_at",
  revision: "job.revision",
});

/** Started jobs of this user, or of all users if `userId` is `null`. */
export function jobSource(userId: string | null): KeysetSource<StoredJob> {
  const own = userId === null ? sql`` : sql`and j.created_by_id = ${userId}`;
  return {
    row: jobRow,
    select: sql`j.*`,
    from: sql`job j`,
    where: sql`j.started_at is not null ${own}`,
  };
}

/** The number of processes with a status. */
export interface StatusCount {
  readonly status: ProcessStatus;
  readonly count: number;
}

/**
 * Counts the current statuses of the processes for which a job succeeded. Processes that no longer exist are left out.
 */
export async function selectJobStatusCounts(db: Database, id: string): Promise<readonly StatusCount[]> {
  return db
    .selectFrom("job_item as i")
    .innerJoin("process as p", "p.id", "i.process_id")
    .select("p.status")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("i.job_id", "=", id)
    .where("i.state", "=", sql.lit("SUCCEEDED"))
    .groupBy("p.status")
    .orderBy("p.status")
    .execute();
}

/** Inserts a job and returns it as stored. */
export function insertJob(tx: Transaction, job: Insertable<Job>): Promise<StoredJob> {
  return tx.insertInto("job").values(job).returningAll().executeTakeFirstOrThrow();
}

/** Returns the job with this id, or undefined if there is none. */
export function selectJob(db: Database | Transaction, id: string): Promise<StoredJob | undefined> {
  return db.selectFrom("job").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Returns the job with this id and locks it until the transaction ends, so that nobody else changes or processes it.
 */
export function lockJob(tx: Transaction, id: string): Promise<StoredJob | undefined> {
  return tx.selectFrom("job").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Updates a job, increments its revision and returns the updated job. */
export function updateJob(
  tx: Transaction,
  id: string,
  changes: Omit<Updateable<Job>, "revision">,
): Promise<StoredJob> {
  return tx
    .updateTable("job")
    .set(changes)
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Numbers of processed items by outcome. */
export interface JobCounts {
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Adds to the counts of a job and renews its heartbeat. */
export async function incrementJobCounts(
  tx: Transaction,
  id: string,
  counts: JobCounts,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("job")
    .set((eb) => ({
      succeeded: eb("succeeded", "+", counts.succeeded),
      failed: eb("failed", "+", counts.failed),
      skipped: eb("skipped", "+", counts.skipped),
      revision: eb("revision", "+", 1),
    }))
    .set({ beat_at: at })
    .where("id", "=", id)
    .execute();
}

/** Returns the revision of a job, which clients watch for changes. */
export function selectJobRevision(db: Database, id: string): Promise<{ revision: number } | undefined> {
  return db.selectFrom("job").select("revision").where("id", "=", id).executeTakeFirst();
}

/** Expires prepared jobs that have passed their expiry time and deletes their items, which were never processed. */
export async function expireJobs(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const expired = await tx
      .updateTable("job")
      .set({ state: "EXPIRED" })
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .where("state", "=", "PREPARED")
      .where("expires_at", "<=", now)
      .returning("id")
      .execute();
    if (expired.length === 0) return;
    const ids = expired.map(({ id }) => id);
    await tx.deleteFrom("job_item").where("job_id", "in", ids).execute();
  });
}

/** Deletes jobs that expired before that time. */
export async function deleteExpiredJobs(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("job").where("state", "=", "EXPIRED").where("expires_at", "<", before).execute();
}

/**
 * Claims running jobs that should have begun before `since` and whose last heartbeat is older. Renews the heartbeat, so
 * that only one server claims each job. Returns their ids.
 */
export async function claimOrphanedJobs(db: Database, since: Date, now: Date): Promise<readonly string[]> {
  const rows = await db
    .updateTable("job")
    .set({ beat_at: now })
    .where("state", "=", sql.lit("RUNNING"))
    .where("beat_at", "<", since)
    .where("begins_at", "<", since)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
