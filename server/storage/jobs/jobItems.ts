/** Items of runs for processes: one process each. */
import { sql, type RawBuilder } from "kysely";
import { inErrorStatuses } from "#domain/processTransitions";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int8, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetSource } from "#server/storage/database/keyset";
import { isHeldToday } from "#server/storage/processes/processFilter";
import { itemColumns, itemRow, itemsOf, type RunItemState } from "#server/storage/runs/runItems";

/** An item of a job: one process. */
export type StoredJobItem = RowOf<typeof jobItemRow>;

const jobItemRow = itemRow.with(
  declareRow({
    /** `null` if the process no longer exists. */
    processId: "run_item.process_id",
  }),
);

/** A group of processes that agree in everything that decides which actions are allowed, with its size. */
export type ActionStateGroup = RowOf<typeof actionStateRow>;

const actionStateRow = declareRow({
  status: "process.status",
  record: "process.record",
  type: "process.type",
  tries: "process.tries",
  isErased: bool(),
  isErasureHeld: bool(),
  count: int8(),
});

/**
 * Freezes the selection of a job: adds the processes that match `condition`, on alias `p` of `process`, as items with
 * their current revision, newest first, at most `max`. Returns the number of items.
 */
export async function insertProcesses(
  tx: Transaction,
  jobId: string,
  condition: RawBuilder<unknown>,
  max: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into run_item (run_id, position, process_id, label, revision)
    select ${jobId}::uuid, row_number() over (order by created_at desc, id desc) - 1, id, pid, revision
    from (
      select p.created_at, p.id, p.pid, p.revision from process p where ${condition}
      order by p.created_at desc, p.id desc limit ${sql.lit(max)}
    ) chosen`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Which items of a job to repeat: those that failed, or those that succeeded and whose process is in error now. */
export type RetrySelection = "FAILED" | "IN_ERROR";

/**
 * Adds these items of another job with their current revisions, in the order of that job. Returns the number of items.
 */
export async function insertRetriedProcesses(
  tx: Transaction,
  jobId: string,
  repeated: { readonly of: string; readonly which: RetrySelection },
): Promise<number> {
  const isRepeated =
    repeated.which === "FAILED"
      ? sql`i.state = 'FAILED'`
      : sql`i.state = 'SUCCEEDED' and p.record = 'ACTIVE' and p.status = any(${inErrorStatuses}::text[])`;
  const { numAffectedRows } = await sql`
    insert into run_item (run_id, position, process_id, label, revision)
    select ${jobId}::uuid, row_number() over (order by i.position) - 1, p.id, i.label, p.revision
    from run_item i join process p on p.id = i.process_id
    where i.run_id = ${repeated.of} and ${isRepeated}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Counts the processes of a job, grouped by the attributes that decide which actions are allowed. */
export async function selectActionStateGroups(
  tx: Transaction,
  jobId: string,
): Promise<readonly ActionStateGroup[]> {
  const { rows } = await actionStateRow.sql`
    select p.status, p.record, p.type, p.tries, p.erased_at is not null as "isErased",
      coalesce(${isHeldToday}, false) as "isErasureHeld", count(*) as count
    from run_item i join process p on p.id = i.process_id where i.run_id = ${jobId}
    group by 1, 2, 3, 4, 5, 6`.execute(tx);
  return rows;
}

/** The items of a job, optionally only those in one of these states. */
export function jobItemSource(
  jobId: string,
  states: readonly RunItemState[] | null,
): KeysetSource<StoredJobItem> {
  return { row: jobItemRow, select: columns, from: sql`run_item i`, where: itemsOf(jobId, states) };
}

/** Returns the item of a job at this position, or undefined if there is none. */
export async function selectJobItem(
  db: Database,
  jobId: string,
  position: number,
): Promise<StoredJobItem | undefined> {
  const { rows } = await jobItemRow.sql`
    select ${columns} from run_item i join process_job j on j.run_id = i.run_id
    where i.run_id = ${jobId} and i.position = ${position}`.execute(db);
  return rows[0];
}

const columns = sql`${itemColumns}, i.process_id as "processId"`;
