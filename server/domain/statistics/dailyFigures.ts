/** Computes figures of time spans from daily sums. */
import { durationQuantile, type BucketCount } from "#domain/statistics/durations";
import {
  statisticsFigures,
  statusFigure,
  type StatisticsFigure,
  type SummedFigure,
} from "#domain/statistics/figures";
import { daysIn, type DaySpan } from "#domain/statistics/periods";
import { DayTree, hiddenParts, ProtectedFigure } from "#domain/statistics/smallFigures";
import { processStatuses, type ProcessStatus } from "#domain/processTransitions";
import type { DailySums } from "#server/storage/statistics/statisticsSums";

/** Figures of a span; `null` if hidden or not available. */
export interface StatisticsFigures {
  readonly submitted: number | null;
  readonly completed: number | null;
  readonly assisted: number | null;
  readonly assistedShare: number | null;
  readonly failedAttempts: number | null;
  readonly payments: number | null;
  readonly feeIncome: number | null;
  readonly medianSeconds: number | null;
  readonly p90Seconds: number | null;
  readonly ratings: number | null;
  readonly ratingAverage: number | null;
  /** Figures that exports must leave out. */
  readonly hidden: readonly StatisticsFigure[];
}

/** Applications of a status. */
export interface StatusCount {
  readonly status: ProcessStatus;
  /** `null`: hidden. */
  readonly count: number | null;
  readonly isHidden: boolean;
}

/** Summed figures that are read by day. */
export const dailyFigures = [
  ...statisticsFigures,
  "FEE_INCOME",
  ...processStatuses.map(statusFigure),
] as const satisfies readonly SummedFigure[];

/** Sums since the first recorded day. */
export class DailyFigures {
  /** First recorded day; today if nothing is recorded. */
  readonly firstDay: string;
  readonly #sums: readonly DailySums[];
  readonly #today: string;
  readonly #totals = new Map<SummedFigure | "STARS", readonly number[]>();
  #tree: DayTree | undefined;
  readonly #protected = new Map<StatisticsFigure, ProtectedFigure>();

  /** @param isProtected whether hidden figures are left out, instead of only named */
  constructor(
    sums: readonly DailySums[],
    today: string,
    readonly isProtected: boolean,
  ) {
    this.#sums = sums;
    this.#today = today;
    this.firstDay = sums
      .flatMap(({ amounts }) => Object.keys(amounts))
      .reduce((first, day) => (day < first ? day : first), today);
  }

  /** Figures of these days, with the durations of the applications completed in them. */
  figuresOf(days: DaySpan, durations: readonly BucketCount[]): StatisticsFigures {
    const hidden = statisticsFigures.filter((figure) => this.isHidden(figure, days));
    const isShown = (...figures: readonly StatisticsFigure[]) =>
      !this.isProtected || !figures.some((figure) => hidden.includes(figure));
    const shown = (value: number | null, ...figures: readonly StatisticsFigure[]) =>
      isShown(...figures) ? value : null;
    const completed = this.#sumOf("COMPLETED", days);
    const assisted = this.#sumOf("ASSISTED", days);
    const ratings = this.#sumOf("RATINGS", days);
    return {
      submitted: shown(this.#sumOf("SUBMITTED", days), "SUBMITTED"),
      completed: shown(completed, "COMPLETED"),
      assisted: shown(assisted, "ASSISTED"),
      assistedShare: shown(shareOf(assisted, completed), "ASSISTED", "COMPLETED"),
      failedAttempts: shown(this.#sumOf("FAILED_ATTEMPTS", days), "FAILED_ATTEMPTS"),
      payments: shown(this.#sumOf("PAYMENTS", days), "PAYMENTS"),
      feeIncome: shown(this.#sumOf("FEE_INCOME", days), "PAYMENTS"),
      medianSeconds: shown(durationQuantile(durations, 0.5), "COMPLETED"),
      p90Seconds: shown(durationQuantile(durations, 0.9), "COMPLETED"),
      ratings: shown(ratings, "RATINGS"),
      ratingAverage: shown(shareOf(this.#sumOf("STARS", days), ratings), "RATINGS"),
      hidden,
    };
  }

  /** Applications of these days by status. */
  statusesOf(days: DaySpan): readonly StatusCount[] {
    const counts = processStatuses.map((status) => this.#sumOf(statusFigure(status), days));
    const hidden = hiddenParts(counts, this.isHidden("SUBMITTED", days));
    return processStatuses.map((status, index) => {
      const isHidden = hidden[index] ?? true;
      return { status, count: isHidden && this.isProtected ? null : (counts[index] ?? 0), isHidden };
    });
  }

  /** Whether exports must leave out the figure of these days. */
  isHidden(figure: StatisticsFigure, days: DaySpan): boolean {
    let protectedFigure = this.#protected.get(figure);
    if (!protectedFigure) {
      const totals = this.#totalsOf(figure);
      const values = totals.slice(1).map((total, index) => total - (totals[index] ?? 0));
      this.#tree ??= new DayTree(this.firstDay, this.#today);
      protectedFigure = new ProtectedFigure(this.#tree, values);
      this.#protected.set(figure, protectedFigure);
    }
    return protectedFigure.isHidden(days);
  }

  #sumOf(figure: SummedFigure | "STARS", { from, to }: DaySpan): number {
    const totals = this.#totalsOf(figure);
    const last = totals.length - 1;
    const position = (days: number) => Math.min(Math.max(days, 0), last);
    const start = position(daysIn({ from: this.firstDay, to: from }) - 1);
    const end = position(daysIn({ from: this.firstDay, to }));
    return (totals[end] ?? 0) - (totals[start] ?? 0);
  }

  /** Running totals: at each position the sum before that day. */
  #totalsOf(figure: SummedFigure | "STARS"): readonly number[] {
    let totals = this.#totals.get(figure);
    if (!totals) {
      totals = runningTotals(this.#dailyOf(figure));
      this.#totals.set(figure, totals);
    }
    return totals;
  }

  #dailyOf(figure: SummedFigure | "STARS"): readonly number[] {
    const isStars = figure === "STARS";
    const summed = isStars ? "RATINGS" : figure;
    const daily = Array.from({ length: daysIn({ from: this.firstDay, to: this.#today }) }, () => 0);
    for (const { bucket, amounts } of this.#sums.filter((sums) => sums.figure === summed)) {
      for (const [day, amount] of Object.entries(amounts)) {
        const index = daysIn({ from: this.firstDay, to: day }) - 1;
        // Days after today occur only if clocks differ.
        if (index < daily.length) daily[index] = (daily[index] ?? 0) + amount * (isStars ? bucket : 1);
      }
    }
    return daily;
  }
}

function runningTotals(values: readonly number[]): readonly number[] {
  const totals = [0];
  let total = 0;
  for (const value of values) totals.push((total += value));
  return totals;
}

/** Ratio of a part to a whole; `null` if the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}
