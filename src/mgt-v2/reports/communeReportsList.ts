/** Search params of the report templates of a commune. */
import { searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

/** Filter: services without a required template, or with own templates. */
export const reportFilters = ["missing", "own"] as const;
export type ReportFilter = (typeof reportFilters)[number];

export const communeReportsList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: { show: oneOf(reportFilters) },
});
export type CommuneReportsSearch = SearchOf<typeof communeReportsList>;
