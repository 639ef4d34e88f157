import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#domain/calendarDays";
import { priceGaps, priceOverlaps, type DaySpan, type PricePeriod } from "#domain/feePrices";
import { randomOf } from "#server/demo/random";
import { feeGaps, feeOverlaps } from "#server/storage/attention/fees";
import { selectRange } from "#server/storage/database/keyset";
import { attentionDay, attentionHarness, clearAttention, storeFee } from "../support/attention";
import { bothDatabases } from "../support/databases";
import { augsburg } from "../support/kba";

const lists = [
  ["gaps", feeGaps, priceGaps],
  ["overlaps", feeOverlaps, priceOverlaps],
] as const;

/** Up to five prices around the day that start on different days. */
function somePrices(subject: string): PricePeriod[] {
  const random = randomOf("prices", subject);
  const starts = new Set(Array.from({ length: random.int(1, 5) }, () => random.int(-12, 12)));
  return [...starts].map((start) => ({
    validFrom: addDays(attentionDay, start),
    validTo: random.chance(0.25) ? null : addDays(attentionDay, start + random.int(0, 9)),
  }));
}

describe.each(bothDatabases)("Fees that need attention on $name", async (kind) => {
  const { open, db } = await attentionHarness(kind);
  beforeEach(() => clearAttention(db));
  afterAll(() => open.close());

  const found = async (list: ReturnType<typeof feeGaps>) => {
    const range = { order: list.order, isDescending: false, after: null, before: null };
    const rows = await selectRange(db, list, range, { limit: 1_000, fromEnd: false });
    return rows.map(({ key, ags, from, to }) => ({ key, ags, from, to }));
  };

  test.each(lists)(
    "have the same %s as the domain computes, from the day on",
    async (_name, list, spansOf) => {
      const expected: ({ readonly key: string } & DaySpan)[] = [];
      for (let nth = 0; nth < 120; nth += 1) {
        const [key, prices] = [`f${nth}`, somePrices(`${nth}`)];
        await storeFee(
          db,
          key,
          prices.map(({ validFrom, validTo = null }) => [validFrom, validTo]),
        );
        const spans = spansOf(prices).filter(({ to }) => to === null || to >= attentionDay);
        expected.push(...spans.map((span) => ({ key, ...span })));
      }
      const rows = await found(list(attentionDay));
      expect(expected.length).toBeGreaterThan(10);
      const sorted = (spans: readonly { readonly key: string | null; readonly from: string | null }[]) =>
        spans.map(({ key, from, ...rest }) => `${key} ${from} ${JSON.stringify(rest)}`).toSorted();
      expect(sorted(rows.map(({ key, from, to }) => ({ key, from, to })))).toEqual(sorted(expected));
    },
  );

  test("are listed for communes too, but not while they are inactive", async () => {
    const gap = [
      ["2026-01-01", "2026-11-30"],
      ["2027-01-01", null],
    ] as const;
    await storeFee(db, "own", gap, { ags: augsburg });
    await storeFee(db, "inactive", gap, { isActive: false });
    expect(await found(feeGaps(attentionDay))).toEqual([
      { key: "own", ags: augsburg, from: "2026-12-01", to: "2026-12-31" },
    ]);
  });
});
