/** Search params of the runs of an automated job and their query variables. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, daySpan, manyOf } from "#lists/searchParams";
import { automatedJobLogLevels, automatedJobRunStates } from "#domain/automatedJobs";
import { searchTextMaxLength } from "#domain/limits";
import { rangeOf } from "#ui/table/spans";

export const jobRunsList = defineListSearch({
  filters: {
    state: manyOf(caseInsensitive(automatedJobRunStates), automatedJobRunStates.length),
    period: daySpan("from", "to"),
  },
});
export type JobRunsSearch = SearchOf<typeof jobRunsList>;

/** Variables of the query of a job with its runs. */
export function jobRunsVariables(name: string, search: JobRunsSearch) {
  const { state } = search;
  const period = rangeOf(jobRunsList.span(search, "period"));
  const filter = { jobs: [name], ...(state && { states: state }), ...(period && { period }) };
  return { name, filter, ...jobRunsList.page(search) };
}

/** Search params of a run: the filter and the page of its log. */
export const jobRunLogList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: { level: manyOf(caseInsensitive(automatedJobLogLevels), automatedJobLogLevels.length) },
});
export type JobRunLogSearch = SearchOf<typeof jobRunLogList>;

/** Variables of the query of a run with its log. */
export function jobRunVariables(id: string, search: JobRunLogSearch) {
  const { text, level } = search;
  return { id, text: text?.trim() ?? null, levels: level ?? null, ...jobRunLogList.page(search) };
}

/** The list of jobs has no filters. */
export const automatedJobsList = defineListSearch({});
export type AutomatedJobsSearch = SearchOf<typeof automatedJobsList>;

/** Milliseconds between an answer and the next poll: short while a job runs, since its figures change. */
export const pollIntervalMs = (isRunning: boolean): number => (isRunning ? 2_000 : 30_000);
