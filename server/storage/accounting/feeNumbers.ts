/** Reads the numbers of fees for the accounts. */
import type { FeeNumbers } from "#domain/fees";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow } from "#server/storage/database/declaredRow";

/** Numbers that a booking takes over from its fee. */
export type BookedNumbers = Pick<FeeNumbers, "hhst" | "objnr">;

const numbersRow = declareRow({
  feeId: "service_fee.fee_id",
  hhst: "service_fee.hhst",
  objnr: "service_fee.objnr",
});

/** Returns the numbers that apply to these fees of a service: the commune's own, or those of the catalogue. */
export async function selectFeeNumbers(
  db: Database | Transaction,
  { communeAgs, serviceId }: CommuneServiceKey,
  feeIds: readonly string[],
): Promise<ReadonlyMap<string, BookedNumbers>> {
  const { rows } = await numbersRow.sql`
    select distinct on (f.fee_id) f.fee_id as "feeId", f.hhst, f.objnr from service_fee f
    where f.service_id = ${serviceId} and f.fee_id = any(${feeIds}::text[])
      and (f.commune_ags is null or (f.commune_ags = ${communeAgs} and f.metadata_state = 'OWN'))
    order by f.fee_id, f.commune_ags nulls last`.execute(db);
  return new Map(rows.map(({ feeId, ...numbers }) => [feeId, numbers]));
}
