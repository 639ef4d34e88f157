/** Places prices on a scale of three years: the year of a day, the one before and the one after. */
import { addDays } from "#domain/calendarDays";
import { priceGaps, priceOverlaps, type DaySpan, type PricePeriod } from "#domain/feePrices";

export interface TimelineScale {
  /** First day. */
  readonly from: string;
  /** Last day. */
  readonly to: string;
  readonly years: readonly number[];
}

/** Part of a scale, in percent of its length. */
export interface Extent {
  readonly start: number;
  readonly length: number;
}

/** The scale around a day. */
export function scaleAround(day: string): TimelineScale {
  const year = Number(day.slice(0, 4));
  return { from: `${year - 1}-01-01`, to: `${year + 1}-12-31`, years: [year - 1, year, year + 1] };
}

const dayMs = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Where a day begins on the scale, in percent; outside of it below 0 or above 100. */
export function positionOf({ from, to }: TimelineScale, day: string): number {
  const first = numberOf(from);
  return ((numberOf(day) - first) / (numberOf(to) + 1 - first)) * 100;
}

/** The part of the scale that a period covers; null if it lies outside. */
export function extentOf(scale: TimelineScale, span: DaySpan): Extent | null {
  const start = Math.max(0, positionOf(scale, span.from));
  const end = span.to === null ? 100 : Math.min(100, positionOf(scale, addDays(span.to, 1)));
  return start < end ? { start, length: end - start } : null;
}

/** Gaps and overlaps of prices that lie on the scale. */
export interface PriceIssueSpans {
  /** Those that last until the day or begin later. */
  readonly gaps: readonly DaySpan[];
  readonly overlaps: readonly DaySpan[];
  /** Gaps that ended before the day: nothing can be done about them. */
  readonly pastGaps: readonly DaySpan[];
}

/** Finds the gaps and overlaps of prices that lie on the scale, as seen on a day. Past overlaps do not matter. */
export function findPriceIssues(
  scale: TimelineScale,
  prices: readonly PricePeriod[],
  day: string,
): PriceIssueSpans {
  const isOnScale = (span: DaySpan) => extentOf(scale, span) !== null;
  const isPast = ({ to }: DaySpan) => to !== null && to < day;
  const gaps = priceGaps(prices).filter(isOnScale);
  return {
    gaps: gaps.filter((gap) => !isPast(gap)),
    overlaps: priceOverlaps(prices).filter((span) => isOnScale(span) && !isPast(span)),
    pastGaps: gaps.filter(isPast),
  };
}
