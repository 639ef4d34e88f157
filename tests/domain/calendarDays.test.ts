import { expect, test } from "vitest";
import {
  calendarDayOf,
  dayProblem,
  isCalendarDay,
  isWithinDays,
  readCalendarDay,
  startOfDay,
  startOfNextDay,
} from "#domain/calendarDays";

test.each(["2026-11-20", "2024-02-29", "2000-02-29", "1900-01-01", "2199-12-31"])(
  "Calendar days: %s exists",
  (day) => {
    expect(isCalendarDay(day)).toBe(true);
  },
);

test.each([
  ...["2026-02-29", "1900-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00"],
  ...[
    "1899-12-31",
    "2200-01-01",
    "20.11.2026",
    "2026-1-1",
    "2026-11-20T00:00",
    "",
    "2026-11-20\n",
    "٢٠٢٦-١١-٢٠",
  ],
])("Calendar days: %j does not exist", (day) => {
  expect(isCalendarDay(day)).toBe(false);
});

test.each([
  ["20.11.2026", null],
  ["2026-11-20", null],
  ["31.02.2026", { reason: "no_such_day" }],
  ["31.2.26", { reason: "no_such_day" }],
  ["2026-13-01", { reason: "no_such_day" }],
  ["29.02.0023", { reason: "no_such_day" }],
  ["29.02.0024", { reason: "out_of_range", min: "1900-01-01", max: "2199-12-31" }],
  ["01.01.2200", { reason: "out_of_range", min: "1900-01-01", max: "2199-12-31" }],
  ["gestern", {}],
  ["31.02.", {}],
])("Calendar days: %s is refused as a day with %j", (typed, problem) => {
  expect(dayProblem(typed)).toEqual(problem);
});

test.each([
  ["2026-01-15T22:59:59Z", "2026-01-15"],
  ["2026-01-15T23:00:00Z", "2026-01-16"],
  ["2026-07-15T21:59:59Z", "2026-07-15"],
  ["2026-07-15T22:00:00Z", "2026-07-16"],
  // Clock changes do not change the day.
  ["2026-03-29T00:59:59Z", "2026-03-29"],
  ["2026-03-29T01:00:00Z", "2026-03-29"],
  ["2026-10-25T00:30:00Z", "2026-10-25"],
  ["2026-10-25T01:30:00Z", "2026-10-25"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("Calendar days: %s belongs to %s in Germany", (moment, day) => {
  expect(calendarDayOf(new Date(moment))).toBe(day);
});

test("Calendar days: a period includes both ends", () => {
  const days = ["2026-10-31", "2026-11-01", "2026-11-15", "2026-11-30", "2026-12-01"];
  const within = days.map((day) => isWithinDays(day, "2026-11-01", "2026-11-30"));
  expect(within).toEqual([false, true, true, true, false]);
  expect(isWithinDays("2026-11-15", "2026-11-15", "2026-11-15")).toBe(true);
});

test.each([
  ["2026-01-15", "2026-01-14T23:00:00.000Z", "2026-01-15T23:00:00.000Z"],
  ["2026-07-15", "2026-07-14T22:00:00.000Z", "2026-07-15T22:00:00.000Z"],
  // Days of 23 and 25 hours.
  ["2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ["2026-12-31", "2026-12-30T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
])("Calendar days: %s is from %s until before %s", (day, from, until) => {
  expect(startOfDay(day).toISOString()).toBe(from);
  expect(startOfNextDay(day).toISOString()).toBe(until);
});

test.each([
  ["2026-11-20", "2026-11-20"],
  ["20.11.2026", "2026-11-20"],
  ["1.2.2026", "2026-02-01"],
  ["5.1.26", "2026-01-05"],
  ["05. 01. 2026", "2026-01-05"],
  [" 2026-01-05 ", "2026-01-05"],
  ["05012026", "2026-01-05"],
  ["30.02.2026", null],
  ["5.1.226", null],
  ["01/05/2026", null],
  ["20260105", null],
  ["11/20/2026", null],
  ["gestern", null],
])("Calendar days: %s is parsed as %s", (typed, day) => {
  expect(readCalendarDay(typed)).toBe(day);
});
