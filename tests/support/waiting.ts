/** Observes lock waits on PostgreSQL; the embedded database runs one transaction at a time. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";

/** Number of statements waiting for a lock. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
