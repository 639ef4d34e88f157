/** A failed run of an automated job in the demo data. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";

const name = "deliver-feedback";
/** Seconds until the job gave up. */
const duration = 41;

/** Stores that the delivery of feedback failed this month. Call it before the server runs jobs. */
export async function storeFailedJob(db: Database, now: Date): Promise<void> {
  const failure = JSON.stringify({ reason: "UNEXPECTED", detail: "ECONNREFUSED" });
  await sql`
    insert into automated_job_run (id, job_name, state, cause, due_at, last_due_at, started_at, finished_at, attempts,
      server, failure)
    select ${randomUUID()}, ${name}, 'FAILED', 'SCHEDULE', began, began, began,
      began + ${duration} * interval '1 second', 4, 'demo:1', ${failure}::jsonb
    from (
      select (date_trunc('month', ${now}::timestamptz at time zone 'Europe/Berlin') + interval '135 minutes')
        at time zone 'Europe/Berlin' as began
    ) as start`.execute(db);
}
