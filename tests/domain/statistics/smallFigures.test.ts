/** Small figures must not be computable from all that is shown. */
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendarDays";
import { daysIn, statisticsSpan, type DaySpan } from "#domain/statistics/periods";
import { DayTree, hiddenParts, isSmall, ProtectedFigure } from "#domain/statistics/smallFigures";
import { randomOf, type Random } from "#server/demo/random";

const today = "2026-11-26";

/** All spans that any answer shows of a figure in a sum over communes: periods, points, periods before, free months. */
function spansOf(firstDay: string): readonly DaySpan[] {
  const conditions = { today, firstDay, isProtected: true };
  const months = statisticsSpan({ period: "ALL_TIME" }, conditions).points;
  const free = months.flatMap(({ from }, index) => months.slice(index).map(({ to }) => ({ from, to })));
  const choices = [
    ...(["LAST_30_DAYS", "LAST_YEAR", "ALL_TIME"] as const).map((period) => ({ period })),
    ...free,
  ];
  return choices.flatMap((choice) => {
    const { points, previous, ...days } = statisticsSpan(choice, conditions);
    return [days, ...points, ...(previous === null ? [] : [previous, ...previous.points])];
  });
}

const prime = 1_000_003;

function inverse(value: number): number {
  let [result, base, exponent] = [1, value, prime - 2];
  for (; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}

/** Sums that are known, as equations over the days. */
class Equations {
  readonly #rows = new Map<number, Float64Array>();

  add(row: readonly number[]): void {
    const rest = this.#reduce(row);
    const pivot = rest.findIndex((value) => value !== 0);
    if (pivot < 0) return;
    const factor = inverse(rest[pivot] ?? 1);
    this.#rows.set(
      pivot,
      rest.map((value) => (value * factor) % prime),
    );
  }

  /** Whether this sum can be computed by adding and subtracting known ones. */
  canCompute(row: readonly number[]): boolean {
    return this.#reduce(row).every((value) => value === 0);
  }

  #reduce(row: readonly number[]): Float64Array {
    const rest = Float64Array.from(row);
    for (let column = 0; column < rest.length; column += 1) {
      const value = rest[column] ?? 0;
      const known = value === 0 ? undefined : this.#rows.get(column);
      if (known === undefined) continue;
      for (let index = column; index < rest.length; index += 1) {
        rest[index] = ((((rest[index] ?? 0) - value * (known[index] ?? 0)) % prime) + prime) % prime;
      }
    }
    return rest;
  }
}

function randomDays(random: Random, days: number): number[] {
  const most = random.pick([1, 2, 4, 8, 15]);
  const idle = days > 200 ? random.pick([0.8, 0.9]) : random.pick([0, 0.3, 0.8]);
  return Array.from({ length: days }, () => (random.chance(idle) ? 0 : random.int(0, most)));
}

describe("a figure in a sum over communes", () => {
  test.each([
    { kind: "some weeks", least: 20, most: 110, rounds: 200 },
    { kind: "more than a year", least: 375, most: 800, rounds: 8 },
  ])("over $kind, no small sum can be computed by adding and subtracting what is shown", (length) => {
    for (let round = 0; round < length.rounds; round += 1) {
      const random = randomOf(`small figures of ${length.kind}`, String(round));
      const days = random.int(length.least, length.most);
      const firstDay = addDays(today, 1 - days);
      const values = randomDays(random, days);
      const figure = new ProtectedFigure(new DayTree(firstDay, today), values);
      // Days without any are shown as zero, so the others are the unknowns.
      const unknown = values.flatMap((value, index) =>
        value === 0 ? [] : { day: addDays(firstDay, index), value },
      );
      const rowOf = ({ from, to }: DaySpan) => unknown.map(({ day }) => (from <= day && day <= to ? 1 : 0));
      const valueOf = ({ from, to }: DaySpan) =>
        unknown.reduce((sum, { day, value }) => (from <= day && day <= to ? sum + value : sum), 0);
      const known = new Equations();
      const spans = spansOf(firstDay);
      for (const span of spans) if (!figure.isHidden(span)) known.add(rowOf(span));
      const singles = unknown.map(({ day }) => ({ from: day, to: day }));
      const small = [...spans, ...singles].filter((span) => isSmall(valueOf(span)));
      const computed = small.filter((span) => known.canCompute(rowOf(span)));
      expect({ round, computed }).toEqual({ round, computed: [] });
    }
  });

  test("hides the next smallest with a single small one, and shows what does not reveal them", () => {
    // Monday 2026-11-23 to Thursday 2026-11-26, with the week before.
    const values = [9, 9, 9, 9, 9, 9, 9, 7, 3, 8, 6];
    const firstDay = addDays(today, 1 - values.length);
    const figure = new ProtectedFigure(new DayTree(firstDay, today), values);
    const hidden = values.map((_, index) => {
      const day = addDays(firstDay, index);
      return figure.isHidden({ from: day, to: day });
    });
    expect(hidden).toEqual([...Array<boolean>(7).fill(false), false, true, false, true]);
    expect(figure.isHidden({ from: "2026-11-23", to: today })).toBe(false);
    expect(figure.isHidden({ from: "2026-11-23", to: "2026-11-24" })).toBe(true);
    expect(figure.isHidden({ from: firstDay, to: today })).toBe(false);
  });

  test("hides the total if it is small, and shows nothing but zeros below it", () => {
    const figure = new ProtectedFigure(new DayTree("2026-11-20", today), [0, 0, 4, 0, 0, 0, 0]);
    expect(figure.isHidden({ from: "2026-10-28", to: today })).toBe(true);
    expect(figure.isHidden({ from: "2026-11-22", to: "2026-11-22" })).toBe(true);
    expect(figure.isHidden({ from: "2026-11-23", to: "2026-11-23" })).toBe(false);
  });

  test("counts days that are not recorded as zero", () => {
    const figure = new ProtectedFigure(new DayTree("2026-11-25", today), [7, 8]);
    expect(figure.isHidden({ from: "2025-01-01", to: "2025-12-31" })).toBe(false);
    expect(figure.isHidden({ from: "2025-01-01", to: today })).toBe(false);
    expect(daysIn({ from: "2026-03-28", to: "2026-03-30" })).toBe(3);
  });
});

test.each([
  [[20, 3, 0, 9], false, [false, true, false, true]],
  [[20, 1, 2, 9], false, [false, true, true, true]],
  [[20, 4, 4, 9], false, [false, true, true, false]],
  [[20, 6, 0, 9], false, [false, false, false, false]],
  [[1, 0, 2, 0], true, [true, false, true, false]],
])("of the parts %j, with a hidden sum: %s, %j are hidden", (values, isSumHidden, hidden) => {
  expect(hiddenParts(values, isSumHidden)).toEqual(hidden);
});
