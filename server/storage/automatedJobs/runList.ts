/** The list of runs of automated jobs, and the latest of each job. */
import { sql } from "kysely";
import type { AutomatedJobRunState } from "#domain/automatedJobs";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { isOneOf } from "#server/storage/database/listConditions";

const runRow = declareRow({
  id: "automated_job_run.id",
  jobName: "automated_job_run.job_name",
  state: "automated_job_run.state",
  cause: "automated_job_run.cause",
  dueAt: "automated_job_run.due_at",
  lastDueAt: "automated_job_run.last_due_at",
  dueCount: "automated_job_run.due_count",
  retryAt: "automated_job_run.retry_at",
  startedAt: "automated_job_run.started_at",
  finishedAt: "automated_job_run.finished_at",
  startedById: "automated_job_run.started_by_id",
  startedByName: "automated_job_run.started_by_name",
  startedByRole: "automated_job_run.started_by_role",
  attempts: "automated_job_run.attempts",
  figures: "automated_job_run.figures",
  failure: "automated_job_run.failure",
  note: "automated_job_run.note",
  skipReason: "automated_job_run.skip_reason",
  server: "automated_job_run.server",
  sourceRunId: "automated_job_run.source_run_id",
});

/** A run as selected. */
export type StoredJobRun = RowOf<typeof runRow>;

const columns = sql`
  r.id, r.job_name as "jobName", r.state, r.cause, r.due_at as "dueAt", r.last_due_at as "lastDueAt",
  r.due_count as "dueCount", r.retry_at as "retryAt", r.started_at as "startedAt", r.finished_at as "finishedAt",
  r.started_by_id as "startedById", r.started_by_name as "startedByName", r.started_by_role as "startedByRole",
  r.attempts, r.figures, r.failure, r.note, r.skip_reason as "skipReason", r.server,
  r.source_run_id as "sourceRunId"`;

/** Orders runs by the time they were due. */
export const jobRunOrder: KeysetOrder = {
  name: "due",
  keys: [
    { column: "r.due_at", type: "timestamp" },
    { column: "r.id", type: "uuid" },
  ],
};

/** Filters for runs; `null`: all. */
export interface JobRunConditions {
  readonly jobs: readonly string[] | null;
  readonly states: readonly AutomatedJobRunState[] | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** The runs that match the conditions. */
export function jobRunSource({ jobs, states, from, before }: JobRunConditions): KeysetSource<StoredJobRun> {
  const where = [
    isOneOf({ column: sql`r.job_name`, type: "text" }, jobs),
    isOneOf({ column: sql`r.state`, type: "text" }, states),
    from && sql`r.due_at >= ${from}::timestamptz`,
    before && sql`r.due_at < ${before}::timestamptz`,
  ].filter((part) => part !== null);
  return {
    row: runRow,
    select: columns,
    from: sql`automated_job_run r`,
    where: where.length === 0 ? sql`true` : sql.join(where, sql` and `),
  };
}

/** Loads a run; undefined if there is none. */
export async function selectJobRun(
  db: Database | Transaction,
  id: string,
): Promise<StoredJobRun | undefined> {
  const { rows } = await runRow.sql`select ${columns} from automated_job_run r where r.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Returns those of the ids that belong to a stored run. */
export async function selectExistingRuns(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("automated_job_run").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Loads the latest runs of each job, up to a number, latest first. */
export async function selectLatestRuns(
  db: Database | Transaction,
  jobs: readonly string[],
  max: number,
): Promise<readonly StoredJobRun[]> {
  const { rows } = await latestRuns(jobs, max).execute(db);
  return rows;
}

/** The statement of selectLatestRuns. */
export function latestRuns(jobs: readonly string[], max: number) {
  return runRow.sql`
    select ${columns} from unnest(${jobs}::text[]) as j (name) cross join lateral (
      select * from automated_job_run a where a.job_name = j.name
      order by a.due_at desc, a.id desc limit ${sql.lit(max)}
    ) as r
    order by r.job_name, r.due_at desc, r.id desc`;
}
