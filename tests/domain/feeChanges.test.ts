import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  feeChangePercentMax,
  feeChangePercentMin,
  raisedAmount,
  withNewPrice,
  type NewPrice,
} from "#domain/feeChanges";
import { priceOn, type FeePrice } from "#domain/feePrices";
import { feeValueMax } from "#domain/fees";

const price = (validFrom: string, value: number, changes: Partial<FeePrice> = {}): FeePrice => ({
  value,
  taxRate: 1_900,
  validFrom,
  validTo: null,
  ...changes,
});
const day = "2027-01-01";
const to = (value: number): NewPrice => ({ kind: "AMOUNT", value, day });
const by = (percent: number): NewPrice => ({ kind: "PERCENT", percent, day });

const amounts = fc.integer({ min: 0, max: feeValueMax });
const percents = fc.integer({ min: feeChangePercentMin, max: feeChangePercentMax });

describe("Raised fee amount", () => {
  test.each([
    [2_790, 500, 2_930], // 2929.5
    [2_790, 250, 2_860], // 2859.75
    [50, 100, 51], // 50.5
    [50, 99, 50], // 50.495
    [50, -100, 50], // 49.5
    [50, -101, 49], // 49.495
    [1, -5_000, 1], // 0.5
    [1, -5_001, 0],
    [2_790, -10_000, 0],
    [0, 100_000, 0],
    [feeValueMax, 100_000, 1_099_999_989],
  ])("%i raised by %i hundredths of a percent is %i", (value, percent, raised) => {
    expect(raisedAmount(value, percent)).toBe(raised);
  });

  test("is exact, rounded half up", () => {
    fc.assert(
      fc.property(amounts, percents, (value, percent) => {
        const exact = BigInt(value) * BigInt(10_000 + percent);
        expect(BigInt(raisedAmount(value, percent))).toBe((exact + 5_000n) / 10_000n);
      }),
    );
  });

  test("never falls if the percentage rises", () => {
    fc.assert(
      fc.property(amounts, percents, percents, (value, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(raisedAmount(value, less)).toBeLessThanOrEqual(raisedAmount(value, more));
      }),
    );
  });
});

describe("New fee price", () => {
  const eve = "2026-12-31";

  test("ends the present one, and has its tax", () => {
    expect(withNewPrice([price("2021-01-01", 2_790)], to(2_860))).toEqual([
      price("2021-01-01", 2_790, { validTo: eve }),
      price(day, 2_860),
    ]);
  });

  test("leaves later prices as they are", () => {
    const later = price("2028-01-01", 3_000, { taxRate: 700 });
    expect(withNewPrice([price("2021-01-01", 2_000), later], by(1_000))).toEqual([
      price("2021-01-01", 2_000, { validTo: eve }),
      price(day, 2_200, { validTo: "2027-12-31" }),
      later,
    ]);
  });

  test("replaces a price that begins on that day", () => {
    expect(withNewPrice([price(day, 2_000, { taxRate: 0 })], by(-5_000))).toEqual([
      price(day, 1_000, { taxRate: 0 }),
    ]);
  });

  test("has the tax of the last price where none applies, even of a later one", () => {
    const ended = price("2020-01-01", 1, { taxRate: 700, validTo: "2020-12-31" });
    expect(withNewPrice([ended], to(5))).toEqual([ended, price(day, 5, { taxRate: 700 })]);
    const later = price("2030-01-01", 2, { taxRate: 500 });
    expect(withNewPrice([ended, later], to(5))?.[1]).toEqual(
      price(day, 5, { taxRate: 500, validTo: "2029-12-31" }),
    );
    expect(withNewPrice([], to(5))).toEqual([price(day, 5, { taxRate: 0 })]);
  });

  test("is none if the amount applies already, or if there is nothing to raise", () => {
    expect(withNewPrice([price("2021-01-01", 2_790)], to(2_790))).toBeNull();
    expect(withNewPrice([price("2021-01-01", 10)], by(100))).toBeNull();
    expect(withNewPrice([price("2021-01-01", 0)], by(50_000))).toBeNull();
    expect(withNewPrice([price("2028-01-01", 2_790)], by(1_000))).toBeNull();
    expect(withNewPrice([], by(1_000))).toBeNull();
    // An amount of 0 is a price, other than none.
    expect(withNewPrice([], to(0))).toHaveLength(1);
  });

  test("changes no day before it, and none from the next price on", () => {
    const years = fc.uniqueArray(fc.integer({ min: 2000, max: 2050 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(years, amounts, fc.integer({ min: 2000, max: 2050 }), (starts, value, year) => {
        const prices = starts
          .toSorted((one, two) => one - two)
          .map((start, at) => price(`${start}-01-01`, at));
        const from = `${year}-07-01`;
        const changed = withNewPrice(prices, { kind: "AMOUNT", value, day: from }) ?? prices;
        const next = Math.min(2_199, ...starts.filter((start) => start > year));
        for (let at = 1999; at <= 2051; at += 1) {
          for (const on of [`${at}-01-01`, `${at}-06-30`, `${at}-07-01`, `${at}-12-31`]) {
            const isChanged = on >= from && on < `${next}-01-01`;
            const expected = isChanged ? value : priceOn(prices, on)?.value;
            expect([on, priceOn(changed, on)?.value]).toEqual([on, expected]);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
