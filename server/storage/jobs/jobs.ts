/** Runs for processes as stored, with their forecasts. */
import { sql, type Selectable } from "kysely";
import type { ProcessStatus } from "#domain/processTransitions";
import type { ProcessJob } from "#server/storage/__generated__/tables";
import type { JobForecast } from "#server/storage/columnTypes";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { StoredRun } from "#server/storage/runs/runs";

/** A job. */
export type StoredJob = StoredRun & Selectable<ProcessJob>;

/** Orders jobs by start time. Backed by indexes, one of them per user. */
export const jobOrder: KeysetOrder = {
  name: "started",
  keys: [
    { column: "r.started_at", type: "timestamp" },
    { column: "r.id", type: "uuid" },
  ],
};

const jobRow = declareRow({
  id: "run.id",
  kind: "run.kind",
  action: "run.action",
  state: "run.state",
  commune_ags: "run.commune_ags",
  service_id: "run.service_id",
  comment: "run.comment",
  total: "run.total",
  succeeded: "run.succeeded",
  failed: "run.failed",
  skipped: "run.skipped",
  retry_of_id: "run.retry_of_id",
  failure: "run.failure",
  created_by_id: "run.created_by_id",
  created_by_name: "run.created_by_name",
  created_by_role: "run.created_by_role",
  created_at: "run.created_at",
  expires_at: "run.expires_at",
  begins_at: "run.begins_at",
  started_at: "run.started_at",
  finished_at: "run.finished_at",
  beat_at: "run.beat_at",
  revision: "run.revision",
  run_id: "process_job.run_id",
  forecast: "process_job.forecast",
  needs_comment: "process_job.needs_comment",
});

/** Started jobs of this user, or of all users if `userId` is `null`. */
export function jobSource(userId: string | null): KeysetSource<StoredJob> {
  const own = userId === null ? sql`` : sql`and r.created_by_id = ${userId}`;
  return {
    row: jobRow,
    select: sql`r.*, j.*`,
    from: sql`run r join process_job j on j.run_id = r.id`,
    where: sql`r.kind = 'PROCESSES' and r.started_at is not null ${own}`,
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
    .selectFrom("run_item as i")
    .innerJoin("process as p", "p.id", "i.process_id")
    .select("p.status")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("i.run_id", "=", id)
    .where("i.state", "=", sql.lit("SUCCEEDED"))
    .groupBy("p.status")
    .orderBy("p.status")
    .execute();
}

/** Stores the forecast of a job. */
export async function insertForecast(
  tx: Transaction,
  id: string,
  forecast: readonly JobForecast[],
  needsComment: boolean,
): Promise<void> {
  await tx
    .insertInto("process_job")
    .values({ run_id: id, forecast: JSON.stringify(forecast), needs_comment: needsComment })
    .execute();
}

/** Returns the job with this id, or undefined if there is none. */
export function selectJob(db: Database | Transaction, id: string): Promise<StoredJob | undefined> {
  return db
    .selectFrom("run")
    .innerJoin("process_job", "process_job.run_id", "run.id")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}
