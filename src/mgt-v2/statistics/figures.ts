/** Figures of a span of days, and which of them may be shown. */
import { graphql } from "react-relay/hooks";
import type { StatisticsFigure } from "#domain/statistics/figures";
import type { figures_figures$data } from "./__generated__/figures_figures.graphql";

void graphql`
  fragment figures_figures on StatisticsFigures {
    submitted
    completed
    assisted
    assistedShare
    failedAttempts
    payments
    feeIncome
    medianSeconds
    p90Seconds
    ratings
    ratingAverage
    hidden
  }
`;

export type Figures = Omit<figures_figures$data, " $fragmentType">;

/** A figure; null: there are no data to compute it. */
export type Fact = number | "hidden" | null;

/** Hidden figures by which each figure is hidden as well: itself, or figures from which it could be computed. */
const hiddenWith = {
  submitted: ["SUBMITTED"],
  completed: ["COMPLETED"],
  assisted: ["ASSISTED"],
  assistedShare: ["ASSISTED", "COMPLETED"],
  failedAttempts: ["FAILED_ATTEMPTS"],
  payments: ["PAYMENTS"],
  feeIncome: ["PAYMENTS"],
  medianSeconds: ["COMPLETED"],
  p90Seconds: ["COMPLETED"],
  ratings: ["RATINGS"],
  ratingAverage: ["RATINGS"],
} as const satisfies Readonly<Record<string, readonly StatisticsFigure[]>>;

export type FigureName = keyof typeof hiddenWith;

/** A figure for display or export. Exports hide small figures even in statistics of one commune. */
export function factOf(figures: Figures, name: FigureName, isExport: boolean): Fact {
  const hides: readonly string[] = hiddenWith[name];
  const value = figures[name] ?? null;
  const isHidden = figures.hidden.some((figure) => hides.includes(figure));
  return isHidden && (value === null || isExport) ? "hidden" : value;
}

/** Share of completed applications without manual work, 0 to 1. */
export function unassistedShare(figures: Figures, isExport: boolean): Fact {
  const share = factOf(figures, "assistedShare", isExport);
  return typeof share === "number" ? 1 - share : share;
}
