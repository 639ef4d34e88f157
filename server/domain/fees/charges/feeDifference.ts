/** Compares what was paid with what the fee rule charges. */
import { hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { loadFeeRule } from "#server/domain/fees/rule/feeRules";
import type { Application } from "#server/domain/processes/checkApplication";
import type { Transaction } from "#server/storage/database/database";
import { chargeByRule } from "./expectedFees";

/**
 * What the rule charges for an application on the day of its submission, in cents with tax. Null if nobody has set up a
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
    // No fault of a rule may keep an application out.
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
 * By how much a payment differs; null if it does not, if it cannot be compared, or if all of it was refunded. A refund
 * makes a surplus smaller, and never a payment too low.
 */
export function feeDifference({ paid, refunded, expected }: ComparedAmounts): number | null {
  if (expected === null || (refunded > 0 && refunded >= paid)) return null;
  const difference = paid - expected;
  return (difference > 0 ? Math.max(difference - refunded, 0) : difference) || null;
}
