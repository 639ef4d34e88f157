/** Courses of the figures of the system overview, for mocked answers. */
import { addDays } from "#domain/calendarDays";
import { courseDays, type SystemFigure } from "#domain/systemFigures";

/** The last day of all courses. */
export const lastCourseDay = "2026-11-20";

/** A course whose values are given by position, the latest last. */
export function courseOf(
  figure: SystemFigure,
  valueAt: (index: number) => number | null,
  total: number | null,
) {
  const days = Array.from({ length: courseDays }, (_, index) => ({
    day: addDays(lastCourseDay, index + 1 - courseDays),
    value: valueAt(index),
  }));
  return { figure, total, days };
}

/** All courses, each without any change. */
export const steadyCourses = [
  courseOf("PROCESSES", () => 600, 18_000),
  courseOf("MEDIAN_SECONDS", () => 134, 134),
  courseOf("PAYMENTS", () => 140, 4_200),
  courseOf("ACTIVE_USERS", () => 24, null),
  courseOf("COMMUNES", () => 1_062, null),
  courseOf("SERVICES", () => 2_150, null),
];
