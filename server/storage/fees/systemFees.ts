/** Storage of the fees of the catalogue. */
import { sql, type RawBuilder } from "kysely";
import type { FeePrice } from "#domain/feePrices";
import type { FeeNumbers } from "#domain/fees";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { numberColumns, storePrices, type FeeContent } from "./serviceFees";
import type { Stamp } from "#server/storage/stamp";

/** Identifies a fee of the catalogue. */
export interface SystemFeeKey {
  readonly serviceId: string;
  readonly feeId: string;
}

/** A stored fee of the catalogue. */
export type StoredSystemFee = RowOf<typeof systemFeeRow>;

const systemFeeRow = declareRow({
  id: "service_fee.id",
  serviceId: "service_fee.service_id",
  feeId: "service_fee.fee_id",
  text: "service_fee.text",
  isActive: "service_fee.is_active",
  gebOstNr: "service_fee.geb_ost_nr",
  hhst: "service_fee.hhst",
  objnr: "service_fee.objnr",
  revision: "service_fee.revision",
  updatedAt: "service_fee.updated_at",
  byId: "service_fee.updated_by_id",
  byName: "service_fee.updated_by_name",
  byRole: "service_fee.updated_by_role",
  prices: json<readonly FeePrice[]>(),
});

/** The prices of the fee `f` by first day, for a select list. */
export const pricesOfFee = sql`(
  select coalesce(json_agg(json_build_object('value', p.value, 'taxRate', p.tax_rate, 'validFrom', p.valid_from,
    'validTo', p.valid_to) order by p.valid_from), '[]')
  from service_fee_price p where p.fee = f.id)`;

const systemFeeColumns = sql`f.id, f.service_id as "serviceId", f.fee_id as "feeId", f.text,
  f.is_active as "isActive", f.geb_ost_nr as "gebOstNr", f.hhst, f.objnr, f.revision, f.updated_at as "updatedAt",
  f.updated_by_id as "byId", f.updated_by_name as "byName", f.updated_by_role as "byRole", ${pricesOfFee} as prices`;

/** By service and fee id. */
export const systemFeeOrder = {
  name: "FEE",
  keys: [
    { column: "f.service_id", type: "text" },
    { column: "f.fee_id", type: "text" },
  ],
} as const satisfies KeysetOrder;

/** Which fees to list. */
export interface SystemFeeConditions {
  /** LIKE patterns, one of which must match; null: any. */
  readonly patterns: readonly string[] | null;
  /** Null: all. */
  readonly serviceIds: readonly string[] | null;
  readonly isActive: boolean | null;
  /** Only those of which communes have their own version. */
  readonly isDeviating: boolean;
}

/** The fees of the catalogue that match. */
export function systemFeeSource(conditions: SystemFeeConditions): KeysetSource<StoredSystemFee> {
  const { patterns, serviceIds, isActive, isDeviating } = conditions;
  const where: RawBuilder<unknown>[] = [sql`f.commune_ags is null`];
  if (serviceIds !== null) where.push(sql`f.service_id = any(${serviceIds}::text[])`);
  if (isActive !== null) where.push(sql`f.is_active = ${isActive}`);
  if (patterns !== null) {
    const searched = sql`search_forms(concat_ws(' ', f.text, f.fee_id, f.geb_ost_nr)) collate "C"`;
    where.push(sql`${searched} like any(${patterns}::text[])`);
  }
  if (isDeviating) {
    where.push(sql`exists (select from service_fee o where o.service_id = f.service_id and o.fee_id = f.fee_id
      and o.commune_ags is not null and o.text is not null)`);
  }
  return {
    row: systemFeeRow,
    select: systemFeeColumns,
    from: sql`service_fee f`,
    where: sql.join(where, sql` and `),
  };
}

/** Which fees to load, by database id or by key. */
export type SystemFeeSelection =
  { readonly ids: readonly number[] } | { readonly keys: readonly SystemFeeKey[] };

/** Loads fees of the catalogue by service and fee id. Unknown ones are missing in the result. */
export async function selectSystemFees(
  db: Database | Transaction,
  selection: SystemFeeSelection,
): Promise<StoredSystemFee[]> {
  const { rows } = await systemFeeRow.sql`
    select ${systemFeeColumns} from service_fee f
    where f.commune_ags is null and ${selected(selection)}
    order by f.service_id, f.fee_id`.execute(db);
  return rows;
}

function selected(selection: SystemFeeSelection): RawBuilder<unknown> {
  if ("ids" in selection) return sql`f.id = any(${selection.ids}::bigint[])`;
  const services = selection.keys.map(({ serviceId }) => serviceId);
  const fees = selection.keys.map(({ feeId }) => feeId);
  return sql`(f.service_id, f.fee_id) in (select * from unnest(${services}::text[], ${fees}::text[]))`;
}

/** Locks the catalogue of a service until the transaction ends, and returns the ids of its fees. */
export async function lockServiceCatalogue(tx: Transaction, serviceId: string): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`service_fee ${serviceId}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom("service_fee")
    .select("fee_id as feeId")
    .where("commune_ags", "is", null)
    .where("service_id", "=", serviceId)
    .execute();
  return rows.map(({ feeId }) => feeId);
}

/** A fee of the catalogue to store; null numbers keep the stored ones. */
export interface SystemFeeContent extends FeeContent {
  readonly numbers: FeeNumbers | null;
}

/** Adds a fee to the catalogue, or changes it and increments its revision. */
export async function storeSystemFee(
  tx: Transaction,
  { serviceId, feeId }: SystemFeeKey,
  { text, isActive, prices, numbers }: SystemFeeContent,
  { at, by }: Stamp,
): Promise<void> {
  const values = {
    text,
    is_active: isActive,
    metadata_state: "OWN" as const,
    ...(numbers && numberColumns(numbers)),
    updated_at: at,
    updated_by_id: by.id,
    updated_by_name: by.name,
    updated_by_role: by.role,
  };
  const { id } = await tx
    .insertInto("service_fee")
    .values({ service_id: serviceId, fee_id: feeId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["service_id", "fee_id"])
        .where("commune_ags", "is", null)
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb("service_fee.revision", "+", 1) })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await storePrices(tx, id, prices);
}
