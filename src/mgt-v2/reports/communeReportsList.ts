/** Search params of the report templates of a commune. */
import { searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

/** Services that lack a demanded template, or have own ones. */
export const reportFilters = ["missing", "own"] as const;
export type ReportFilter = (typeof reportFilters)[number];

export const communeReportsList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: { show: oneOf(reportFilters) },
});
export type CommuneReportsSearch = SearchOf<typeof communeReportsList>;
