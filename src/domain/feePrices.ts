/** Prices of a fee over time. Days are in the format YYYY-MM-DD, which sorts as text. */
import { addDays } from "./calendarDays";

/** When a price applies, in the database or the contract. */
export interface PricePeriod {
  /** First day. */
  readonly validFrom: string;
  /** Last day, included; none for open-ended. */
  readonly validTo?: string | null | undefined;
}

/** The price of a fee in a period. */
export interface FeePrice {
  /** Amount without tax, in cents. */
  readonly value: number;
  /** In hundredths of a percent: 1900 is 19 %. */
  readonly taxRate: number;
  /** First day. */
  readonly validFrom: string;
  /** Last day, included; null for open-ended. */
  readonly validTo: string | null;
}

/** A period of days, both ends included. */
export interface DaySpan {
  readonly from: string;
  /** Null for open-ended. */
  readonly to: string | null;
}

/** Prices by first day. */
export function sortPrices<Price extends PricePeriod>(prices: readonly Price[]): Price[] {
  return prices.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
}

/**
 * Returns the price that applies on a day, null if there is none. Of several, the one with the latest first day applies.
 */
export function priceOn<Price extends PricePeriod>(prices: readonly Price[], day: string): Price | null {
  const valid = prices.filter(
    ({ validFrom, validTo = null }) => validFrom <= day && isNotBefore(validTo, day),
  );
  return sortPrices(valid).at(-1) ?? null;
}

/** Amount charged for a fee on a day. */
export interface FeeAmount {
  /** Without tax; 0 if it is not charged. */
  readonly cents: number;
  /** Why nothing is charged: the fee is inactive, or no price applies; null if it is charged. */
  readonly uncharged: "INACTIVE" | "NO_PRICE" | null;
}

/** Properties of a fee that determine its amount. */
export interface ChargeableFee {
  readonly status: string;
  readonly prices: readonly (PricePeriod & Pick<FeePrice, "value">)[];
}

/** Returns the amount charged for a fee on a day. */
export function amountOn({ status, prices }: ChargeableFee, day: string): FeeAmount {
  if (status !== "ACTIVE") return { cents: 0, uncharged: "INACTIVE" };
  const price = priceOn(prices, day);
  return price ? { cents: price.value, uncharged: null } : { cents: 0, uncharged: "NO_PRICE" };
}

/** Returns a function for the amounts of fees on a day, by their ids; null for a fee that does not exist. */
export function amountsOn(
  fees: readonly (ChargeableFee & { readonly feeId: string })[],
  day: string,
): (feeId: string) => FeeAmount | null {
  const amounts = new Map(fees.map((fee) => [fee.feeId, amountOn(fee, day)]));
  return (feeId) => amounts.get(feeId) ?? null;
}

/** Returns the periods without a price between the first day and the last one, in order. */
export function priceGaps(prices: readonly PricePeriod[]): DaySpan[] {
  const gaps: DaySpan[] = [];
  const sorted = sortPrices(prices);
  let end = sorted[0]?.validTo ?? null;
  for (const { validFrom, validTo = null } of sorted.slice(1)) {
    if (end === null) break;
    const next = addDays(end, 1);
    if (next < validFrom) gaps.push({ from: next, to: addDays(validFrom, -1) });
    end = validTo === null || validTo > end ? validTo : end;
  }
  return gaps;
}

/** Returns the periods with more than one price, in order and without common days. */
export function priceOverlaps(prices: readonly PricePeriod[]): DaySpan[] {
  const overlaps: { from: string; to: string | null }[] = [];
  let end: string | null | undefined;
  for (const { validFrom, validTo = null } of sortPrices(prices)) {
    if (end !== undefined && isNotBefore(end, validFrom)) {
      const last = overlaps.at(-1);
      const to = earlier(end, validTo);
      if (last && isNotBefore(last.to, validFrom)) last.to = later(last.to, to);
      else overlaps.push({ from: validFrom, to });
    }
    end = end === undefined ? validTo : later(end, validTo);
  }
  return overlaps;
}

/**
 * Adds a price from a day on, e.g. one prepared for a later date. Truncates prices that reach beyond the previous day;
 * the new price ends before the next one begins. Replaces a price that begins on the same day.
 */
export function withPriceFrom(
  prices: readonly (PricePeriod & Omit<FeePrice, "validTo">)[],
  { value, taxRate, validFrom }: Pick<FeePrice, "value" | "taxRate" | "validFrom">,
): FeePrice[] {
  const known = sortPrices(prices.map(({ validTo = null, ...price }) => ({ ...price, validTo })));
  const before = known.filter((price) => price.validFrom < validFrom);
  const after = known.filter((price) => price.validFrom > validFrom);
  const dayBefore = addDays(validFrom, -1);
  const next = after[0];
  return [
    ...before.map((price) => ({ ...price, validTo: earlier(price.validTo, dayBefore) })),
    { value, taxRate, validFrom, validTo: next ? addDays(next.validFrom, -1) : null },
    ...after,
  ];
}

/** Whether a period with this last day covers `day` or ends later. */
const isNotBefore = (last: string | null, day: string) => last === null || last >= day;

const later = (one: string | null, other: string | null) =>
  one === null || other === null ? null : one > other ? one : other;

const earlier = (one: string | null, other: string | null) => {
  if (one === null) return other;
  return other === null || one < other ? one : other;
};
