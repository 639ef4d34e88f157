/** A failed automated job of the demo data. It is stored as the job queue stores it. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Logger } from "pino";
import { createQueue } from "#server/queue/queue";
import type { Database } from "#server/storage/database/database";

const name = "deliver-feedback";
/** Seconds until the job gave up. */
const duration = 41;

/** Stores that the delivery of feedback failed this month. Call it before the queue starts. */
export async function storeFailedJob(db: Database, log: Logger, now: Date): Promise<void> {
  // Creates the tables of the queue.
  const queue = createQueue(db, log);
  await queue.start([], []);
  await queue.stop();
  await sql`select pgboss.create_queue(${name}, '{"policy":"short"}'::json)`.execute(db);
  const output = JSON.stringify({ name: "Error", message: "connect ECONNREFUSED 127.0.0.1:443" });
  await sql`
    insert into pgboss.job (id, name, state, policy, created_on, started_on, completed_on, output)
    select ${randomUUID()}::uuid, ${name}, 'failed', 'short', began, began, began + ${duration} * interval '1 second',
      ${output}::jsonb
    from (
      select (date_trunc('month', ${now}::timestamptz at time zone 'Europe/Berlin') + interval '135 minutes')
        at time zone 'Europe/Berlin' as began
    ) as start`.execute(db);
}
