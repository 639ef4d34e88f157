/**
 * Selects the stored sums for the durations of a point. Whole weeks and months are stored with fewer rows than their
 * days.
 */
import { addDays } from "#domain/calendarDays";
import { pointsOf, pointStart, type DaySpan, type Granularity } from "#domain/statistics/periods";
import type { DurationSource } from "#server/storage/statistics/statisticsSums";

/** A point with its position. */
export interface SourcedPoint extends DaySpan {
  readonly point: number;
}

/** Recorded range, and unit of the points. */
interface Recorded {
  readonly granularity: Granularity;
  readonly firstDay: string;
  readonly today: string;
}

/** Returns the sums to read for each point: one for a whole week or month, otherwise one per day. */
export function durationSources(
  points: readonly SourcedPoint[],
  { granularity, firstDay, today }: Recorded,
): readonly DurationSource[] {
  return points.flatMap(({ point, from, to }): readonly DurationSource[] => {
    const start = from < firstDay ? firstDay : from;
    const end = to > today ? today : to;
    if (start > end) return [];
    const unitStart = pointStart(granularity, start);
    const isWhole =
      (start === unitStart || start === firstDay) &&
      (end === today || pointStart(granularity, addDays(end, 1)) !== unitStart) &&
      pointStart(granularity, end) === unitStart;
    if (isWhole) return [{ point, unit: granularity, day: unitStart }];
    return pointsOf({ from: start, to: end }, "DAY").map((day) => ({ point, unit: "DAY", day: day.from }));
  });
}
