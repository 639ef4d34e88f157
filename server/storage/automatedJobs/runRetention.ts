/** Deletes old runs of automated jobs with their logs and changes. */
import { sql } from "kysely";
import { jobRunsKept } from "#domain/automatedJobs";
import type { Database } from "#server/storage/database/database";

/** Runs deleted per statement. */
const batchRows = 500;

/**
 * Deletes some runs that were due before a time, and of each job plain successes beyond the latest ones. Returns the
 * number of deleted runs; 0: none is left.
 */
export async function deleteSomeOldRuns(db: Database, dueBefore: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from automated_job_run where id = any(array(
      (select id from automated_job_run
        where last_due_at < ${dueBefore}::timestamptz and state not in ('WAITING', 'RUNNING') limit ${sql.lit(batchRows)})
      union all
      (select a.id from (
          select job_name, due_at from (select distinct job_name from automated_job_run) as j
          cross join lateral (
            select r.due_at from automated_job_run r
            where r.job_name = j.job_name and r.state = 'SUCCEEDED'
            order by r.due_at desc, r.id desc offset ${sql.lit(jobRunsKept)} limit 1
          ) as l
        ) as k
        join automated_job_run a on a.job_name = k.job_name and a.state = 'SUCCEEDED' and a.due_at <= k.due_at
        limit ${sql.lit(batchRows)})
    ))`.execute(db);
  return Number(numAffectedRows);
}
