/** Computes the effect of a change on one fee of a commune. Shared by the dry run and the run. */
import { withNewPrice, type NewPrice } from "#domain/feeChanges";
import { priceOn, sortPrices, type FeePrice } from "#domain/feePrices";
import { feePricesMax, feeValueMax } from "#domain/fees";
import type { RunFailure } from "#server/storage/columnTypes";
import type { StoredFeeChange } from "#server/storage/fees/feeChanges";

/** The effect of a change: sets a price, or resets to the catalogue. */
export type FeeChangeRule = NewPrice | { readonly kind: "RESET"; readonly day: string };

/** The rule of a stored change. */
export function ruleOf(
  change: Pick<StoredFeeChange, "change_kind" | "value" | "percent" | "day">,
): FeeChangeRule {
  const { change_kind: kind, value, percent, day } = change;
  if (kind === "AMOUNT") return { kind, value: value ?? 0, day };
  return kind === "PERCENT" ? { kind, percent: percent ?? 0, day } : { kind, day };
}

/** The planned result for a fee. */
export interface FeePlan {
  /** The prices afterwards; null: nothing to change. */
  readonly prices: readonly FeePrice[] | null;
  /** Amounts on the day of the change; null: no price applies. */
  readonly before: number | null;
  readonly after: number | null;
  /** First day of the next price after that day; null: none. */
  readonly nextPriceFrom: string | null;
  /** Why the fee cannot be changed: amount_out_of_range, list_too_long, fee_inactive; null if it can. */
  readonly problem: RunFailure | null;
}

/** A version of a fee. */
interface Version {
  readonly isActive: boolean;
  readonly prices: readonly FeePrice[];
}

/** The versions that a change is computed from. */
interface Versions {
  /** The commune's own version, or the inherited one. */
  readonly present: Version;
  readonly catalogue: Version;
}

/** Whether a change deactivates a fee, which is refused if a rule charges it. */
export const isDeactivation = (rule: FeeChangeRule, { present, catalogue }: Versions): boolean =>
  rule.kind === "RESET" && present.isActive && !catalogue.isActive;

/**
 * Computes the effect of a change.
 * @param isCharged whether the commune's rule charges the fee; called only if the change deactivates it
 */
export function planFeeChange(rule: FeeChangeRule, versions: Versions, isCharged: boolean): FeePlan {
  const present = versions.present.prices;
  const catalogue = versions.catalogue.prices;
  const { day } = rule;
  const prices = rule.kind === "RESET" ? catalogue : withNewPrice(present, rule);
  const afterwards = prices ?? present;
  const after = priceOn(afterwards, day)?.value ?? null;
  const later = sortPrices(afterwards).find(({ validFrom }) => validFrom > day);
  return {
    prices,
    before: priceOn(present, day)?.value ?? null,
    after,
    nextPriceFrom: later?.validFrom ?? null,
    problem:
      isCharged && isDeactivation(rule, versions)
        ? { code: "fee_inactive", params: {} }
        : problemOf(afterwards.length, after ?? 0),
  };
}

function problemOf(count: number, amount: number): RunFailure | null {
  if (amount > feeValueMax) {
    return { code: "amount_out_of_range", params: { min: "0", max: String(feeValueMax) } };
  }
  return count > feePricesMax ? { code: "list_too_long", params: { max: String(feePricesMax) } } : null;
}
