/** Search params of the statistics and their query variables. */
import type { StatisticsPeriod } from "#domain/statistics/figures";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { daySpan, oneOf } from "#lists/searchParams";
import { rangeOf } from "#ui/table/spans";

/** Periods as in the URL; the first is the default. */
export const periodParams = ["last30", "year", "all"] as const;
export type PeriodParam = (typeof periodParams)[number];

const periods: Readonly<Record<PeriodParam, StatisticsPeriod>> = {
  last30: "LAST_30_DAYS",
  year: "LAST_YEAR",
  all: "ALL_TIME",
};

export const statisticsSearch = defineListSearch({
  filters: {
    period: oneOf(periodParams),
    /** Custom days instead of a period. */
    days: daySpan("from", "to"),
  },
  /** Absent: compared with the previous period. */
  display: { compare: oneOf(["off"]) },
});

export type StatisticsSearch = SearchOf<typeof statisticsSearch>;

/** Scope of the statistics; null for all that the viewer may see. */
export interface StatisticsScope {
  readonly commune: string | null;
  readonly serviceId: string | null;
}

/** Valid custom days of the URL; null: the period applies. */
const freeDays = (search: StatisticsSearch) => rangeOf(statisticsSearch.span(search, "days")) ?? null;

export function statisticsVariables(scope: StatisticsScope, search: StatisticsSearch) {
  return { scope, period: periods[search.period ?? "last30"], days: freeDays(search) };
}
