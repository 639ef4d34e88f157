/** Periods of statistics and their points, in calendar days of Europe/Berlin (YYYY-MM-DD). */
import { addDays } from "#domain/calendarDays";
import type { StatisticsPeriod } from "./figures";

/** Days from `from` to `to`, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export type Granularity = "DAY" | "WEEK" | "MONTH";

/** A part of a span. */
export interface SpanPoint extends DaySpan {
  /** Whether it includes today or future days. */
  readonly isUnfinished: boolean;
}

/** A period that statistics are shown for. */
export interface StatisticsSpan extends DaySpan {
  readonly granularity: Granularity;
  readonly points: readonly SpanPoint[];
  /** The period before, with a point for each of `points`; `null` if there is none. */
  readonly previous: (DaySpan & { readonly points: readonly DaySpan[] }) | null;
}

/** The selected period or days. */
export type SpanChoice =
  | { readonly period: StatisticsPeriod }
  /** Custom days; `null`: open-ended. */
  | { readonly from: string | null; readonly to: string | null };

/** Days of the shortest period. */
export const shortPeriodDays = 30;
/** Full weeks of LAST_YEAR, in addition to the current one. */
const yearWeeks = 52;
/** Maximum number of days of a custom span that are shown by day, and by week. */
const [byDayMax, byWeekMax] = [62, 400];

const dayMs = 86_400_000;

/** Days of a span, both ends included. */
export function daysIn({ from, to }: DaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The Monday of the week of a day. */
export function weekStart(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The first day of the month of a day. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after that of a day. */
function nextMonthStart(day: string): string {
  return monthStart(addDays(monthStart(day), 31));
}

const startsOf = { DAY: (day: string) => day, WEEK: weekStart, MONTH: monthStart } as const;
const nextOf = {
  DAY: (day: string) => addDays(day, 1),
  WEEK: (day: string) => addDays(weekStart(day), 7),
  MONTH: nextMonthStart,
} as const;

/** The first day of the point that a day belongs to. */
export function pointStart(granularity: Granularity, day: string): string {
  return startsOf[granularity](day);
}

/** Divides a span into days, weeks from Monday or calendar months. The first and the last may be cut. */
export function pointsOf({ from, to }: DaySpan, granularity: Granularity): readonly DaySpan[] {
  const points: DaySpan[] = [];
  for (let start = from; start <= to;) {
    const next = nextOf[granularity](start);
    points.push({ from: start, to: next > to ? to : addDays(next, -1) });
    start = next;
  }
  return points;
}

/** The days of a period that ends today; ALL_TIME begins with the first recorded day. */
function daysOfPeriod(period: StatisticsPeriod, today: string, firstDay: string): DaySpan {
  const from = {
    LAST_30_DAYS: addDays(today, 1 - shortPeriodDays),
    LAST_YEAR: addDays(weekStart(today), -7 * yearWeeks),
    ALL_TIME: firstDay,
  }[period];
  return { from, to: today };
}

const granularityOfPeriod = { LAST_30_DAYS: "DAY", LAST_YEAR: "WEEK", ALL_TIME: "MONTH" } as const;

/**
 * Days from the start of a period to the start of the previous one. Multiples of weeks, so that equal weekdays are
 * compared.
 */
const shiftOfPeriod = {
  LAST_30_DAYS: shortPeriodDays,
  LAST_YEAR: 7 * (yearWeeks + 1),
  ALL_TIME: null,
} as const;

function granularityOfDays(days: number): Granularity {
  if (days <= byDayMax) return "DAY";
  return days <= byWeekMax ? "WEEK" : "MONTH";
}

const earlier = ({ from, to }: DaySpan, days: number): DaySpan => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
});

/** Extends a span to whole calendar months, up to today. */
export function wholeMonths({ from, to }: DaySpan, today: string): DaySpan {
  const end = addDays(nextMonthStart(to), -1);
  return { from: monthStart(from), to: end > today ? today : end };
}

/** Conditions that determine the days of a span. */
export interface SpanConditions {
  readonly today: string;
  /** First recorded day; today if nothing is recorded. */
  readonly firstDay: string;
  /**
   * Whether custom days are extended to whole months, because small figures could otherwise be computed by subtraction.
   */
  readonly isProtected: boolean;
}

/**
 * The days, points and previous period of a choice. There is no previous period for ALL_TIME, for custom days of
 * protected figures, or if it would begin before the first recorded day. Custom days must not begin after today, nor
 * `to` be before `from`; they end today at the latest.
 */
export function statisticsSpan(choice: SpanChoice, conditions: SpanConditions): StatisticsSpan {
  const { today, firstDay, isProtected } = conditions;
  if ("period" in choice) {
    const days = daysOfPeriod(choice.period, today, firstDay);
    return spanOf(days, granularityOfPeriod[choice.period], shiftOfPeriod[choice.period], conditions);
  }
  const { from, to } = choice;
  const end = to === null || to > today ? today : to;
  const start = from ?? (firstDay > end ? end : firstDay);
  const typed = { from: start, to: end };
  const days = isProtected ? wholeMonths(typed, today) : typed;
  const length = daysIn(days);
  return spanOf(days, granularityOfDays(length), isProtected ? null : length, conditions);
}

function spanOf(
  days: DaySpan,
  granularity: Granularity,
  shift: number | null,
  { today, firstDay }: SpanConditions,
): StatisticsSpan {
  const points = pointsOf(days, granularity);
  const before = shift === null ? null : earlier(days, shift);
  return {
    ...days,
    granularity,
    points: points.map((point) => ({
      ...point,
      isUnfinished: nextOf[granularity](point.from) > today,
    })),
    previous:
      shift === null || before === null || before.from < firstDay
        ? null
        : { ...before, points: points.map((point) => earlier(point, shift)) },
  };
}

/** Bounds at which no period is cut. */
export interface PeriodBounds {
  /** The first day of LAST_YEAR, which includes LAST_30_DAYS and the 30 days before. */
  readonly yearStart: string;
  /** Days on which a period or a period before begins, and those after one ends, in order. */
  readonly all: readonly string[];
}

/** The bounds of all periods that end today, and of previous periods without days before the first recorded one. */
export function periodBounds(today: string, firstDay: string): PeriodBounds {
  const periods = (["LAST_30_DAYS", "LAST_YEAR"] as const).flatMap((period) => {
    const days = daysOfPeriod(period, today, firstDay);
    const before = earlier(days, shiftOfPeriod[period]);
    return before.from < firstDay ? [days] : [days, before];
  });
  const all = [...new Set(periods.flatMap(({ from, to }) => [from, addDays(to, 1)]))].sort();
  return { yearStart: daysOfPeriod("LAST_YEAR", today, firstDay).from, all };
}
