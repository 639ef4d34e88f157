/** Storage of the fees of services. */
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { FeePrice } from "#domain/feePrices";
import type { FeeNumbers } from "#domain/fees";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** Identifies a fee of a service in a commune. */
export interface FeeKey extends CommuneServiceKey {
  readonly feeId: string;
}

/** Text, status and prices of a fee. */
export interface FeeContent {
  readonly text: string;
  readonly isActive: boolean;
  /** By first day. */
  readonly prices: readonly FeePrice[];
}

/** Whose metadata applies: the catalogue's, the commune's own, or the catalogue's while the own can be restored. */
export type MetadataState = "INHERITED" | "OWN" | "RESET";

/** A stored fee, of a commune or of the catalogue. */
export interface StoredServiceFee {
  /** Null: of the catalogue. */
  readonly communeAgs: string | null;
  readonly serviceId: string;
  readonly feeId: string;
  /** Null: the commune uses that of the catalogue. */
  readonly content: FeeContent | null;
  readonly numbers: FeeNumbers;
  readonly metadataState: MetadataState;
  readonly revision: number;
  readonly updatedAt: Date;
  /** Null if it was not changed since its setup. */
  readonly updatedBy: StoredActor | null;
}

/** The query for the fees of a service in a commune and those of the catalogue, in no particular order. */
export function serviceFeesQuery(db: Database | Transaction, { communeAgs, serviceId }: CommuneServiceKey) {
  return db
    .selectFrom("service_fee as f")
    .select(["f.commune_ags as communeAgs", "f.service_id as serviceId", "f.fee_id as feeId"])
    .select(["f.text", "f.is_active as isActive"])
    .select(["f.geb_ost_nr as gebOstNr", "f.hhst", "f.objnr", "f.metadata_state as metadataState"])
    .select(["f.revision", "f.updated_at as updatedAt", "f.updated_by_id as byId"])
    .select(["f.updated_by_name as byName", "f.updated_by_role as byRole"])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom("service_fee_price as p")
          .select(["p.value", "p.tax_rate as taxRate", "p.valid_from as validFrom", "p.valid_to as validTo"])
          .whereRef("p.fee", "=", "f.id")
          .orderBy("p.valid_from"),
      ).as("prices"),
    )
    .where("f.service_id", "=", serviceId)
    .where(({ or, eb }) => or([eb("f.commune_ags", "=", communeAgs), eb("f.commune_ags", "is", null)]));
}

/** Loads the fees of a service in a commune and those of the catalogue, in no particular order. */
export async function selectServiceFees(
  db: Database | Transaction,
  key: CommuneServiceKey,
): Promise<StoredServiceFee[]> {
  const rows = await serviceFeesQuery(db, key).execute();
  return rows.map(
    ({ text, isActive, prices, gebOstNr, hhst, objnr, byId, byName, byRole, ...row }): StoredServiceFee => ({
      ...row,
      content: text === null || isActive === null ? null : { text, isActive, prices },
      numbers: { gebOstNr, hhst, objnr },
      updatedBy: byName === null ? null : { id: byId, name: byName, role: byRole },
    }),
  );
}

/** Stores the commune's own text, status and prices, or resets them to those of the catalogue. */
export async function storeFeeContent(
  tx: Transaction,
  { feeId, ...service }: FeeKey,
  content: FeeContent | null,
  stamp: Stamp,
): Promise<void> {
  await storeFeeContents(tx, service, [{ feeId, content }], stamp);
}

/** The content of a fee to store; null: that of the catalogue. */
export interface StoredContent {
  readonly feeId: string;
  readonly content: FeeContent | null;
}

/** Stores the contents of several fees of a service, like storeFeeContent. */
export async function storeFeeContents(
  tx: Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  contents: readonly StoredContent[],
  stamp: Stamp,
): Promise<void> {
  const stamped = stampColumns(stamp);
  const stored = await tx
    .insertInto("service_fee")
    .values(
      contents.map(({ feeId, content }) => ({
        commune_ags: communeAgs,
        service_id: serviceId,
        fee_id: feeId,
        text: content?.text ?? null,
        is_active: content?.isActive ?? null,
        ...stamped,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["commune_ags", "service_id", "fee_id"])
        .where("commune_ags", "is not", null)
        .doUpdateSet(({ eb, ref }) => ({
          text: ref("excluded.text"),
          is_active: ref("excluded.is_active"),
          ...stamped,
          revision: eb("service_fee.revision", "+", 1),
        })),
    )
    .returning(["id", "fee_id as feeId"])
    .execute();
  const pricesOf = new Map(contents.map(({ feeId, content }) => [feeId, content?.prices ?? []]));
  await replacePrices(
    tx,
    stored.map(({ id, feeId }) => ({ fee: id, prices: pricesOf.get(feeId) ?? [] })),
  );
}

/** A fee that a commune adds. */
export interface NewFee extends FeeContent {
  /** Null: none. */
  readonly numbers: FeeNumbers | null;
}

/** Stores a new fee of the commune. */
export async function storeNewFee(
  tx: Transaction,
  key: FeeKey,
  { text, isActive, prices, numbers }: NewFee,
  stamp: Stamp,
): Promise<void> {
  const columns = { text, is_active: isActive, ...(numbers && numberColumns(numbers)) };
  await storePrices(tx, await storeFee(tx, key, columns, stamp), prices);
}

/** Replaces the prices of a row. */
export async function storePrices(tx: Transaction, fee: number, prices: readonly FeePrice[]): Promise<void> {
  await replacePrices(tx, [{ fee, prices }]);
}

/** Prices per statement, limited by the maximum number of parameters. */
const priceBatch = 10_000;

/** Replaces the prices of rows. */
async function replacePrices(
  tx: Transaction,
  fees: readonly { readonly fee: number; readonly prices: readonly FeePrice[] }[],
): Promise<void> {
  const ids = fees.map(({ fee }) => fee);
  await tx
    .deleteFrom("service_fee_price")
    .where(sql<boolean>`fee = any(${ids}::bigint[])`)
    .execute();
  const rows = fees.flatMap(({ fee, prices }) =>
    prices.map(({ value, taxRate, validFrom, validTo }) => ({
      fee,
      value,
      tax_rate: taxRate,
      valid_from: validFrom,
      valid_to: validTo,
    })),
  );
  for (let start = 0; start < rows.length; start += priceBatch) {
    await tx
      .insertInto("service_fee_price")
      .values(rows.slice(start, start + priceBatch))
      .execute();
  }
}

/** Stores the commune's own numbers, and whether they apply. */
export async function storeFeeNumbers(
  tx: Transaction,
  key: FeeKey,
  numbers: FeeNumbers,
  stamp: Stamp,
): Promise<void> {
  await storeFee(tx, key, numberColumns(numbers), stamp);
}

/** The columns of numbers that apply. */
export const numberColumns = ({ gebOstNr, hhst, objnr }: FeeNumbers) => ({
  geb_ost_nr: gebOstNr,
  hhst,
  objnr,
  metadata_state: "OWN" as const,
});

/** Stores whether the commune's own numbers apply. The fee must have a row of the commune. */
export async function storeMetadataState(
  tx: Transaction,
  key: FeeKey,
  state: MetadataState,
  stamp: Stamp,
): Promise<void> {
  await storeFee(tx, key, { metadata_state: state }, stamp);
}

interface FeeColumns {
  readonly text?: string | null;
  readonly is_active?: boolean | null;
  readonly geb_ost_nr?: string | null;
  readonly hhst?: string | null;
  readonly objnr?: string | null;
  readonly metadata_state?: MetadataState;
}

/** Adds the commune's row of a fee, or changes it and increments its revision. Returns the id of the row. */
async function storeFee(
  tx: Transaction,
  { communeAgs, serviceId, feeId }: FeeKey,
  columns: FeeColumns,
  stamp: Stamp,
): Promise<number> {
  const values = { ...columns, ...stampColumns(stamp) };
  const { id } = await tx
    .insertInto("service_fee")
    .values({ commune_ags: communeAgs, service_id: serviceId, fee_id: feeId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["commune_ags", "service_id", "fee_id"])
        .where("commune_ags", "is not", null)
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb("service_fee.revision", "+", 1) })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const stampColumns = ({ at, by }: Stamp) => ({
  updated_at: at,
  updated_by_id: by.id,
  updated_by_name: by.name,
  updated_by_role: by.role,
});
