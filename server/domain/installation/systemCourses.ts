/**
 * Figures of the installation with their course over the last days. Small figures are not protected: everyone who may
 * read them may also list every single process, and they are neither published nor exported.
 */
import { addDays, calendarDayOf, startOfDay } from "#domain/calendarDays";
import { durationQuantile } from "#domain/statistics/durations";
import { pointsOf } from "#domain/statistics/periods";
import {
  activeUserDays,
  courseDays,
  recordedFigures,
  systemFigures,
  type RecordedFigure,
  type SystemFigure,
} from "#domain/systemFigures";
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import { countFigure, insertDailyFigure, selectDailyFigures } from "#server/storage/dailyFigures";
import { selectDailySums, selectDurations } from "#server/storage/statistics/statisticsSums";

type FigureContext = Pick<Context, "db" | "now">;

/** Value of a day; `null` if there is none. */
export interface CourseDay {
  readonly day: string;
  readonly value: number | null;
}

/** Course of a figure; `days` is null if it could not be read. */
export interface SystemCourse {
  readonly figure: SystemFigure;
  readonly days: readonly CourseDay[] | null;
  readonly total: number | null;
}

type Course = Pick<SystemCourse, "total"> & { readonly days: readonly CourseDay[] };

/** The key of the sums over all communes and services. */
const everything = [{ ags: "", serviceId: "" }] as const;

/** Reads all courses. One that fails is logged and does not affect the others. */
export function readCourses(ctx: FigureContext & Pick<Context, "log">): Promise<readonly SystemCourse[]> {
  const today = calendarDayOf(ctx.now());
  const days = pointsOf({ from: addDays(today, 1 - courseDays), to: today }, "DAY").map(({ from }) => from);
  return Promise.all(
    systemFigures.map(async (figure) => {
      try {
        return { figure, ...(await readCourse(ctx, figure, days)) };
      } catch (error) {
        ctx.log.warn({ err: error, figure }, "a figure of the overview could not be read");
        return { figure, days: null, total: null };
      }
    }),
  );
}

function readCourse(ctx: FigureContext, figure: SystemFigure, days: readonly string[]): Promise<Course> {
  if (figure === "PROCESSES") return sumsOf(ctx, "SUBMITTED", days);
  if (figure === "PAYMENTS") return sumsOf(ctx, "PAYMENTS", days);
  if (figure === "MEDIAN_SECONDS") return medians(ctx, days);
  return recordedValues(ctx, figure, days);
}

async function sumsOf(
  { db }: FigureContext,
  figure: "SUBMITTED" | "PAYMENTS",
  days: readonly string[],
): Promise<Course> {
  const sums = await selectDailySums(db, everything, [figure], days[0]);
  const valueOf = (day: string) => sums.reduce((sum, { amounts }) => sum + (amounts[day] ?? 0), 0);
  const course = days.map((day) => ({ day, value: valueOf(day) }));
  return { days: course, total: course.reduce((sum, { value }) => sum + value, 0) };
}

async function medians({ db }: FigureContext, days: readonly string[]): Promise<Course> {
  const sources = days.map((day, point) => ({ point, unit: "DAY" as const, day }));
  const points = days.map((day, point) => ({ point, from: day, to: day }));
  const durations = await selectDurations(db, everything, sources, points);
  return {
    days: days.map((day, point) => ({ day, value: durationQuantile(durations.get(point) ?? [], 0.5) })),
    total: durationQuantile([...durations.values()].flat(), 0.5),
  };
}

async function recordedValues(
  ctx: FigureContext,
  figure: RecordedFigure,
  days: readonly string[],
): Promise<Course> {
  const [from = "", today = ""] = [days[0], days.at(-1)];
  const recorded = await selectDailyFigures(ctx.db, figure, { from, before: today });
  const current = await countNow(ctx, figure);
  return {
    days: days.map((day) => ({ day, value: day === today ? current : (recorded.get(day) ?? null) })),
    total: null,
  };
}

/** Counts a figure as of now. Active users are those who logged in within the last days, today included. */
function countNow({ db, now }: FigureContext, figure: RecordedFigure): Promise<number> {
  return countFigure(db, figure, startOfDay(addDays(calendarDayOf(now()), 1 - activeUserDays)));
}

/** Records the figures of today, unless another server did. One that fails does not hold back the others. */
export async function recordDailyFigures(ctx: FigureContext, run: JobRun): Promise<void> {
  const now = ctx.now();
  const day = calendarDayOf(now);
  const results = await Promise.allSettled(
    recordedFigures.map(async (figure) => {
      const value = await countNow(ctx, figure);
      if (await insertDailyFigure(ctx.db, { figure, day, value }, now)) run.count("RECORDED");
    }),
  );
  // The job is retried.
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
