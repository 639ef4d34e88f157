import { expect, test } from "vitest";
import { protectMonthlyRows, type MonthlyCell } from "#domain/statistics/monthlyRows";

/** A seeded generator (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Table {
  readonly cells: readonly MonthlyCell[];
  readonly places: readonly MonthlyCell[];
}

function drawTable(random: () => number): Table {
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  const [communes, services, months] = [upTo(5), upTo(4), upTo(6)];
  const share = random();
  const size = 2 + Math.floor(random() * 40);
  const places: MonthlyCell[] = [];
  for (let c = 0; c < communes; c += 1) {
    for (let s = 0; s < services; s += 1) {
      for (let m = 0; m < months; m += 1) {
        const count = random() < share ? 0 : Math.floor(random() ** 2 * size);
        places.push({ ags: `ags${c}`, serviceId: `service${s}`, month: `2026-0${m + 1}`, count });
      }
    }
  }
  return { cells: places.filter(({ count }) => count > 0), places };
}

const keyOf = ({ ags, serviceId, month }: Omit<MonthlyCell, "count">) => `${ags} ${serviceId} ${month}`;

/** Hidden cells that someone can compute who knows all sums but small ones, and those of a single cell that is hidden. */
function revealed({ cells, places }: Table): readonly string[] {
  const rows = new Map(protectMonthlyRows(cells, new Set()).map((row) => [keyOf(row), row.count]));
  const unknown = new Set([...rows].flatMap(([key, count]) => (count === null ? [key] : [])));
  const hidden = new Set(unknown);
  const sums = (["ags", "serviceId", "month", "all"] as const).flatMap((over) => {
    const lines = new Map<string, MonthlyCell[]>();
    for (const place of places) {
      const name = over === "all" ? place.month : keyOf({ ...place, [over]: "" });
      lines.set(name, [...(lines.get(name) ?? []), place]);
    }
    return [...lines.values()].filter((line) => {
      const [first, second] = line.filter(({ count }) => count > 0);
      return first !== undefined && (second !== undefined || !hidden.has(keyOf(first)));
    });
  });
  for (let before = -1; before !== unknown.size;) {
    before = unknown.size;
    for (const line of sums) {
      const total = line.reduce((sum, { count }) => sum + count, 0);
      const left = line.filter((place) => unknown.has(keyOf(place)));
      const rest = left.reduce((sum, { count }) => sum + count, 0);
      // Several hidden cells are unknown one by one, but their sum must not be small either.
      if (total >= 5 && (left.length === 1 || rest < 5))
        for (const place of left) unknown.delete(keyOf(place));
    }
  }
  return [...hidden].filter((key) => !unknown.has(key));
}

test("Monthly rows: no hidden cell can be computed from the sums", () => {
  const random = randomOf(34);
  const failures = [];
  for (let round = 0; round < 3_000; round += 1) {
    const table = drawTable(random);
    const keys = revealed(table);
    if (keys.length > 0) failures.push({ round, keys, cells: table.cells });
  }
  expect(failures).toEqual([]);
});

const cell = (ags: string, serviceId: string, month: string, count: number) => ({
  ags,
  serviceId,
  month,
  count,
});
const counts = (cells: readonly MonthlyCell[], hiddenMonths: readonly string[] = []) =>
  protectMonthlyRows(cells, new Set(hiddenMonths)).map(({ count }) => count);

test("Monthly rows: a small cell and the next smallest of its sums are hidden, and no others", () => {
  const cells = [
    cell("a", "x", "2026-01", 3),
    cell("b", "x", "2026-01", 30),
    cell("c", "x", "2026-01", 8),
    cell("c", "x", "2026-02", 40),
    cell("c", "x", "2026-03", 50),
  ];
  // The 8 protects the 3, and is protected itself by the next smallest of its months.
  expect(counts(cells)).toEqual([null, 30, null, null, 50]);
  expect(counts(cells.slice(1))).toEqual([30, 8, 40, 50]);
});

test("Monthly rows: cells that sum to less than 5 are hidden with another one", () => {
  expect(counts([cell("a", "x", "2026-01", 1), cell("b", "x", "2026-01", 2)])).toEqual([null, null]);
  const cells = [1, 2, 9, 10].map((count, index) => cell(`a${index}`, "x", "2026-01", count));
  expect(counts(cells)).toEqual([null, null, null, 10]);
});

test("Monthly rows: a hidden month is hidden as a whole", () => {
  const cells = [cell("a", "x", "2026-01", 70), cell("a", "x", "2026-02", 80), cell("a", "x", "2026-03", 90)];
  expect(counts(cells, ["2026-03"])).toEqual([null, 80, null]);
});
