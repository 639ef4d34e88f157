/** Names of the figures that statistics are made of. */
import type { ProcessStatus } from "#domain/processTransitions";

/** Figures that can be hidden on their own, as sent on the wire. */
export const statisticsFigures = [
  "SUBMITTED",
  "COMPLETED",
  "ASSISTED",
  "FAILED_ATTEMPTS",
  "PAYMENTS",
  "RATINGS",
] as const;

export type StatisticsFigure = (typeof statisticsFigures)[number];

/** Periods, as sent on the wire. */
export const statisticsPeriods = ["LAST_30_DAYS", "LAST_YEAR", "ALL_TIME"] as const;

export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** Name under which the applications of a status are summed. */
export type StatusFigure = `STATUS_${ProcessStatus}`;

/**
 * A figure as summed per day: FEE_INCOME in cents, DURATION by bucket (see durations.ts), RATINGS by stars, all others
 * counts.
 */
export type SummedFigure = StatisticsFigure | StatusFigure | "FEE_INCOME" | "DURATION";

/** The figure that counts the applications of a status. */
export function statusFigure(status: ProcessStatus): StatusFigure {
  return `STATUS_${status}`;
}

/** Minimum number of other communes for a comparison. */
export const peersMin = 5;

/** Communes of similar size have at least this share of the population, and at most its reciprocal. */
export const peerPopulationRatio = 0.5;
