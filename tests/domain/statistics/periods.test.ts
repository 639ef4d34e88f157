/** Periods of statistics, their points and what they are compared with. */
import { describe, expect, test } from "vitest";
import { statisticsSpan, pointsOf, wholeMonths } from "#domain/statistics/periods";

// A Thursday.
const conditions = { today: "2026-11-26", firstDay: "2024-01-15", isProtected: false };

describe("Periods", () => {
  test("the last 30 days include today, and are compared with the 30 days before", () => {
    const span = statisticsSpan({ period: "LAST_30_DAYS" }, conditions);
    expect(span).toMatchObject({ from: "2026-10-28", to: "2026-11-26", granularity: "DAY" });
    expect(span.points).toHaveLength(30);
    expect(span.points.filter(({ isUnfinished }) => isUnfinished)).toEqual([
      { from: "2026-11-26", to: "2026-11-26", isUnfinished: true },
    ]);
    expect(span.previous).toMatchObject({ from: "2026-09-28", to: "2026-10-27" });
    expect(span.previous?.points).toHaveLength(30);
  });

  test("the last year has 52 full weeks and the current one, compared with the same weekdays", () => {
    const span = statisticsSpan({ period: "LAST_YEAR" }, conditions);
    expect(span).toMatchObject({ from: "2025-11-24", to: "2026-11-26", granularity: "WEEK" });
    expect(span.points).toHaveLength(53);
    expect(span.points.at(-1)).toEqual({ from: "2026-11-23", to: "2026-11-26", isUnfinished: true });
    expect(span.previous?.points[0]).toEqual({ from: "2024-11-18", to: "2024-11-24" });
    expect(span.previous?.points.at(-1)).toEqual({ from: "2025-11-17", to: "2025-11-20" });
  });

  test("all time goes by month from the first recorded day, without a comparison", () => {
    const span = statisticsSpan({ period: "ALL_TIME" }, conditions);
    expect(span).toMatchObject({ from: "2024-01-15", granularity: "MONTH", previous: null });
    expect(span.points[0]).toEqual({ from: "2024-01-15", to: "2024-01-31", isUnfinished: false });
    expect(span.points.at(-1)).toEqual({ from: "2026-11-01", to: "2026-11-26", isUnfinished: true });
    expect(span.points).toHaveLength(35);
  });

  test("there is no comparison where nothing was recorded", () => {
    const early = { ...conditions, firstDay: "2026-09-29" };
    expect(statisticsSpan({ period: "LAST_30_DAYS" }, early).previous).toBeNull();
  });

  test("free days keep their length, and are compared with as many days before", () => {
    const span = statisticsSpan({ from: "2026-03-01", to: "2026-03-31" }, conditions);
    expect(span.granularity).toBe("DAY");
    expect(span.previous).toMatchObject({ from: "2026-01-29", to: "2026-02-28" });
    expect(statisticsSpan({ from: "2026-01-01", to: null }, conditions)).toMatchObject({
      to: "2026-11-26",
      granularity: "WEEK",
    });
    expect(statisticsSpan({ from: null, to: "2026-06-30" }, conditions)).toMatchObject({
      from: "2024-01-15",
      granularity: "MONTH",
    });
  });

  test("free days of protected figures are whole months without a comparison", () => {
    const span = statisticsSpan(
      { from: "2026-03-10", to: "2026-04-02" },
      { ...conditions, isProtected: true },
    );
    expect(span).toMatchObject({ from: "2026-03-01", to: "2026-04-30", previous: null });
    expect(wholeMonths({ from: "2026-11-26", to: "2026-11-26" }, conditions.today)).toEqual({
      from: "2026-11-01",
      to: "2026-11-26",
    });
  });
});

test("Periods: points are cut at both ends and have no gaps", () => {
  expect(pointsOf({ from: "2026-02-26", to: "2026-03-10" }, "WEEK")).toEqual([
    { from: "2026-02-26", to: "2026-03-01" },
    { from: "2026-03-02", to: "2026-03-08" },
    { from: "2026-03-09", to: "2026-03-10" },
  ]);
});
