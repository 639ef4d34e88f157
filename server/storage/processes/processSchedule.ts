/** The next scheduled step of processes, as stored. */
import { sql } from "kysely";
import type { Transaction } from "#server/storage/database/database";
import { declareRow, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** Marks the next step of these processes as not enqueued yet. */
export async function markUnqueued(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("process")
    .set({ is_queued: false })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** The next scheduled step of a process. */
export type UnqueuedProcess = RowOf<typeof unqueuedRow>;

const unqueuedRow = declareRow({
  id: "process.id",
  scheduleNumber: "process.schedule_number",
  /** `null` if nothing is scheduled. */
  dueAt: timestamptz<Date | null>(),
});

/** Claims processes whose next attempt is not enqueued yet and marks them as queued. Skips locked rows. */
export async function claimUnqueued(tx: Transaction, limit: number): Promise<UnqueuedProcess[]> {
  const { rows } = await unqueuedRow.sql`
    update process set is_queued = true
    where id in (
      select id from process where not is_queued order by id limit ${limit} for no key update skip locked)
    returning id, schedule_number as "scheduleNumber",
      case when record = 'ACTIVE' then coalesce(scheduled_restart_at, next_retry_at,
        case when status = 'IN_PROGRESS' then now() end) end as "dueAt"`.execute(tx);
  return rows;
}
