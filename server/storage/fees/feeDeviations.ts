/** How communes deviate from fees of the catalogue, as stored. */
import { sql, type RawBuilder } from "kysely";
import type { FeePrice } from "#domain/feePrices";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, json, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { pricesOfFee, type SystemFeeKey } from "./systemFees";

/** Numbers of the communes that deviate from a fee. */
export type StoredDeviationSummary = RowOf<typeof summaryRow>;

const summaryRow = declareRow({
  place: int4(),
  count: int4(),
  amountCount: int4(),
  lowest: int4<number | null>(),
  highest: int4<number | null>(),
});

/**
 * The amount of a fee on a day in cents; null if no price applies. Like `priceOn`, the price that begins last applies.
 * Lateral subqueries with it need `offset 0`; otherwise PostgreSQL evaluates it once per reference.
 */
const amountOn = (fee: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`(
  select p.value from service_fee_price p
  where p.fee = ${fee} and p.valid_from <= ${day} and (p.valid_to is null or p.valid_to >= ${day})
  order by p.valid_from desc limit 1)`;

/** A fee of the catalogue, and the day whose amounts are compared. */
export interface ComparedFee extends SystemFeeKey {
  readonly on: string;
}

/** The statement that summarises the deviations from fees; `place` is the index of the fee, from 1. */
export function deviationSummaryQuery(compared: readonly ComparedFee[]): RawBuilder<StoredDeviationSummary> {
  const services = compared.map(({ serviceId }) => serviceId);
  const fees = compared.map(({ feeId }) => feeId);
  const days = compared.map(({ on }) => on);
  return summaryRow.sql`
    select g.place::int4 as place, count(*)::int4 as count,
      (count(*) filter (where d.difference <> 0))::int4 as "amountCount",
      min(d.difference) filter (where d.difference <> 0) as lowest,
      max(d.difference) filter (where d.difference <> 0) as highest
    from unnest(${services}::text[], ${fees}::text[], ${days}::date[]) with ordinality
      as g (service_id, fee_id, day, place)
    join service_fee s on s.service_id = g.service_id and s.fee_id = g.fee_id and s.commune_ags is null
    cross join lateral (select coalesce(${amountOn(sql`s.id`, sql`g.day`)}, 0) as amount offset 0) as b
    join service_fee f on f.service_id = s.service_id and f.fee_id = s.fee_id
      and f.commune_ags is not null and f.text is not null
    cross join lateral (
      select coalesce(${amountOn(sql`f.id`, sql`g.day`)}, 0) - b.amount as difference offset 0) as d
    group by g.place`;
}

/** Summarises the deviations from fees, in their order; undefined for those without any. */
export async function selectDeviationSummaries(
  db: Database | Transaction,
  compared: readonly ComparedFee[],
): Promise<readonly (StoredDeviationSummary | undefined)[]> {
  const { rows } = await deviationSummaryQuery(compared).execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return compared.map((_fee, at) => byPlace.get(at + 1));
}

const communesRow = declareRow({ serviceId: "commune_service.service_id", count: int4() });

/** Counts the communes with each service; those without any are missing. */
export async function selectCommuneCounts(
  db: Database | Transaction,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await communesRow.sql`
    select s.service_id as "serviceId", count(*)::int4 as count from commune_service s
    where s.service_id = any(${serviceIds}::text[]) group by s.service_id`.execute(db);
  return new Map(rows.map(({ serviceId, count }) => [serviceId, count]));
}

/** A commune with its own version of a fee. */
export type StoredFeeDeviation = RowOf<typeof deviationRow>;

const deviationRow = declareRow({
  id: "service_fee.id",
  ags: "commune.ags",
  communeName: "commune.name",
  text: "service_fee.text",
  isActive: "service_fee.is_active",
  amount: int4<number | null>(),
  difference: int4(),
  prices: json<readonly FeePrice[]>(),
  updatedAt: "service_fee.updated_at",
  byId: "service_fee.updated_by_id",
  byName: "service_fee.updated_by_name",
  byRole: "service_fee.updated_by_role",
});

const byName = [
  { column: "c.name", type: "text" },
  { column: "c.ags", type: "text" },
] as const;

/** Orders of the communes. */
export const deviationOrders = {
  COMMUNE: { name: "COMMUNE", keys: byName },
  DIFFERENCE: {
    name: "DIFFERENCE",
    keys: [{ column: sql`(coalesce(a.amount, 0) - b.amount)`, type: "integer" }, ...byName],
  },
} as const satisfies Readonly<Record<string, KeysetOrder>>;

/** The communes with their own version of a fee. */
export function deviationSource(
  { serviceId, feeId, on }: ComparedFee,
  patterns: readonly string[] | null,
): KeysetSource<StoredFeeDeviation> {
  const day = sql`${on}::date`;
  const searched = patterns === null ? sql`` : sql`and c.search_text like any(${patterns}::text[])`;
  return {
    row: deviationRow,
    select: sql`f.id, c.ags, c.name as "communeName", f.text, f.is_active as "isActive", a.amount,
      (coalesce(a.amount, 0) - b.amount) as difference, ${pricesOfFee} as prices, f.updated_at as "updatedAt",
      f.updated_by_id as "byId", f.updated_by_name as "byName", f.updated_by_role as "byRole"`,
    from: sql`service_fee s
      cross join lateral (select coalesce(${amountOn(sql`s.id`, day)}, 0) as amount offset 0) as b
      join service_fee f on f.service_id = s.service_id and f.fee_id = s.fee_id
        and f.commune_ags is not null and f.text is not null
      join commune c on c.ags = f.commune_ags
      cross join lateral (select ${amountOn(sql`f.id`, day)} as amount offset 0) as a`,
    where: sql`s.commune_ags is null and s.service_id = ${serviceId} and s.fee_id = ${feeId} ${searched}`,
  };
}

const chargedRow = declareRow({ isShared: bool(), communes: int4() });

/**
 * Finds out whether the rule of the service charges a fee, and counts the communes that inherit the fee and whose rule
 * charges it.
 */
export async function selectChargingRules(
  tx: Transaction,
  { serviceId, feeId }: SystemFeeKey,
): Promise<{ readonly isShared: boolean; readonly communes: number }> {
  const node = JSON.stringify([{ feeId }]);
  const { rows } = await chargedRow.sql`
    select coalesce(bool_or(r.shared), false) as "isShared",
      (count(s.commune_ags) filter (where coalesce(w.charges, r.shared)))::int4 as communes
    from (select exists (select from fee_rule q where q.service_id = ${serviceId} and q.commune_ags is null
      and q.nodes @> ${node}::jsonb) as shared offset 0) as r
    left join commune_service s on s.service_id = ${serviceId} and not exists (
      select from service_fee f where f.commune_ags = s.commune_ags and f.service_id = s.service_id
        and f.fee_id = ${feeId} and f.text is not null)
    left join lateral (select q.nodes @> ${node}::jsonb as charges from fee_rule q
      where q.commune_ags = s.commune_ags and q.service_id = s.service_id and q.nodes is not null) as w on true`.execute(
    tx,
  );
  return rows[0] ?? { isShared: false, communes: 0 };
}
