/** Positions prices on a scale of three years around a day: its year, the previous one and the next one. */
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

/** Position of the start of a day on the scale, in percent; below 0 or above 100 if outside. */
export function positionOf({ from, to }: TimelineScale, day: string): number {
  const first = numberOf(from);
  return ((numberOf(day) - first) / (numberOf(to) + 1 - first)) * 100;
}

/** The part of the scale that a period covers; null if none. */
export function extentOf(scale: TimelineScale, span: DaySpan): Extent | null {
  const start = Math.max(0, positionOf(scale, span.from));
  const end = span.to === null ? 100 : Math.min(100, positionOf(scale, addDays(span.to, 1)));
  return start < end ? { start, length: end - start } : null;
}

/** Gaps and overlaps of prices within the scale. */
export interface PriceIssueSpans {
  /** Those that include the day or begin later. */
  readonly gaps: readonly DaySpan[];
  readonly overlaps: readonly DaySpan[];
  /** Gaps that ended before the day and can no longer be fixed. */
  readonly pastGaps: readonly DaySpan[];
}

/** Finds the gaps and overlaps within the scale, relative to a day. Ignores past overlaps. */
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
