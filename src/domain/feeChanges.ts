/** Fee changes in many communes: codes, limits and the calculation of a new price. */
import { priceOn, withPriceFrom, type FeePrice } from "./feePrices";
import { filterValuesMax, runExpiryMinutes } from "./limits";

/** Kinds of changes: set an amount, raise or lower by a percentage, or reset to the catalogue. */
export const feeChangeKinds = ["AMOUNT", "PERCENT", "RESET"] as const;
export type FeeChangeKind = (typeof feeChangeKinds)[number];

/** Groups of communes with the service. */
export const feeChangeGroups = ["ALL", "INHERITING", "DEVIATING"] as const;
export type FeeChangeGroup = (typeof feeChangeGroups)[number];

/** States of one fee of a commune within a change. */
export const feeChangeItemStates = ["READY", "EXCLUDED", "UNCHANGED", "DONE", "FAILED"] as const;
export type FeeChangeItemState = (typeof feeChangeItemStates)[number];

/** Maximum number of fees of the catalogue in a change. */
export const feeChangeFeesMax = 200;

/** Maximum number of communes that are chosen one by one. */
export const feeChangeCommunesMax = filterValuesMax;

/** Maximum number of items of a change: fees of communes. */
export const feeChangeItemsMax = 20_000;

/** Maximum number of items that one call excludes. */
export const feeChangeExclusionsMax = 200;

/** Least and greatest change, in hundredths of a percent. */
export const feeChangePercentMin = -10_000;
export const feeChangePercentMax = 100_000;

/** Minutes for which a dry run can be started. */
export const feeChangeExpiryMinutes = runExpiryMinutes;

/** Latest changes that are listed. */
export const listedFeeChangesMax = 50;

/** Days for which ended changes are kept. */
export const feeChangeDays = 90;

/** A new price: an amount, or a percentage of the current price. */
export type NewPrice =
  | { readonly kind: "AMOUNT"; readonly value: number; readonly day: string }
  | { readonly kind: "PERCENT"; readonly percent: number; readonly day: string };

/** Raises an amount in cents by hundredths of a percent, rounded half up to a cent. Exact for all amounts of fees. */
export function raisedAmount(value: number, percent: number): number {
  return Math.floor((value * (10_000 + percent) + 5_000) / 10_000);
}

/**
 * Returns the prices with a new one from a day on, with the tax rate of the price on that day or otherwise of the last
 * one. Keeps later prices. Returns null if the amount already applies on that day, or if there is no price to raise.
 */
export function withNewPrice(prices: readonly FeePrice[], change: NewPrice): FeePrice[] | null {
  const { day } = change;
  const present = priceOn(prices, day);
  if (change.kind === "PERCENT" && !present) return null;
  const value = change.kind === "AMOUNT" ? change.value : raisedAmount(present?.value ?? 0, change.percent);
  if (value === present?.value) return null;
  const taxRate = (present ?? prices.at(-1))?.taxRate ?? 0;
  return withPriceFrom(prices, { value, taxRate, validFrom: day });
}
