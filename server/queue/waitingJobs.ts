/** How much work waits in the queue. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";

/** Jobs of each queue that have not begun, repeated ones and those of a later time included; fails before the first start. */
export async function countWaitingJobs(
  db: Database,
): Promise<readonly { readonly queue: string; readonly count: number }[]> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select queue.name as queue, count(job.id)::int as count
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state < 'active'
    group by queue.name
    order by queue.name
  `.execute(db);
  return rows;
}
