import { expect, test } from "vitest";
import { dateScalar, dateTimeScalar } from "#server/graphql/scalars";
import { parseTimestamp } from "#server/timestamps";

test.each([
  ["2026-11-22T10:00:00Z", "2026-11-22T10:00:00.000Z"],
  ["2026-11-22t10:00:00.1239z", "2026-11-22T10:00:00.123Z"],
  ["2024-02-29T23:59:59+14:00", "2024-02-29T09:59:59.000Z"],
  ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
  ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
])("Timestamps: %s is %s", (text, expected) => {
  expect(dateTimeScalar.parseValue(text).toISOString()).toBe(expected);
});

test.each([
  ...["0000-01-01T00:00:00Z", "0000-12-31T23:59:59-14:00x", "0001-01-01T00:00:00+00:01"],
  ...["9999-12-31T23:59:59-00:01", "+10000-01-01T00:00:00Z", "-0001-01-01T00:00:00Z"],
  ...["2025-02-29T00:00:00Z", "2026-02-30T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-32T00:00:00Z"],
  ...["2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01T00:00:00+23:00"],
  ...["2026-01-01", "infinity", "-infinity", "", "2026-01-01T00:00:00"],
])("Timestamps: %s is not a timestamp", (text) => {
  expect(parseTimestamp(text)).toBeNull();
  expect(() => dateTimeScalar.parseValue(text)).toThrow("in the years 1 to 9999");
});

test.each(["0000-01-01", "0001-01-01", "2026-02-30", "infinity"])("Timestamps: %s is not a day", (text) => {
  expect(() => dateScalar.parseValue(text)).toThrow("date_invalid");
});
