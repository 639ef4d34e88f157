/** Columns and layouts of files of bookings. */
import { describe, expect, test } from "vitest";
import { bookingColumnLabels, bookingColumns, isBookingColumn } from "#domain/accounting/bookingColumns";
import {
  bookingHeaderMaxLength,
  bookingHeaderOf,
  bookingLayoutColumnsMax,
  bookingLayoutNameMaxLength,
  defaultBookingLayout,
} from "#domain/accounting/bookingLayout";
import { checkValues } from "#domain/checkValues";
import {
  bookingLayoutFormSchema,
  bookingLayoutValues,
  readBookingLayout,
  type BookingLayoutFormValues,
} from "#domain/schemas/bookingLayout";

const valid: BookingLayoutFormValues = { name: "Kasse", ...bookingLayoutValues(defaultBookingLayout) };

const codes = (changes: object) =>
  Object.fromEntries(
    Object.entries(checkValues(bookingLayoutFormSchema, { ...valid, ...changes })).map(
      ([field, { code }]) => [field, code],
    ),
  );

test("Booking layouts: columns have names of their own in both languages", () => {
  for (const language of ["de", "en"] as const) {
    const names = bookingColumns.map((column) => bookingColumnLabels[column][language]);
    expect(new Set(names).size).toBe(bookingColumns.length);
  }
  expect(isBookingColumn("TOTAL")).toBe(true);
  expect(isBookingColumn("toString")).toBe(false);
});

describe("Booking layout", () => {
  test("is valid by default", () => {
    expect(codes({})).toEqual({});
    expect(bookingColumns.length).toBeLessThanOrEqual(bookingLayoutColumnsMax);
  });

  test("names columns in German unless it has own names", () => {
    const columns = [
      { column: "TOTAL", header: "" },
      { column: "DATE", header: "  Buchungstag " },
    ] as const;
    const layout = readBookingLayout({ ...valid, columns });
    expect(layout.columns).toEqual([
      { column: "TOTAL", header: null },
      { column: "DATE", header: "Buchungstag" },
    ]);
    expect(layout.columns.map(bookingHeaderOf)).toEqual(["Gesamtbetrag", "Buchungstag"]);
    expect(bookingLayoutValues(layout).columns).toEqual([
      { column: "TOTAL", header: "" },
      { column: "DATE", header: "Buchungstag" },
    ]);
  });

  const total = { column: "TOTAL", header: "" };

  test.each([
    ["no columns", { columns: [] }, { columns: "required" }],
    ["a column twice", { columns: [total, total] }, { "columns[1].column": "not_unique" }],
    [
      "an unknown column",
      { columns: [{ column: "IBAN", header: "" }] },
      { "columns[0].column": "text_invalid" },
    ],
    [
      "a long name of a column",
      { columns: [{ ...total, header: "x".repeat(bookingHeaderMaxLength + 1) }] },
      { "columns[0].header": "text_too_long" },
    ],
    [
      "a name of two lines",
      { columns: [{ ...total, header: "a\nb" }] },
      { "columns[0].header": "text_invalid" },
    ],
    ["no name", { name: " " }, { name: "required" }],
    ["a long name", { name: "x".repeat(bookingLayoutNameMaxLength + 1) }, { name: "text_too_long" }],
    ["an unknown separator", { separator: "PIPE" }, { separator: "text_invalid" }],
  ])("is refused with %s", (_what, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  test("has at most as many columns as its limit", () => {
    const columns = Array.from({ length: bookingLayoutColumnsMax + 1 }, () => total);
    expect(codes({ columns }).columns).toBe("list_too_long");
  });
});
