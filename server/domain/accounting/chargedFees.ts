/** Amounts of charged fees. */
import type { ApplicationFee } from "#server/domain/processes/checkApplication";
import { Refusal, userError } from "#server/domain/mutationResult";
import type { StoredFee } from "#server/storage/columnTypes";

/** Fees as stored with a payment, and their total. */
export interface ChargedFees {
  readonly fees: readonly StoredFee[];
  readonly total: number;
}

/**
 * Computes the totals of valid fees.
 * @param path of the fees below `input`
 * @throws Refusal bad_request if the sum is not exact
 */
export function chargeFees(fees: readonly ApplicationFee[], path: readonly string[]): ChargedFees {
  const charged = fees.map((fee) => {
    const { feeId, text, quantity, taxRate } = fee;
    return { feeId, text, value: Number(fee.value), quantity, taxRate, total: totalOf(fee) };
  });
  const total = charged.reduce((sum, fee) => sum + fee.total, 0);
  if (!Number.isSafeInteger(total)) {
    const detail = `The total of ${path.join(".")} is too large.`;
    throw new Refusal([userError("bad_request", path, { detail })]);
  }
  return { fees: charged, total };
}

/** Line total in cents including tax, rounded once per line. Infinity if it exceeds the safe integer range. */
function totalOf({ value, quantity, taxRate }: ApplicationFee): number {
  const exact = BigInt(Number(value)) * BigInt(quantity) * BigInt(10_000 + taxRate);
  const total = Number((exact + 5_000n) / 10_000n);
  return Number.isSafeInteger(total) ? total : Number.POSITIVE_INFINITY;
}
