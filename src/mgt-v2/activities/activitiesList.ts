/** Search params of the activity log and their query variables. */
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
export type ActivitiesAddress = ListAddress<ActivitiesSearch>;

/** ActivityFilter of the schema for the entries of a commune. */
export function activitiesFilter(ags: string, search: ActivitiesSearch) {
  const { actor, section } = search;
  const period = rangeOf(activitiesList.span(search, "period"));
  const snapshotsOf = section && snapshotSubjectOf(section);
  return {
    communes: [ags],
    ...(section && { types: activityTypesOf(section) }),
    ...(snapshotsOf && { snapshotsOf }),
    ...(actor && { actor: actor.trim() }),
    ...(period && { period }),
  };
}
