/** Compares paid amounts with the amounts that the fee rule charges. */
import { hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { loadFeeRule } from "#server/domain/fees/rule/feeRules";
import type { Application } from "#server/domain/processes/checkApplication";
import type { Transaction } from "#server/storage/database/database";
import { chargeByRule } from "./expectedFees";

/**
 * Amount that the rule charges for an application on its day of submission, in cents with tax. Null if there is no
 * rule, or if it cannot be evaluated with the variables.
 */
export async function expectedAmount(
  { log }: Pick<Context, "log">,
  tx: Transaction,
  { ags, serviceId, variables }: Pick<Application, "ags" | "serviceId" | "variables">,
  day: string,
): Promise<number | null> {
  if (!hasCapability(serviceId, "fees")) return null;
  try {
    const rule = await loadFeeRule(tx, { communeAgs: ags, serviceId });
    if (rule.rule === null && rule.isInherited) return null;
    return chargeByRule(rule, variables, day).value?.total ?? null;
  } catch (error) {
    // A faulty rule must not block an application.
    log.error({ err: error, ags, serviceId }, "the fees of an application could not be compared");
    return null;
  }
}

/** Amounts of a payment in cents with tax. */
export interface ComparedAmounts {
  readonly paid: number;
  readonly refunded: number;
  /** Null if it is not known. */
  readonly expected: number | null;
}

/**
 * Difference between the paid and the expected amount. Null if they are equal, cannot be compared, or everything was
 * refunded. A refund reduces an overpayment but never causes an underpayment.
 */
export function feeDifference({ paid, refunded, expected }: ComparedAmounts): number | null {
  if (expected === null || (refunded > 0 && refunded >= paid)) return null;
  const difference = paid - expected;
  return (difference > 0 ? Math.max(difference - refunded, 0) : difference) || null;
}
