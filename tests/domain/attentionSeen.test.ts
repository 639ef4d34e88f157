import { expect, test } from "vitest";
import { checkValues } from "#domain/checkValues";
import { attentionSeenSchema, nextMonday } from "#domain/schemas/attentionSeen";

const problemsOf = (until: string, reason = "Ist gemeldet") =>
  checkValues(attentionSeenSchema("2026-11-20"), { until, reason });

test.each([
  ["2026-11-20", "2026-11-23"],
  ["2026-11-22", "2026-11-23"],
  ["2026-11-23", "2026-11-30"],
  ["2026-12-31", "2027-01-04"],
])("Attention: the Monday after %s is %s", (today, monday) => {
  expect(nextMonday(today)).toBe(monday);
});

test("Attention: a line may be hidden until tomorrow at the earliest, and for 31 days at most", () => {
  const outside = {
    until: { code: "date_invalid", params: { reason: "out_of_range", min: "2026-11-21", max: "2026-12-21" } },
  };
  expect(problemsOf("2026-11-20")).toEqual(outside);
  expect(problemsOf("2026-11-21")).toEqual({});
  expect(problemsOf("21.12.2026")).toEqual({});
  expect(problemsOf("2026-12-22")).toEqual(outside);
  expect(problemsOf("2026-02-30")).toEqual({
    until: { code: "date_invalid", params: { reason: "no_such_day" } },
  });
});

test("Attention: the reason of a mark is required, at most 500 characters long, and without control characters", () => {
  expect(problemsOf("2026-11-23", " \n ")).toEqual({ reason: { code: "required", params: {} } });
  expect(problemsOf("2026-11-23", "a".repeat(500))).toEqual({});
  expect(problemsOf("2026-11-23", "a".repeat(501))).toMatchObject({ reason: { code: "text_too_long" } });
});
