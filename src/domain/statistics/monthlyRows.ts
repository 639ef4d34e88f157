/**
 * Protects small figures in a table of applications by commune, service and month. Readers may also know its sums: over
 * communes, services, months, and all of a month. No hidden cell can be computed from them, provided that sums from 1
 * to 4, and sums of a single hidden cell, are not shown.
 */
import { isSmall, smallBelow } from "./smallFigures";

/** Applications of a commune and a service in a month. */
export interface MonthlyCell {
  readonly ags: string;
  readonly serviceId: string;
  /** Year and month, YYYY-MM. */
  readonly month: string;
  /** Above 0. */
  readonly count: number;
}

/** A row of the table. */
export interface MonthlyRow extends Omit<MonthlyCell, "count"> {
  /** `null`: hidden. */
  readonly count: number | null;
}

/** Identifies a cell. */
type Place = Omit<MonthlyCell, "count">;

/** A sum and its cells. */
interface Line {
  /** Ascending. */
  readonly cells: MonthlyCell[];
  total: number;
  hiddenCount: number;
  hiddenSum: number;
}

const keyOf = ({ ags, serviceId, month }: Place) => `${ags} ${serviceId} ${month}`;

/** Names of the sums that a cell is part of. */
const lineNamesOf = ({ ags, serviceId, month }: Place): readonly string[] => [
  `communes ${serviceId} ${month}`,
  `services ${ags} ${month}`,
  `months ${ags} ${serviceId}`,
  `all ${month}`,
];

/**
 * Returns the rows in the order of commune, service and month.
 * @param hiddenMonths months whose sum is hidden; all of their cells are hidden
 */
export function protectMonthlyRows(
  cells: readonly MonthlyCell[],
  hiddenMonths: ReadonlySet<string>,
): readonly MonthlyRow[] {
  const table = new MonthlyTable(cells);
  for (const cell of cells) if (isSmall(cell.count) || hiddenMonths.has(cell.month)) table.hide(cell);
  table.hideUntilSafe();
  return table.rows();
}

class MonthlyTable {
  readonly #cells: ReadonlyMap<string, MonthlyCell>;
  readonly #lines = new Map<string, Line>();
  readonly #hidden = new Set<string>();
  /** Lines whose hidden cells have changed. */
  readonly #changed = new Set<Line>();

  constructor(cells: readonly MonthlyCell[]) {
    this.#cells = new Map(cells.map((cell) => [keyOf(cell), cell]));
    for (const cell of [...cells].sort((a, b) => a.count - b.count)) {
      for (const name of lineNamesOf(cell)) {
        const line = this.#lines.get(name) ?? { cells: [], total: 0, hiddenCount: 0, hiddenSum: 0 };
        this.#lines.set(name, line);
        line.cells.push(cell);
        line.total += cell.count;
      }
    }
  }

  hide(cell: MonthlyCell): void {
    const key = keyOf(cell);
    if (this.#hidden.has(key)) return;
    this.#hidden.add(key);
    for (const name of lineNamesOf(cell)) {
      const line = this.#lines.get(name);
      if (!line) continue;
      line.hiddenCount += 1;
      line.hiddenSum += cell.count;
      this.#changed.add(line);
    }
  }

  /** Hides the smallest further cells until each sum has no hidden ones, or at least two that sum to 5 or more. */
  hideUntilSafe(): void {
    for (const line of this.#changed) {
      this.#changed.delete(line);
      while (this.#isUnsafe(line)) {
        const next = line.cells.find((cell) => !this.#hidden.has(keyOf(cell)));
        if (!next) break;
        this.hide(next);
      }
    }
  }

  #isUnsafe({ total, hiddenCount, hiddenSum }: Line): boolean {
    return total >= smallBelow && hiddenCount > 0 && (hiddenCount === 1 || hiddenSum < smallBelow);
  }

  rows(): readonly MonthlyRow[] {
    return [...this.#cells]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { count, ...place }]) => ({ ...place, count: this.#hidden.has(key) ? null : count }));
  }
}
