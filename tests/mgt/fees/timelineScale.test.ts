import { expect, test } from "vitest";
import { extentOf, findPriceIssues, positionOf, scaleAround } from "#mgt/fees/service/timelineScale";

const scale = scaleAround("2026-11-20");

test("Price timeline: the scale covers the year of the day, the one before and the one after", () => {
  expect(scale).toEqual({ from: "2025-01-01", to: "2027-12-31", years: [2025, 2026, 2027] });
  expect(positionOf(scale, "2025-01-01")).toBe(0);
  expect(positionOf(scale, "2026-01-01")).toBeCloseTo(100 / 3, 5);
  expect(positionOf(scale, "2028-01-01")).toBe(100);
});

test("Price timeline: a period includes its last day and is cut off at the ends of the scale", () => {
  expect(extentOf(scale, { from: "2021-01-01", to: "2025-12-31" })?.length).toBeCloseTo(100 / 3, 5);
  expect(extentOf(scale, { from: "2027-01-01", to: null })?.start).toBeCloseTo(200 / 3, 5);
  expect(extentOf(scale, { from: "2027-12-31", to: "2027-12-31" })?.length).toBeCloseTo(100 / 1_095, 5);
  expect(extentOf(scale, { from: "2021-01-01", to: "2024-12-31" })).toBeNull();
  expect(extentOf(scale, { from: "2028-01-01", to: null })).toBeNull();
});

test("Price timeline: price issues outside of the scale are left out", () => {
  const price = (validFrom: string, validTo: string | null) => ({ value: 1, taxRate: 0, validFrom, validTo });
  const prices = [
    price("2020-01-01", "2020-12-31"),
    price("2022-01-01", "2026-05-31"),
    price("2026-05-01", null),
  ];
  expect(findPriceIssues(scale, prices, "2026-05-31")).toEqual({
    gaps: [],
    overlaps: [{ from: "2026-05-01", to: "2026-05-31" }],
    pastGaps: [],
  });
});

test("Price timeline: gaps and overlaps that ended before the day are no price issues", () => {
  const price = (validFrom: string, validTo: string | null) => ({ value: 1, taxRate: 0, validFrom, validTo });
  const gap = { from: "2026-02-01", to: "2026-02-28" };
  const prices = [
    price("2025-01-01", "2025-06-30"),
    price("2025-06-01", "2026-01-31"),
    price("2026-03-01", null),
  ];
  const none = { gaps: [], overlaps: [], pastGaps: [] };
  expect(findPriceIssues(scale, prices, "2026-02-28")).toEqual({ ...none, gaps: [gap] });
  expect(findPriceIssues(scale, prices, "2026-03-01")).toEqual({ ...none, pastGaps: [gap] });
});
