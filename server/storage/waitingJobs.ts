/** Number of waiting jobs in the job queues. */
import type { Database } from "./database/database";
import { declareRow, int4, text, type RowOf } from "./database/declaredRow";

const waitingRow = declareRow({ queue: text(), count: int4() });

/**
 * Counts the jobs of each queue that have not started, including retries and jobs scheduled for later. Throws if the
 * job queue was never started, because its tables do not exist yet.
 */
export async function countWaitingJobs(db: Database): Promise<readonly RowOf<typeof waitingRow>[]> {
  const { rows } = await waitingRow.sql`
    select queue.name as queue, count(job.id)::int as count
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state < 'active'
    group by queue.name
    order by queue.name
  `.execute(db);
  return rows;
}
