/** What the address may say of the entries of the activity log, latest first, and what is asked of the server for it. */
import { activitySections, activityTypesOf } from "#domain/activitySections";
import { searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { daySpan, freeText, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { rangeOf } from "#ui/table/spans";

export const activitiesList = defineListSearch({
  filters: {
    /** Beginning of the name of those who acted. */
    actor: freeText(searchTextMaxLength),
    section: oneOf(activitySections),
    period: daySpan("from", "to"),
  },
});

export type ActivitiesSearch = SearchOf<typeof activitiesList>;
export type ActivitiesAddress = ListAddress<ActivitiesSearch>;

/** The contract's ActivityFilter, for the entries of a commune. */
export function activitiesFilter(ags: string, search: ActivitiesSearch) {
  const { actor, section } = search;
  const period = rangeOf(activitiesList.span(search, "period"));
  return {
    communes: [ags],
    ...(section && { types: activityTypesOf(section) }),
    ...(actor && { actor: actor.trim() }),
    ...(period && { period }),
  };
}
