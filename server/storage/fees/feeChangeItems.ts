/** Storage of the items of fee changes: fees of communes, with the amounts before and after. */
import { sql, type Insertable } from "kysely";
import type { FeeChangeItem } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetSource } from "#server/storage/database/keyset";
import { itemColumns, itemRow, itemsOf, type RunItemState } from "#server/storage/runs/runItems";

/** A fee of a commune within a change. */
export type StoredFeeChangeItem = RowOf<typeof feeItemRow>;

const feeItemRow = itemRow.with(
  declareRow({
    ags: "run_item.commune_ags",
    serviceId: "fee_change_item.service_id",
    feeId: "fee_change_item.fee_id",
    text: "fee_change_item.fee_text",
    isOwn: "fee_change_item.is_own",
    before: "fee_change_item.amount_before",
    after: "fee_change_item.amount_after",
    nextPriceFrom: "fee_change_item.next_price_from",
  }),
);

const columns = sql`${itemColumns}, i.commune_ags as ags, f.service_id as "serviceId", f.fee_id as "feeId",
  f.fee_text as text, f.is_own as "isOwn", f.amount_before as before, f.amount_after as after,
  f.next_price_from as "nextPriceFrom"`;

const items = sql`run_item i join fee_change_item f on f.run_id = i.run_id and f.position = i.position`;

/** Inserts the fees of items; at most 4,000 per call. */
export async function insertFees(tx: Transaction, rows: readonly Insertable<FeeChangeItem>[]): Promise<void> {
  await tx.insertInto("fee_change_item").values(rows).execute();
}

/** The items of a change, in these states; null: all. */
export function feeItemSource(
  id: string,
  states: readonly RunItemState[] | null,
): KeysetSource<StoredFeeChangeItem> {
  return { row: feeItemRow, select: columns, from: items, where: itemsOf(id, states) };
}

/** Loads the items at these positions, in order. */
export async function selectFeeItems(
  tx: Database | Transaction,
  id: string,
  positions: readonly number[],
): Promise<StoredFeeChangeItem[]> {
  const { rows } = await feeItemRow.sql`
    select ${columns} from ${items}
    where i.run_id = ${id} and i.position = any(${positions}::int4[])
    order by i.position`.execute(tx);
  return rows;
}

/** Totals over the items of a change. */
export type FeeChangeSums = RowOf<typeof sumsRow>;

const sumsRow = declareRow({
  communes: int4(),
  raised: int4(),
  lowered: int4(),
  lowest: int4<number | null>(),
  highest: int4<number | null>(),
});

/** Sums up the items that are or were changed; `communes`: of all items. A missing price counts as 0. */
export async function sumFeeItems(db: Database | Transaction, id: string): Promise<FeeChangeSums> {
  const { rows } = await sumsRow.sql`
    select count(distinct commune_ags)::int4 as communes,
      (count(*) filter (where difference > 0))::int4 as raised,
      (count(*) filter (where difference < 0))::int4 as lowered,
      min(difference) filter (where difference <> 0) as lowest,
      max(difference) filter (where difference <> 0) as highest
    from (
      select i.commune_ags, case when i.state in ('WAITING', 'SUCCEEDED')
        then coalesce(f.amount_after, 0) - coalesce(f.amount_before, 0) end as difference
      from ${items} where i.run_id = ${id}) as d`.execute(db);
  return rows[0] ?? { communes: 0, raised: 0, lowered: 0, lowest: null, highest: null };
}
