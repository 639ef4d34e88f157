/** What the address says of the entries: filters and page, latest first. */
import { activitySections, activityTypesOf, type ActivitySection } from "#domain/activitySections";
import { readCalendarDay } from "#domain/calendarDays";
import { searchTextMaxLength } from "#domain/limits";
import { parseSpan, spanText, type Span } from "#ui/table/spans";
import { parseTableSearch, textParam, texts, type TableSearch, type TableSpec } from "#ui/table/tableSearch";

export const activitiesSpec: TableSpec<"TIME"> = { fields: ["TIME"], sort: "TIME", direction: "DESC" };

export interface ActivitiesFilters {
  /** Beginning of the name of those who acted. */
  readonly actor?: string;
  readonly section?: ActivitySection;
  readonly period: Span<string>;
}

export interface ActivitiesSearch extends TableSearch<"TIME">, ActivitiesFilters {}

type Raw = Readonly<Record<string, unknown>>;

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseActivitiesSearch({ after, before, size, ...raw }: Raw): ActivitiesSearch {
  const actor = textParam(raw.actor, searchTextMaxLength);
  const section = activitySections.find((one) => one === texts(raw.section)[0]);
  return {
    ...parseTableSearch({ after, before, size }, activitiesSpec),
    ...(actor && { actor }),
    ...(section && { section }),
    period: parseSpan(raw.from, raw.to, readCalendarDay),
  };
}

/** Filters as search params; every one is named, so that they take the place of those before. */
export function activitiesParams({ actor, section, period }: ActivitiesFilters) {
  return {
    actor: actor?.trim() ? actor : undefined,
    section,
    from: spanText(period.from, readCalendarDay),
    to: spanText(period.to, readCalendarDay),
  };
}

/** Filters that are set. */
export const countActivityFilters = (filters: ActivitiesFilters): number => {
  const { actor, section, from, to } = activitiesParams(filters);
  return [actor, section, from ?? to].filter((set) => set !== undefined).length;
};

/** The filter of the server for the entries of a commune. */
export function activitiesFilter(ags: string, { actor, section, period }: ActivitiesFilters) {
  const [from, to] = [period.from?.value ?? null, period.to?.value ?? null];
  return {
    communes: [ags],
    ...(section && { types: activityTypesOf(section) }),
    ...(actor && { actor: actor.trim() }),
    ...((from !== null || to !== null) && { period: { from, to } }),
  };
}
