/** Stored items of runs. Each item is one object to handle, with its result. */
import { sql, type Insertable, type RawBuilder, type Selectable } from "kysely";
import type { ErrorCode } from "#domain/errorCodes";
import type { DB, RunItem } from "#server/storage/__generated__/tables";
import type { ErrorParams } from "#server/storage/columnTypes";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";

export type RunItemState = Selectable<DB["run_item"]>["state"];

/** Columns that items of all kinds share. */
export const itemRow = declareRow({
  runId: "run_item.run_id",
  /** Place in the run, from 0. */
  place: "run_item.position",
  label: "run_item.label",
  itemState: "run_item.state",
  errorCode: "run_item.error_code",
  errorParams: "run_item.error_params",
  finishedAt: "run_item.finished_at",
});

/** Columns of `itemRow`, from alias `i`. */
export const itemColumns = sql`i.run_id as "runId", i.position as place, i.label, i.state as "itemState",
  i.error_code as "errorCode", i.error_params as "errorParams", i.finished_at as "finishedAt"`;

/** Order of the selection. Backed by an index. */
export const itemOrder = {
  name: "position",
  keys: [{ column: "i.position", type: "integer" }],
} as const satisfies KeysetOrder;

/** Failures first. Backed by an index. */
export const resultOrder = {
  name: "RESULT",
  keys: [
    { column: "i.rank", type: "integer" },
    { column: "i.position", type: "integer" },
  ],
} as const satisfies KeysetOrder;

/** Condition on alias `i`: the items of a run, in these states; null: all. */
export function itemsOf(id: string, states: readonly RunItemState[] | null): RawBuilder<unknown> {
  return states === null ? sql`i.run_id = ${id}` : sql`i.run_id = ${id} and i.state = any(${states}::text[])`;
}

/** An item of any kind. */
export type StoredRunItem = RowOf<typeof listedRow>;

const listedRow = itemRow.with(declareRow({ ags: "run_item.commune_ags" }));

/** The items of a run of any kind, in these states; null: all. */
export function itemSource(id: string, states: readonly RunItemState[] | null): KeysetSource<StoredRunItem> {
  const select = sql`${itemColumns}, i.commune_ags as ags`;
  return { row: listedRow, select, from: sql`run_item i`, where: itemsOf(id, states) };
}

/** Inserts items; at most 4,000 per call because of the parameter limit of statements. */
export async function insertItems(tx: Transaction, rows: readonly Insertable<RunItem>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("run_item").values(rows).execute();
}

/** An item to handle. */
export interface WaitingItem {
  readonly place: number;
  readonly ags: string | null;
  readonly processId: number | null;
  /** Revision of the object when the run was prepared. */
  readonly revision: number;
}

/** The next waiting items in order. The run must be locked, so that no other server handles them. */
export function waitingItems(db: Database | Transaction, id: string, max: number) {
  return db
    .selectFrom("run_item")
    .select(["position as place", "commune_ags as ags", "process_id as processId", "revision"])
    .where("run_id", "=", id)
    .where("state", "=", sql.lit("WAITING"))
    .orderBy("position")
    .limit(sql.lit(max));
}

/** Numbers of items by state. */
export type ItemCounts = Readonly<Record<RunItemState | "partial", number>>;

const countRow = declareRow({ state: "run_item.state", count: int4(), partial: int4() });

/** Counts the items of a run by state. */
export async function countItems(db: Database | Transaction, id: string): Promise<ItemCounts> {
  const { rows } = await countRow.sql`
    select state, count(*)::int4 as count, (count(*) filter (where is_partial))::int4 as partial
    from run_item where run_id = ${id} group by state`.execute(db);
  const counts = { ...noItems };
  for (const { state, count, partial } of rows) {
    counts[state] = count;
    counts.partial += partial;
  }
  return counts;
}

const noItems: ItemCounts = {
  WAITING: 0,
  EXCLUDED: 0,
  UNCHANGED: 0,
  IMPOSSIBLE: 0,
  SUCCEEDED: 0,
  FAILED: 0,
  SKIPPED: 0,
  partial: 0,
};

/** Loads the states of the items at these positions. */
export async function selectItemStates(
  tx: Transaction,
  id: string,
  positions: readonly number[],
): Promise<ReadonlyMap<number, RunItemState>> {
  const rows = await tx
    .selectFrom("run_item")
    .select(["position", "state"])
    .where("run_id", "=", id)
    .where(sql<boolean>`position = any(${positions}::int4[])`)
    .execute();
  return new Map(rows.map(({ position, state }) => [position, state]));
}

/** Excludes the items at these positions from a dry run, or includes them again. */
export async function updateExclusions(
  tx: Transaction,
  id: string,
  positions: readonly number[],
  isExcluded: boolean,
): Promise<void> {
  await tx
    .updateTable("run_item")
    .set({ state: isExcluded ? "EXCLUDED" : "WAITING" })
    .where("run_id", "=", id)
    .where(sql<boolean>`position = any(${positions}::int4[])`)
    .where("state", "in", ["WAITING", "EXCLUDED"])
    .execute();
}

/** The result of an item. */
export interface ItemResult {
  readonly place: number;
  readonly state: Extract<RunItemState, "SUCCEEDED" | "FAILED" | "SKIPPED">;
  readonly code: ErrorCode | null;
  readonly params: ErrorParams;
  /** True if parts of the object were left unchanged. */
  readonly isPartial?: boolean;
}

/** Stores the results of items. */
export async function finishItems(
  tx: Transaction,
  id: string,
  results: readonly ItemResult[],
  at: Date,
): Promise<void> {
  const positions = results.map(({ place }) => place);
  await sql`
    update run_item i
    set state = r.state, error_code = r.code, error_params = coalesce(r.params, '{}'), finished_at = ${at},
      is_partial = coalesce(r."isPartial", false)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r (place int4, state text, code text, params jsonb, "isPartial" boolean)
    where i.run_id = ${id} and i.position = any(${positions}::int4[]) and i.position = r.place`.execute(tx);
}

/** Stores an error as the result of all waiting items. Returns their number. */
export async function failWaitingItems(
  tx: Transaction,
  id: string,
  code: ErrorCode,
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("run_item")
    .set({ state: "FAILED", error_code: code, finished_at: at })
    .where("run_id", "=", id)
    .where("state", "=", sql.lit("WAITING"))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
