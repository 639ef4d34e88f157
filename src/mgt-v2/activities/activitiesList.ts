/** Search params of the histories of communes and services, and their query variables. */
import { activitySections, activityTypesOf, snapshotSubjectOf } from "#domain/activitySections";
import { searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { daySpan, freeText, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { rangeOf } from "#ui/table/spans";

export const activitiesList = defineListSearch({
  filters: {
    /** Prefix of the user name. */
    actor: freeText(searchTextMaxLength),
    section: oneOf(activitySections),
    period: daySpan("from", "to"),
  },
});

export type ActivitiesSearch = SearchOf<typeof activitiesList>;
/** What entries are about: everything, everything in a commune, or one service in all communes. */
export type ActivitiesSubject = "all" | "commune" | "service";
export type ActivitiesAddress = ListAddress<ActivitiesSearch>;

/** ActivityFilter of the schema for the entries of a commune. */
export function activitiesFilter(ags: string, search: ActivitiesSearch) {
  const { actor } = search;
  return { communes: [ags], ...sharedFilter(search), ...(actor && { actor: actor.trim() }) };
}

/** ActivityFilter of the schema for the entries of a service in all communes, which cannot be filtered by user. */
export function serviceActivitiesFilter(serviceId: string, search: ActivitiesSearch) {
  return { services: [serviceId], ...sharedFilter(search) };
}

function sharedFilter(search: ActivitiesSearch) {
  const { section } = search;
  const period = rangeOf(activitiesList.span(search, "period"));
  const snapshotsOf = section && snapshotSubjectOf(section);
  return {
    ...(section && { types: activityTypesOf(section) }),
    ...(snapshotsOf && { snapshotsOf }),
    ...(period && { period }),
  };
}
