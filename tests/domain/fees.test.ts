import { describe, expect, test } from "vitest";
import { checkValues } from "#domain/checkValues";
import { feeIdMaxLength, feePricesMax, hundredthsText, isFeeId, readHundredths } from "#domain/fees";
import {
  amountOn,
  amountsOn,
  priceGaps,
  priceOn,
  priceOverlaps,
  withPriceFrom,
  type FeePrice,
} from "#domain/feePrices";
import { feeNumbersSchema, feeSchema, priceChangeSchema, type FeePriceValues } from "#domain/schemas/fee";

describe("Decimal numbers", () => {
  test.each([
    ["27,90", 2_790],
    ["27.9", 2_790],
    [" 27 ", 2_700],
    ["0,5", 50],
    ["007", 700],
    ["1.234,5", 123_450],
    ["12.345.678,90", 1_234_567_890],
    ["-5", -500],
    ["-0,00", 0],
    ["0.1", 10],
    ["1234,00", 123_400],
    ["99999999999999999999", Number.POSITIVE_INFINITY],
    ["-99999999999999999999,00", Number.NEGATIVE_INFINITY],
  ])("%s is read exactly", (text, hundredths) => {
    expect(readHundredths(text)).toBe(hundredths);
  });

  test.each([
    ["1.234", "decimal_ambiguous"],
    ["-1.234", "decimal_ambiguous"],
    ["1.234,5678", "too_many_decimal_places"],
    ["1,234", "too_many_decimal_places"],
    ["0.001", "too_many_decimal_places"],
    ["0.123,50", "not_decimal"],
    ["1234.567", "too_many_decimal_places"],
    ["1e9", "not_decimal"],
    ["NaN", "not_decimal"],
    ["Infinity", "not_decimal"],
    ["0x10", "not_decimal"],
    ["1.23.4", "not_decimal"],
    ["12.34,5", "not_decimal"],
    ["1,2,3", "not_decimal"],
    [",5", "not_decimal"],
    ["5,", "not_decimal"],
    ["+5", "not_decimal"],
    ["--5", "not_decimal"],
    ["27 90", "not_decimal"],
    ["٢٧", "not_decimal"],
    ["", "not_decimal"],
  ])("%s is refused", (text, problem) => {
    expect(readHundredths(text)).toBe(problem);
  });

  test("are written as they are read", () => {
    expect([0, 5, 50, 2_790, 99_999_999, -5].map(hundredthsText)).toEqual([
      "0,00",
      "0,05",
      "0,50",
      "27,90",
      "999999,99",
      "-0,05",
    ]);
    for (let hundredths = -250; hundredths <= 250_000; hundredths += 7) {
      expect(readHundredths(hundredthsText(hundredths))).toBe(hundredths);
    }
  });
});

test("Fees: fee ids have no separators at their ends", () => {
  const good = ["1", "221.1.1", "wunschkennzeichen", "PW-1", "a_b", "x".repeat(feeIdMaxLength)];
  const bad = ["", ".1", "1.", "-", "a b", "a/b", "ä", "a\n", "x".repeat(feeIdMaxLength + 1)];
  expect(good.filter((id) => !isFeeId(id))).toEqual([]);
  expect(bad.filter(isFeeId)).toEqual([]);
});

const price = (validFrom: string, validTo: string | null, value = 100): FeePrice => ({
  value,
  taxRate: 0,
  validFrom,
  validTo,
});

describe("Fee prices over time", () => {
  test("the latest one that has begun applies", () => {
    const prices = [price("2026-03-01", null, 3), price("2026-01-01", "2026-06-30", 1)];
    const on = (day: string) => priceOn(prices, day)?.value ?? null;
    expect(["2025-12-31", "2026-01-01", "2026-02-28", "2026-03-01", "2026-07-01"].map(on)).toEqual([
      ...[null, 1, 1, 3, 3],
    ]);
    expect(priceOn([price("2026-01-01", "2026-01-31")], "2026-01-31")).not.toBeNull();
    expect(priceOn([price("2026-01-01", "2026-01-31")], "2026-02-01")).toBeNull();
  });

  test("nothing is charged while a fee is inactive or no price applies", () => {
    const prices = [price("2026-03-01", "2026-03-31", 3)];
    const amounts = (status: string) =>
      ["2026-03-31", "2026-04-01"].map((day) => amountOn({ status, prices }, day));
    expect(amounts("ACTIVE")).toEqual([
      { cents: 3, uncharged: null },
      { cents: 0, uncharged: "NO_PRICE" },
    ]);
    const inactive = { cents: 0, uncharged: "INACTIVE" };
    expect(amounts("INACTIVE")).toEqual([inactive, inactive]);
    const amountOf = amountsOn([{ feeId: "a", status: "ACTIVE", prices }], "2026-03-01");
    expect(["a", "b"].map(amountOf)).toEqual([{ cents: 3, uncharged: null }, null]);
  });

  test("gaps lie between the prices, whatever their order", () => {
    const first = price("2025-01-01", "2025-05-31");
    const last = price("2025-09-01", null);
    expect(priceGaps([last, first])).toEqual([{ from: "2025-06-01", to: "2025-08-31" }]);
    // A longer price covers the gap after a shorter one.
    expect(priceGaps([first, price("2025-02-01", "2025-08-31"), last])).toEqual([]);
    expect(priceGaps([first, price("2025-06-01", "2025-06-01"), last])).toEqual([
      { from: "2025-06-02", to: "2025-08-31" },
    ]);
    expect(priceGaps([price("2025-01-01", null), last])).toEqual([]);
    expect(priceGaps([price("2024-02-01", "2024-02-28"), price("2024-03-01", null)])).toEqual([
      { from: "2024-02-29", to: "2024-02-29" },
    ]);
    expect(priceGaps([])).toEqual([]);
  });

  test("overlaps are merged, and are open-ended if both prices are", () => {
    expect(priceOverlaps([price("2025-01-01", "2025-06-30"), price("2025-07-01", null)])).toEqual([]);
    expect(priceOverlaps([price("2025-01-01", "2025-07-01"), price("2025-07-01", null)])).toEqual([
      { from: "2025-07-01", to: "2025-07-01" },
    ]);
    expect(priceOverlaps([price("2025-07-01", null), price("2025-01-01", null)])).toEqual([
      { from: "2025-07-01", to: null },
    ]);
    const inside = [price("2025-03-01", "2025-04-30"), price("2025-04-01", "2025-05-31")];
    expect(priceOverlaps([price("2025-01-01", null), ...inside])).toEqual([
      { from: "2025-03-01", to: "2025-05-31" },
    ]);
    const apart = [price("2025-03-01", "2025-03-31"), price("2025-05-01", "2025-05-31")];
    expect(priceOverlaps([price("2025-01-01", "2025-12-31"), ...apart])).toEqual([
      { from: "2025-03-01", to: "2025-03-31" },
      { from: "2025-05-01", to: "2025-05-31" },
    ]);
  });

  test("a prepared price ends those that reach beyond its first day, and ends before the next one", () => {
    const next = { value: 200, taxRate: 1_900, validFrom: "2026-01-01" };
    expect(withPriceFrom([price("2021-01-01", null)], next)).toEqual([
      price("2021-01-01", "2025-12-31"),
      { ...next, validTo: null },
    ]);
    const ended = price("2021-01-01", "2021-12-31");
    const later = price("2027-01-01", null);
    expect(withPriceFrom([later, ended], next)).toEqual([ended, { ...next, validTo: "2026-12-31" }, later]);
    expect(withPriceFrom([price("2026-01-01", "2026-03-31"), later], next)).toEqual([
      { ...next, validTo: "2026-12-31" },
      later,
    ]);
    expect(withPriceFrom([], next)).toEqual([{ ...next, validTo: null }]);
  });
});

describe("Fee schema", () => {
  const row = (values: Partial<FeePriceValues> = {}): FeePriceValues => ({
    id: "1",
    value: "27,90",
    taxRate: "19",
    validFrom: "2026-01-01",
    validTo: "",
    ...values,
  });
  const check = (values: object) =>
    Object.entries(
      checkValues(feeSchema, { feeId: "221.1", text: "Zulassung", prices: [row()], ...values }),
    ).map(([path, { code, params }]) => [path, code, params]);
  const checkPrices = (...prices: Partial<FeePriceValues>[]) => check({ prices: prices.map(row) });

  test("accepts gaps and overlaps, and the bounds", () => {
    expect(check({})).toEqual([]);
    expect(checkPrices({ validTo: "2026-01-01" }, { validFrom: "2027-01-01" })).toEqual([]);
    expect(checkPrices({}, { validFrom: "2027-01-01" })).toEqual([]);
    expect(checkPrices({ value: "999.999,99", taxRate: "100,00" })).toEqual([]);
    expect(checkPrices({ value: "0", taxRate: "0" })).toEqual([]);
  });

  test("reports fee id and text", () => {
    expect(check({ feeId: "", text: " " })).toEqual(
      expect.arrayContaining([
        ["feeId", "required", {}],
        ["text", "required", {}],
      ]),
    );
    expect(check({ feeId: "a/b", text: "a\tb" })).toEqual(
      expect.arrayContaining([
        ["feeId", "fee_id_invalid", {}],
        ["text", "text_invalid", {}],
      ]),
    );
    expect(check({ feeId: "x".repeat(41), text: "ä".repeat(501) })).toEqual(
      expect.arrayContaining([
        ["feeId", "text_too_long", { max: "40" }],
        ["text", "text_too_long", { max: "500" }],
      ]),
    );
  });

  test("reports each amount and rate with its field", () => {
    expect(checkPrices({ value: "abc", taxRate: "1e1" })).toEqual(
      expect.arrayContaining([
        ["prices[0].value", "not_decimal", { field: "value", value: "abc" }],
        ["prices[0].taxRate", "not_decimal", { field: "taxRate", value: "1e1" }],
      ]),
    );
    expect(checkPrices({ value: "1.234" })).toEqual([
      ["prices[0].value", "decimal_ambiguous", { field: "value", value: "1.234" }],
    ]);
    const bounds = { min: "0", max: "99999999" };
    for (const value of ["-0,01", "1000000", "9".repeat(30)]) {
      expect(checkPrices({ value })).toEqual([["prices[0].value", "amount_out_of_range", bounds]]);
    }
    expect(checkPrices({ taxRate: "100,01" })).toEqual([
      ["prices[0].taxRate", "percentage_out_of_range", { min: "0", max: "10000" }],
    ]);
    expect(checkPrices({ value: "" })).toEqual([["prices[0].value", "required", {}]]);
  });

  test("reports days, repeated first days, and the number of prices", () => {
    expect(checkPrices({ validFrom: "2026-02-30", validTo: "morgen" })).toEqual(
      expect.arrayContaining([
        ["prices[0].validFrom", "date_invalid", { reason: "no_such_day" }],
        ["prices[0].validTo", "date_invalid", {}],
      ]),
    );
    expect(checkPrices({ validTo: "2025-12-31" })).toEqual([["prices[0].validTo", "end_before_start", {}]]);
    expect(checkPrices({}, { validFrom: "2025-01-01" }, {})).toEqual([
      ["prices[2].validFrom", "not_unique", {}],
    ]);
    expect(check({ prices: [] })).toEqual([["prices", "required", {}]]);
    const many = Array.from({ length: feePricesMax + 1 }, (_, at) => row({ validFrom: String(2_000 + at) }));
    expect(check({ prices: many })).toContainEqual(["prices", "list_too_long", { max: "100" }]);
  });

  test("of metadata and of a price change report the same problems", () => {
    const numbers = { gebOstNr: "1".repeat(21), hhst: "a\nb", objnr: "" };
    expect(checkValues(feeNumbersSchema, numbers)).toMatchObject({
      gebOstNr: { code: "text_too_long", params: { max: "20" } },
      hhst: { code: "text_invalid" },
    });
    expect(checkValues(priceChangeSchema, { value: "1,234", taxRate: "", validFrom: "" })).toMatchObject({
      value: { code: "too_many_decimal_places" },
      taxRate: { code: "required" },
      validFrom: { code: "required" },
    });
  });
});
