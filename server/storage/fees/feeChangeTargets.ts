/** Selects the fees of communes that a change applies to, with the communes' own versions. */
import { sql, type RawBuilder } from "kysely";
import type { FeeChangeGroup } from "#domain/feeChanges";
import type { FeePrice } from "#domain/feePrices";
import type { Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, int8, text, type RowOf } from "#server/storage/database/declaredRow";
import type { SystemFeeKey } from "./systemFees";

/** A fee of the catalogue in a commune. */
export type FeeTarget = RowOf<typeof targetRow>;

const targetRow = declareRow({
  /** Of the catalogue. */
  fee: "service_fee.id",
  ags: "commune.ags",
  communeName: "commune.name",
  /** The row of the commune's own version; null: inherited. */
  own: int8<number | null>(),
  ownText: text<string | null>(),
  ownIsActive: bool<boolean | null>(),
  /** Of the commune's row; 0: there is none. */
  ownRevision: int4(),
});

/** Which fees of communes to change. */
export interface TargetConditions {
  /** Of the catalogue, by database id. */
  readonly fees: readonly number[];
  readonly group: FeeChangeGroup;
  /** Only fees with an own version, even for the group ALL. */
  readonly isDeviating: boolean;
  /** Codes of Länder; null: all. */
  readonly states: readonly string[] | null;
  /** AGS; null: all. */
  readonly communes: readonly string[] | null;
  /** Only the failed items of this change; null: any. */
  readonly failedIn?: string | null;
}

/** Loads at most `max` fees of communes with their service, by name of the commune, service and fee id. */
export async function selectTargets(
  tx: Transaction,
  conditions: TargetConditions,
  max: number,
): Promise<FeeTarget[]> {
  const { rows } = await targetsQuery(conditions, max).execute(tx);
  return rows;
}

const ofGroup: Readonly<Record<FeeChangeGroup, RawBuilder<unknown>>> = {
  ALL: sql`true`,
  INHERITING: sql`o.text is null`,
  DEVIATING: sql`o.text is not null`,
};

/** The statement of selectTargets. */
export function targetsQuery(
  { fees, group, isDeviating, states, communes, failedIn = null }: TargetConditions,
  max: number,
): RawBuilder<FeeTarget> {
  const where = [sql`f.commune_ags is null`, sql`f.id = any(${fees}::bigint[])`, ofGroup[group]];
  if (isDeviating) where.push(ofGroup.DEVIATING);
  if (states !== null) where.push(sql`c.state = any(${states}::text[])`);
  if (communes !== null) where.push(sql`s.commune_ags = any(${communes}::text[])`);
  if (failedIn !== null) {
    where.push(sql`exists (
      select from run_item i join fee_change_item e on e.run_id = i.run_id and e.position = i.position
      where i.run_id = ${failedIn} and i.state = 'FAILED' and i.commune_ags = c.ags
        and e.service_id = f.service_id and e.fee_id = f.fee_id)`);
  }
  return targetRow.sql`
    select f.id as fee, c.ags, c.name as "communeName", case when o.text is not null then o.id end as own,
      o.text as "ownText", o.is_active as "ownIsActive", coalesce(o.revision, 0) as "ownRevision"
    from service_fee f
    join commune_service s on s.service_id = f.service_id
    join commune c on c.ags = s.commune_ags
    left join service_fee o
      on o.commune_ags = s.commune_ags and o.service_id = s.service_id and o.fee_id = f.fee_id
    where ${sql.join(where, sql` and `)}
    order by c.name, c.ags, f.service_id, f.fee_id limit ${sql.lit(max)}`;
}

/** Loads the prices of these rows of fees by first day. */
export async function selectPrices(
  tx: Transaction,
  fees: readonly number[],
): Promise<ReadonlyMap<number, readonly FeePrice[]>> {
  const rows = await tx
    .selectFrom("service_fee_price")
    .select(["fee", "value", "tax_rate as taxRate", "valid_from as validFrom", "valid_to as validTo"])
    .where(sql<boolean>`fee = any(${fees}::bigint[])`)
    .orderBy("fee")
    .orderBy("valid_from")
    .execute();
  const byFee = new Map<number, FeePrice[]>();
  for (const { fee, ...price } of rows) {
    const known = byFee.get(fee);
    if (known) known.push(price);
    else byFee.set(fee, [price]);
  }
  return byFee;
}

const chargingRow = declareRow({ ags: text() });

/** Returns in which of these communes the rule of the service charges a fee. */
export async function selectCharging(
  tx: Transaction,
  { serviceId, feeId }: SystemFeeKey,
  communes: readonly string[],
): Promise<ReadonlySet<string>> {
  const node = JSON.stringify([{ feeId }]);
  const { rows } = await chargingRow.sql`
    select c.ags from unnest(${communes}::text[]) as c (ags)
    left join fee_rule w on w.commune_ags = c.ags and w.service_id = ${serviceId} and w.nodes is not null
    where coalesce(w.nodes @> ${node}::jsonb, exists (select from fee_rule q where q.service_id = ${serviceId}
      and q.commune_ags is null and q.nodes @> ${node}::jsonb))`.execute(tx);
  return new Set(rows.map(({ ags }) => ags));
}

/** Returns which of these communes offer at least one of the services. */
export async function selectOffering(
  tx: Transaction,
  communes: readonly string[],
  serviceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("commune_service")
    .select("commune_ags as ags")
    .where(sql<boolean>`commune_ags = any(${communes}::text[]) and service_id = any(${serviceIds}::text[])`)
    .execute();
  return new Set(rows.map(({ ags }) => ags));
}
