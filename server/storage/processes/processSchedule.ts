/** What comes next for processes, as stored. */
import { sql } from "kysely";
import type { Transaction } from "#server/storage/database/database";
import { declareRow, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** Says that what comes next for these processes is not in the queue yet. */
export async function markUnqueued(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("process")
    .set({ is_queued: false })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** What comes next for a process. */
export type UnqueuedProcess = RowOf<typeof unqueuedRow>;

const unqueuedRow = declareRow({
  id: "process.id",
  scheduleNumber: "process.schedule_number",
  /** Null: nothing. */
  dueAt: timestamptz<Date | null>(),
});

/** Processes whose next attempt is not in the queue yet, marked as queued; those that others work on are left out. */
export async function takeUnqueued(tx: Transaction, limit: number): Promise<UnqueuedProcess[]> {
  const { rows } = await unqueuedRow.sql`
    update process set is_queued = true
    where id in (
      select id from process where not is_queued order by id limit ${limit} for no key update skip locked)
    returning id, schedule_number as "scheduleNumber",
      case when record = 'ACTIVE' then coalesce(scheduled_restart_at, next_retry_at,
        case when status = 'IN_PROGRESS' then now() end) end as "dueAt"`.execute(tx);
  return rows;
}
