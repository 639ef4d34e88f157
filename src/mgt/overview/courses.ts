/** What is drawn and said of the course of a figure. */

/** Value of a day; null: a gap. */
export interface CourseDay {
  readonly day: string;
  readonly value?: number | null;
}

/** Notable days of a course. */
export interface CourseSummary {
  readonly first: KnownDay;
  readonly last: KnownDay;
  /** The first one of several. */
  readonly lowest: KnownDay;
  readonly highest: KnownDay;
  readonly gapCount: number;
}

interface KnownDay {
  readonly day: string;
  readonly value: number;
}

/** Returns the notable days; null if no day has a value. */
export function summaryOf(days: readonly CourseDay[]): CourseSummary | null {
  const known = days.filter((one): one is KnownDay => typeof one.value === "number");
  const [first, ...others] = known;
  if (!first) return null;
  return {
    first,
    last: others.at(-1) ?? first,
    lowest: others.reduce((low, one) => (one.value < low.value ? one : low), first),
    highest: others.reduce((high, one) => (one.value > high.value ? one : high), first),
    gapCount: days.length - known.length,
  };
}

/** A point of a drawing, from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of a drawing. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Places the values of the days in a drawing, in runs without gaps.
 * @param isLevel scales from the lowest value, for levels that hardly change; otherwise from 0
 */
export function runsOf(
  days: readonly CourseDay[],
  { width, height }: Size,
  isLevel: boolean,
): readonly (readonly Point[])[] {
  const summary = summaryOf(days);
  if (!summary) return [];
  const low = isLevel ? summary.lowest.value : 0;
  const span = summary.highest.value - low;
  const step = width / Math.max(1, days.length - 1);
  const runs: Point[][] = [];
  let isGap = true;
  for (const [index, { value }] of days.entries()) {
    if (typeof value === "number") {
      if (isGap) runs.push([]);
      // A course without any change is drawn in the middle, one of zeros at the bottom.
      const share = span > 0 ? (value - low) / span : isLevel ? 0.5 : 0;
      runs.at(-1)?.push({ x: rounded(index * step), y: rounded(height * (1 - share)) });
    }
    isGap = typeof value !== "number";
  }
  return runs;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The path of an SVG line through points. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
