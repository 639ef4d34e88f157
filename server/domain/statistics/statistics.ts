/** Statistics of a period: figures, their course, and a comparison with similar communes. */
import { calendarDayOf, earliestDay } from "#domain/calendarDays";
import type { BucketCount } from "#domain/statistics/durations";
import type { StatisticsPeriod } from "#domain/statistics/figures";
import { daysIn, statisticsSpan, type Granularity, type SpanChoice } from "#domain/statistics/periods";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { selectDailySums, selectDurations } from "#server/storage/statistics/statisticsSums";
import { DailyFigures, dailyFigures, type StatisticsFigures, type StatusCount } from "./dailyFigures";
import { durationSources, type SourcedPoint } from "./durationSources";
import type { PeerQuestion } from "./peers";
import { readStatisticsScope, type StatisticsScopeInput } from "./statisticsScope";

/** Custom days; `null`: open-ended. */
export interface DayRange {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Scope and period of statistics. */
export interface StatisticsInput {
  readonly scope?: StatisticsScopeInput | null;
  readonly period?: StatisticsPeriod | null;
  /** Replaces the period. */
  readonly days?: DayRange | null;
}

/** Figures of a point of the course. */
export interface StatisticsPoint {
  readonly from: string;
  readonly to: string;
  readonly isUnfinished: boolean;
  readonly figures: StatisticsFigures;
  readonly previous: StatisticsFigures | null;
}

/** Figures of a period. */
export interface Statistics {
  readonly from: string;
  readonly to: string;
  readonly previousFrom: string | null;
  readonly previousTo: string | null;
  readonly granularity: Granularity;
  readonly communeCount: number;
  readonly hidesSmallFigures: boolean;
  readonly totals: StatisticsFigures;
  readonly previous: StatisticsFigures | null;
  readonly points: readonly StatisticsPoint[];
  readonly statuses: readonly StatusCount[];
  /** The comparison with other communes; `null` unless the scope is a single commune. */
  readonly peerQuestion: PeerQuestion | null;
}

const yearsMax = 20;
const daysMax = Math.ceil(yearsMax * 365.25);

/**
 * Reads the statistics of what the viewer may see.
 * @throws GraphQLError end_before_start, date_invalid, bad_request
 */
export async function readStatistics(ctx: Context, input: StatisticsInput): Promise<Statistics> {
  const today = calendarDayOf(ctx.now());
  const choice = spanChoice(input, today);
  const scope = await readStatisticsScope(ctx, input.scope ?? {});
  const { keys, communeCount, isProtected } = scope;
  const daily = new DailyFigures(await selectDailySums(ctx.db, keys, dailyFigures), today, isProtected);
  const recorded = { today, firstDay: daily.firstDay };
  const { points, previous, granularity, from, to } = statisticsSpan(choice, {
    ...recorded,
    isProtected,
  });

  const numbered: readonly SourcedPoint[] = [...points, ...(previous?.points ?? [])].map((days, point) => ({
    point,
    from: days.from,
    to: days.to,
  }));
  const sources = durationSources(numbered, { granularity, ...recorded });
  const durations = await selectDurations(ctx.db, keys, sources, numbered);
  const bucketsOf = (point: number) => durations.get(point) ?? [];
  const previousBucketsOf = (index: number) => bucketsOf(points.length + index);

  const totals = daily.figuresOf({ from, to }, sumBuckets(points.map((_, index) => bucketsOf(index))));
  return {
    from,
    to,
    previousFrom: previous?.from ?? null,
    previousTo: previous?.to ?? null,
    granularity,
    communeCount,
    hidesSmallFigures: isProtected,
    totals,
    previous:
      previous && daily.figuresOf(previous, sumBuckets(previous.points.map((_, i) => previousBucketsOf(i)))),
    points: points.map((point, index) => {
      const before = previous?.points[index];
      return {
        ...point,
        figures: daily.figuresOf(point, bucketsOf(index)),
        previous: before ? daily.figuresOf(before, previousBucketsOf(index)) : null,
      };
    }),
    // Differences between custom spans could reveal small values.
    statuses: isProtected && !("period" in choice) ? [] : daily.statusesOf({ from, to }),
    peerQuestion:
      scope.commune === null
        ? null
        : {
            ags: scope.commune,
            serviceIds: keys.map(({ serviceId }) => serviceId),
            days: { from, to },
            // Start at the first recorded day: other communes may have been recorded earlier.
            sources: durationSources(numbered.slice(0, points.length), {
              granularity,
              firstDay: earliestDay,
              today,
            }),
            totals,
          },
  };
}

/** Validates the days; without any, uses the period. */
function spanChoice({ period, days }: StatisticsInput, today: string): SpanChoice {
  if (!days) return { period: period ?? "LAST_30_DAYS" };
  const problem = daysProblem(days, today);
  if (problem) throw failure(problem.code, problem.params);
  return { from: days.from ?? null, to: days.to ?? null };
}

/** Why custom days are rejected. */
interface DaysProblem {
  readonly code: "end_before_start" | "date_invalid" | "bad_request";
  readonly params: Readonly<Record<string, string>>;
}

/** Validates custom days; null if they are valid. An end after today counts as today. */
export function daysProblem({ from = null, to = null }: DayRange, today: string): DaysProblem | null {
  if (from !== null && to !== null && to < from) return { code: "end_before_start", params: {} };
  if ((from ?? today) > today) {
    return { code: "date_invalid", params: { reason: "out_of_range", min: earliestDay, max: today } };
  }
  const end = to === null || to > today ? today : to;
  if (from !== null && daysIn({ from, to: end }) > daysMax) {
    return { code: "bad_request", params: { detail: `The days span more than ${yearsMax} years.` } };
  }
  return null;
}

function sumBuckets(parts: readonly (readonly BucketCount[])[]): readonly BucketCount[] {
  const counts = new Map<number, number>();
  for (const { bucket, count } of parts.flat()) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
}
