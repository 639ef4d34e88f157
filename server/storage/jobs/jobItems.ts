/** Items of bulk jobs as stored: one process each, with its outcome. */
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { ErrorCode } from "#domain/errorCodes";
import { inErrorStatuses } from "#domain/processTransitions";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int8, type RowOf } from "#server/storage/database/declaredRow";
import type { DB } from "#server/storage/__generated__/tables";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { ErrorParams } from "#server/storage/errorParams";

export type JobItemState = Selectable<DB["job_item"]>["state"];

/** An item of a job: one process. */
export type StoredJobItem = RowOf<typeof itemRow>;

const itemRow = declareRow({
  id: "job_item.id",
  jobId: "job_item.job_id",
  position: "job_item.position",
  /** `null` if the process no longer exists. */
  processId: "job_item.process_id",
  label: "job_item.label",
  state: "job_item.state",
  errorCode: "job_item.error_code",
  errorParams: "job_item.error_params",
  finishedAt: "job_item.finished_at",
});

/** An item that is waiting to be processed. */
export interface WaitingItem {
  readonly id: number;
  readonly processId: number | null;
  readonly expectedRevision: number;
}

/** The outcome of an item. */
export interface ItemResult {
  readonly id: number;
  readonly state: Extract<JobItemState, "SUCCEEDED" | "FAILED" | "SKIPPED">;
  readonly code: ErrorCode | null;
  readonly params: ErrorParams;
}

/** A group of processes that agree in everything that decides which actions are allowed, with its size. */
export type ActionStateGroup = RowOf<typeof actionStateRow>;

const actionStateRow = declareRow({
  status: "process.status",
  record: "process.record",
  type: "process.type",
  tries: "process.tries",
  isErased: bool(),
  count: int8(),
});

/**
 * Freezes the selection of a job: adds the processes that match `condition`, on alias `p` of `process`, as items with
 * their current revision, newest first, at most `max`. Returns the number of items.
 */
export async function insertItems(
  tx: Transaction,
  jobId: string,
  condition: RawBuilder<unknown>,
  max: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into job_item (job_id, position, process_id, label, expected_revision)
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
export async function insertRetryItems(
  tx: Transaction,
  jobId: string,
  repeated: { readonly of: string; readonly which: RetrySelection },
): Promise<number> {
  const isRepeated =
    repeated.which === "FAILED"
      ? sql`i.state = 'FAILED'`
      : sql`i.state = 'SUCCEEDED' and p.record = 'ACTIVE' and p.status = any(${inErrorStatuses}::text[])`;
  const { numAffectedRows } = await sql`
    insert into job_item (job_id, position, process_id, label, expected_revision)
    select ${jobId}::uuid, row_number() over (order by i.position) - 1, p.id, i.label, p.revision
    from job_item i join process p on p.id = i.process_id
    where i.job_id = ${repeated.of} and ${isRepeated}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Counts the processes of a job, grouped by the attributes that decide which actions are allowed. */
export async function selectActionStateGroups(
  tx: Transaction,
  jobId: string,
): Promise<readonly ActionStateGroup[]> {
  const { rows } = await actionStateRow.sql`
    select p.status, p.record, p.type, p.tries, p.erased_at is not null as "isErased", count(*) as count
    from job_item i join process p on p.id = i.process_id where i.job_id = ${jobId}
    group by 1, 2, 3, 4, 5`.execute(tx);
  return rows;
}

/** Returns the next waiting items in order. The lock on the job keeps other servers from taking them. */
export async function selectWaiting(tx: Transaction, jobId: string, max: number): Promise<WaitingItem[]> {
  return tx
    .selectFrom("job_item")
    .select(["id", "process_id as processId", "expected_revision as expectedRevision"])
    .where("job_id", "=", jobId)
    .where("state", "=", sql.lit("WAITING"))
    .orderBy("position")
    .limit(sql.lit(max))
    .execute();
}

/** Records the outcomes of items. */
export async function finishItems(tx: Transaction, results: readonly ItemResult[], at: Date): Promise<void> {
  await sql`
    update job_item i
    set state = r.state, error_code = r.code, error_params = coalesce(r.params, '{}'), finished_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(id bigint, state text, code text, params jsonb)
    where i.id = r.id`.execute(tx);
}

/** Order of the selection. Backed by an index. */
export const jobItemOrder: KeysetOrder = {
  name: "position",
  keys: [{ column: "i.position", type: "integer" }],
};

/** The items of a job, optionally only those in one of these states. */
export function jobItemSource(
  jobId: string,
  states: readonly JobItemState[] | null,
): KeysetSource<StoredJobItem> {
  const ofStates = states === null ? sql`` : sql`and i.state = any(${states}::text[])`;
  return {
    row: itemRow,
    select: columns,
    from: sql`job_item i`,
    where: sql`i.job_id = ${jobId} ${ofStates}`,
  };
}

/** Returns the item with this id, or undefined if there is none. */
export async function selectJobItem(db: Database, id: number): Promise<StoredJobItem | undefined> {
  const { rows } = await itemRow.sql`select ${columns} from job_item i where i.id = ${id}`.execute(db);
  return rows[0];
}

const columns = sql`
  i.id, i.job_id as "jobId", i.position, i.process_id as "processId", i.label, i.state, i.error_code as "errorCode",
  i.error_params as "errorParams", i.finished_at as "finishedAt"`;
