/** Changes of prices in many communes: codes, limits and the calculation of a new price. */
import { priceOn, withPriceFrom, type FeePrice } from "./feePrices";
import { filterValuesMax, runExpiryMinutes } from "./limits";

/** What a change does: sets an amount, raises or lowers by a percentage, or returns to the catalogue. */
export const feeChangeKinds = ["AMOUNT", "PERCENT", "RESET"] as const;
export type FeeChangeKind = (typeof feeChangeKinds)[number];

/** Which communes with the service are changed. */
export const feeChangeGroups = ["ALL", "INHERITING", "DEVIATING"] as const;
export type FeeChangeGroup = (typeof feeChangeGroups)[number];

/** States of one fee of a commune within a change. */
export const feeChangeItemStates = ["READY", "EXCLUDED", "UNCHANGED", "DONE", "FAILED"] as const;
export type FeeChangeItemState = (typeof feeChangeItemStates)[number];

/** Most fees of the catalogue in a change. */
export const feeChangeFeesMax = 200;

/** Most communes that are chosen one by one. */
export const feeChangeCommunesMax = filterValuesMax;

/** Most items of a change: fees of communes. */
export const feeChangeItemsMax = 20_000;

/** Most items that one call leaves out. */
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

/** A new price: an amount, or a change of the present one. */
export type NewPrice =
  | { readonly kind: "AMOUNT"; readonly value: number; readonly day: string }
  | { readonly kind: "PERCENT"; readonly percent: number; readonly day: string };

/** Raises an amount in cents by hundredths of a percent, rounded half up to a cent. Exact for all amounts of fees. */
export function raisedAmount(value: number, percent: number): number {
  return Math.floor((value * (10_000 + percent) + 5_000) / 10_000);
}

/**
 * Returns the prices with a new one from a day on, which has the tax of the one that applies that day, else of the last
 * one. Later prices stay. Returns null if the amount applies that day already, or if there is no price to raise.
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
