/** Runs of the automated job that reports scheduled switches of services, which are runs of their own. */
import { sql } from "kysely";
import { jobRunChangesMax } from "#domain/automatedJobs";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** Name of the job. */
export const serviceSwitchJob = "service-switches";

/**
 * Inserts a report for each switch whose time has come since a moment. Those that were cancelled before are left out.
 */
export async function insertSwitchReports(
  tx: Transaction,
  { since, now, lateBefore }: { readonly since: Date; readonly now: Date; readonly lateBefore: Date },
): Promise<void> {
  await sql`
    insert into automated_job_run (id, job_name, state, cause, due_at, last_due_at, started_by_id, started_by_name,
      started_by_role, source_run_id)
    select gen_random_uuid(), ${serviceSwitchJob}, 'WAITING',
      case when r.state = 'RUNNING' and r.begins_at < ${lateBefore}::timestamptz then 'CATCH_UP' else 'SCHEDULE' end,
      r.begins_at, r.begins_at, r.created_by_id, r.created_by_name, r.created_by_role, r.id
    from run r
    where r.kind = 'SERVICE_SWITCH' and r.begins_at > ${since}::timestamptz and r.begins_at <= ${now}::timestamptz
      and (r.state = 'RUNNING' or r.finished_at >= r.begins_at)
      and not exists (select from automated_job_run a where a.source_run_id = r.id)
    on conflict do nothing`.execute(tx);
}

const reportRow = declareRow({
  id: "automated_job_run.id",
  startedAt: "automated_job_run.started_at",
  runId: "automated_job_run.source_run_id",
  /** Null: it was deleted. */
  runState: "run.state",
  action: "run.action",
  succeeded: "run.succeeded",
  failed: "run.failed",
  skipped: "run.skipped",
  finishedAt: "run.finished_at",
  communeCount: int4(),
  firstAt: timestamptz<Date | null>(),
});

/** A report that has not ended, and its switch. */
export type OpenReport = RowOf<typeof reportRow>;

/** Loads and locks the reports of existing switches that have not ended. */
export async function lockOpenReports(tx: Transaction): Promise<readonly OpenReport[]> {
  const { rows } = await reportRow.sql`
    select a.id, a.started_at as "startedAt", a.source_run_id as "runId", r.state as "runState", r.action,
      r.succeeded, r.failed, r.skipped, r.finished_at as "finishedAt", s.commune_count as "communeCount",
      (select min(i.finished_at) from run_item i where i.run_id = r.id) as "firstAt"
    from automated_job_run a
    join run r on r.id = a.source_run_id
    join service_switch s on s.run_id = r.id
    where a.state in ('WAITING', 'RUNNING') and a.source_run_id is not null
    for update of a skip locked`.execute(tx);
  return rows;
}

/** Stores the services that a switch changed as the changes of its report. */
export async function copySwitchChanges(tx: Transaction, reportId: string, runId: string): Promise<void> {
  await sql`
    insert into automated_job_change (run_id, position, commune_ags, service_id, label)
    select ${reportId}, row_number() over (order by i.position) - 1, i.commune_ags, s.service_id, i.label
    from run_item i join service_switch_item s on s.run_id = i.run_id and s.position = i.position
    where i.run_id = ${runId} and i.state = 'SUCCEEDED'
    order by i.position limit ${sql.lit(jobRunChangesMax)}`.execute(tx);
}

/** Failed items of a switch, the first ones. */
export function selectFailedSwitchItems(db: Database | Transaction, runId: string, max: number) {
  return db
    .selectFrom("run_item")
    .select(["label", "error_code"])
    .where("run_id", "=", runId)
    .where("state", "=", sql.lit("FAILED"))
    .orderBy("position")
    .limit(sql.lit(max))
    .execute();
}

/** Loads when the next switch begins after a moment; undefined if none is scheduled. */
export async function selectNextSwitch(db: Database, after: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("run")
    .select("begins_at")
    .where("kind", "=", sql.lit("SERVICE_SWITCH"))
    .where("state", "=", sql.lit("RUNNING"))
    .where("begins_at", ">", after)
    .orderBy("begins_at")
    .limit(1)
    .executeTakeFirst();
  return row?.begins_at ?? undefined;
}
