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

/**
 * What the sums from day to day can be, given sums of spans that are known and that no day is negative: the differences
 * of running totals, as shortest paths. Exact, since all spans are intervals.
 */
class Bounds {
  readonly #most: Float64Array[];

  /** @param days number of days */
  constructor(readonly days: number) {
    this.#most = Array.from({ length: days + 1 }, (_, from) =>
      Float64Array.from({ length: days + 1 }, (_unused, to) => (to <= from ? 0 : Number.POSITIVE_INFINITY)),
    );
  }

  /** Notes the sum of the days from `start` to before `end`. */
  know(start: number, end: number, sum: number): void {
    const [forth, back] = [this.#most[start], this.#most[end]];
    if (forth) forth[end] = Math.min(forth[end] ?? sum, sum);
    if (back) back[start] = Math.min(back[start] ?? -sum, -sum);
  }

  /** Draws all conclusions. */
  conclude(): void {
    for (const [via, onward] of this.#most.entries()) {
      for (const row of this.#most) {
        const first = row[via] ?? 0;
        if (first === Number.POSITIVE_INFINITY) continue;
        for (let to = 0; to <= this.days; to += 1) {
          row[to] = Math.min(row[to] ?? 0, first + (onward[to] ?? 0));
        }
      }
    }
  }

  /** Whether only one sum of these days is possible. */
  isDetermined(start: number, end: number): boolean {
    return this.#most[start]?.[end] === -(this.#most[end]?.[start] ?? 0);
  }
}

function randomDays(random: Random, days: number): number[] {
  const most = random.pick([1, 2, 4, 8, 15]);
  const idle = days > 200 ? random.pick([0.8, 0.9]) : random.pick([0, 0.3, 0.8]);
  return Array.from({ length: days }, () => (random.chance(idle) ? 0 : random.int(0, most)));
}

describe("Small figures in sums over communes", () => {
  test.each([
    { kind: "some weeks", least: 20, most: 110, rounds: 200 },
    { kind: "more than a year", least: 375, most: 800, rounds: 8 },
  ])("over $kind, no small sum can be computed from all that is shown", (length) => {
    for (let round = 0; round < length.rounds; round += 1) {
      const random = randomOf(`small figures of ${length.kind}`, String(round));
      const days = random.int(length.least, length.most);
      const firstDay = addDays(today, 1 - days);
      const values = randomDays(random, days);
      const figure = new ProtectedFigure(new DayTree(firstDay, today), values);
      const positions = ({ from, to }: DaySpan) => {
        const start = Math.max(daysIn({ from: firstDay, to: from }) - 1, 0);
        return [start, Math.max(daysIn({ from: firstDay, to }), start)] as const;
      };
      const valueOf = (span: DaySpan) =>
        values.slice(...positions(span)).reduce((sum, each) => sum + each, 0);
      const spans = spansOf(firstDay);
      const bounds = new Bounds(days);
      for (const span of spans) if (!figure.isHidden(span)) bounds.know(...positions(span), valueOf(span));
      bounds.conclude();
      const singles = values.map((_, index) => {
        const day = addDays(firstDay, index);
        return { from: day, to: day };
      });
      const small = [...spans, ...singles].filter((span) => isSmall(valueOf(span)));
      const computed = small.filter((span) => bounds.isDetermined(...positions(span)));
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

  test("hides the total if it is small, and everything below it", () => {
    const figure = new ProtectedFigure(new DayTree("2026-11-20", today), [0, 0, 4, 0, 0, 0, 0]);
    expect(figure.isHidden({ from: "2026-10-28", to: today })).toBe(true);
    expect(figure.isHidden({ from: "2026-11-22", to: "2026-11-22" })).toBe(true);
    expect(figure.isHidden({ from: "2026-11-23", to: "2026-11-23" })).toBe(true);
  });

  test("counts days that are not recorded as zero", () => {
    const figure = new ProtectedFigure(new DayTree("2026-11-25", today), [7, 8]);
    expect(figure.isHidden({ from: "2025-01-01", to: "2025-12-31" })).toBe(false);
    expect(figure.isHidden({ from: "2025-01-01", to: today })).toBe(false);
    expect(daysIn({ from: "2026-03-28", to: "2026-03-30" })).toBe(3);
  });
});

test.each([
  [[20, 3, 0, 9], false, [false, true, true, true]],
  [[20, 1, 2, 9], false, [false, true, true, true]],
  [[20, 4, 4, 9], false, [false, true, true, false]],
  [[20, 6, 0, 9], false, [false, false, false, false]],
  [[1, 0, 2, 0], true, [true, true, true, true]],
])("Small figures: of the parts %j, with a hidden sum: %s, %j are hidden", (values, isSumHidden, hidden) => {
  expect(hiddenParts(values, isSumHidden)).toEqual(hidden);
});
