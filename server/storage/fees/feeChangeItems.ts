/** Storage of the items of changes of fees: fees of communes, and what becomes of them. */
import { sql, type Insertable, type RawBuilder } from "kysely";
import type { ErrorCode } from "#domain/errorCodes";
import { feeChangeFeesMax, type FeeChangeItemState } from "#domain/feeChanges";
import type { FeeChangeItem } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { ErrorParams } from "#server/storage/errorParams";

/** A fee of a commune within a change. */
export type StoredFeeChangeItem = RowOf<typeof itemRow>;

const itemRow = declareRow({
  changeId: "fee_change_item.change_id",
  place: "fee_change_item.position",
  ags: "fee_change_item.commune_ags",
  communeName: "fee_change_item.commune_name",
  serviceId: "fee_change_item.service_id",
  feeId: "fee_change_item.fee_id",
  text: "fee_change_item.fee_text",
  isOwn: "fee_change_item.is_own",
  before: "fee_change_item.amount_before",
  after: "fee_change_item.amount_after",
  nextPriceFrom: "fee_change_item.next_price_from",
  state: "fee_change_item.state",
  errorCode: "fee_change_item.error_code",
  errorParams: "fee_change_item.error_params",
});

const itemColumns = sql`i.change_id as "changeId", i.position as place, i.commune_ags as ags,
  i.commune_name as "communeName", i.service_id as "serviceId", i.fee_id as "feeId", i.fee_text as text,
  i.is_own as "isOwn", i.amount_before as before, i.amount_after as after, i.next_price_from as "nextPriceFrom",
  i.state, i.error_code as "errorCode", i.error_params as "errorParams"`;

/** Inserts items; at most 4,000 at once, so that the parameters of the statement suffice. */
export async function insertItems(
  tx: Transaction,
  rows: readonly Insertable<FeeChangeItem>[],
): Promise<void> {
  await tx.insertInto("fee_change_item").values(rows).execute();
}

/** By name of the commune, service and fee id. */
export const itemOrder = {
  name: "ITEM",
  keys: [{ column: "i.position", type: "integer" }],
} as const satisfies KeysetOrder;

/** Failures first, then those that are done. */
export const itemResultOrder = {
  name: "RESULT",
  keys: [
    { column: "i.rank", type: "integer" },
    { column: "i.position", type: "integer" },
  ],
} as const satisfies KeysetOrder;

/** The items of a change, in these states; null: all. */
export function itemSource(
  id: string,
  states: readonly FeeChangeItemState[] | null,
): KeysetSource<StoredFeeChangeItem> {
  const inStates = states === null ? sql`` : sql`and i.state = any(${states}::text[])`;
  return {
    row: itemRow,
    select: itemColumns,
    from: sql`fee_change_item i`,
    where: sql`i.change_id = ${id} ${inStates}`,
  };
}

/** Loads the items at these positions, in order. */
export async function selectItems(
  tx: Transaction,
  id: string,
  positions: readonly number[],
): Promise<StoredFeeChangeItem[]> {
  const { rows } = await itemRow.sql`
    select ${itemColumns} from fee_change_item i
    where i.change_id = ${id} and i.position = any(${positions}::int4[])
    order by i.position`.execute(tx);
  return rows;
}

/** Sets the state of the items at these positions. */
export async function updateItemStates(
  tx: Transaction,
  id: string,
  positions: readonly number[],
  state: "READY" | "EXCLUDED",
): Promise<void> {
  await tx
    .updateTable("fee_change_item")
    .set({ state })
    .where("change_id", "=", id)
    .where(sql<boolean>`position = any(${positions}::int4[])`)
    .execute();
}

/** Numbers of items, and what they amount to. */
export type FeeChangeCounts = RowOf<typeof countsRow>;

const countsRow = declareRow({
  total: int4(),
  communes: int4(),
  ready: int4(),
  excluded: int4(),
  unchanged: int4(),
  done: int4(),
  failed: int4(),
  /** Failed in the dry run. */
  impossible: int4(),
  raised: int4(),
  lowered: int4(),
  lowest: int4<number | null>(),
  highest: int4<number | null>(),
});

const numberOf = (state: FeeChangeItemState) =>
  sql`(count(*) filter (where state = ${sql.lit(state)}))::int4`;

/** Counts the items. A missing price counts as 0. */
export async function countItems(
  db: Database | Transaction,
  id: string,
): Promise<FeeChangeCounts | undefined> {
  const { rows } = await countsRow.sql`
    select count(*)::int4 as total, count(distinct commune_ags)::int4 as communes,
      ${numberOf("READY")} as ready, ${numberOf("EXCLUDED")} as excluded, ${numberOf("UNCHANGED")} as unchanged,
      ${numberOf("DONE")} as done, ${numberOf("FAILED")} as failed,
      (count(*) filter (where state = 'FAILED' and finished_at is null))::int4 as impossible,
      (count(*) filter (where difference > 0))::int4 as raised,
      (count(*) filter (where difference < 0))::int4 as lowered,
      min(difference) filter (where difference <> 0) as lowest,
      max(difference) filter (where difference <> 0) as highest
    from (
      select commune_ags, state, finished_at, case when state in ('READY', 'DONE')
        then coalesce(amount_after, 0) - coalesce(amount_before, 0) end as difference
      from fee_change_item where change_id = ${id}) as i`.execute(db);
  return rows[0];
}

/** Whether any item is to be changed. */
export async function hasReadyItems(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom("fee_change_item")
    .select("position")
    .where("change_id", "=", id)
    .where("state", "=", sql.lit("READY"))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** An item that is to be changed. */
export type ReadyItem = RowOf<typeof readyRow>;

const readyRow = declareRow({
  position: "fee_change_item.position",
  ags: "fee_change_item.commune_ags",
  serviceId: "fee_change_item.service_id",
  feeId: "fee_change_item.fee_id",
  /** Of the fee in the commune at the dry run. */
  revision: "fee_change_item.revision",
});

/** Loads the ready items of the next commune. */
export async function selectReadyItems(tx: Transaction, id: string): Promise<ReadyItem[]> {
  const { rows } = await readyItemsQuery(id).execute(tx);
  return rows;
}

/** The statement of selectReadyItems. */
export function readyItemsQuery(id: string): RawBuilder<ReadyItem> {
  // The items of a commune are side by side, at most one for each fee. The limits keep the database from reading all
  // items first, which it may try as long as it has no statistics of those just added.
  return readyRow.sql`
    select i.position, i.commune_ags as ags, i.service_id as "serviceId", i.fee_id as "feeId", i.revision
    from (
      select n.position, n.commune_ags from fee_change_item n
      where n.change_id = ${id} and n.state = 'READY' order by n.position limit 1) as next
    cross join lateral (
      select c.* from fee_change_item c
      where c.change_id = ${id} and c.state = 'READY' and c.position >= next.position
      order by c.position limit ${sql.lit(feeChangeFeesMax)}) as i
    where i.commune_ags = next.commune_ags`;
}

/** What became of an item. */
export interface ItemOutcome {
  readonly position: number;
  /** Null: changed. */
  readonly error: { readonly code: ErrorCode; readonly params: ErrorParams } | null;
}

/** Stores the results of items. */
export async function finishItems(
  tx: Transaction,
  id: string,
  outcomes: readonly ItemOutcome[],
  at: Date,
): Promise<void> {
  const results = outcomes.map(({ position, error }) => ({ position, ...error }));
  const positions = outcomes.map(({ position }) => position);
  await sql`
    update fee_change_item i
    set state = case when r.code is null then 'DONE' else 'FAILED' end, error_code = r.code,
      error_params = coalesce(r.params, '{}'), finished_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (position int4, code text, params jsonb)
    where i.change_id = ${id} and i.position = any(${positions}::int4[]) and i.position = r.position`.execute(
    tx,
  );
}

/** Stores an error as the result of all ready items. */
export async function failReadyItems(
  tx: Transaction,
  id: string,
  { code, params }: NonNullable<ItemOutcome["error"]>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("fee_change_item")
    .set({ state: "FAILED", error_code: code, error_params: JSON.stringify(params), finished_at: at })
    .where("change_id", "=", id)
    .where("state", "=", sql.lit("READY"))
    .execute();
}
