/** Recovers the runs of server processes that died. */
import type { Database } from "#server/storage/database/database";
import { lockLostRuns, updateRun } from "#server/storage/automatedJobs/jobRuns";
import type { AutomatedJob } from "./automatedJob";
import { interrupted } from "./runFailures";

/** Milliseconds without a heartbeat after which the process that runs a job is considered dead. */
export const runLeaseMs = 60_000;

/** Returns runs of processes that died to the waiting ones, or ends them if they have no attempt left. */
export async function recoverRuns(
  db: Database,
  jobs: ReadonlyMap<string, AutomatedJob>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, job_name: name, attempts } of await lockLostRuns(
      tx,
      new Date(now.getTime() - runLeaseMs),
    )) {
      const isOver = attempts > (jobs.get(name)?.retryLimit ?? 0);
      await updateRun(tx, id, {
        failure: JSON.stringify(interrupted),
        ...(isOver ? { state: "FAILED", finished_at: now } : { state: "WAITING", retry_at: now }),
      });
    }
  });
}
