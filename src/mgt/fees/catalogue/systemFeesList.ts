/** Search params of the catalogue of fees and their query variables. */
import { calendarDayOf } from "#domain/calendarDays";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { flag, manyOf, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { asOf } from "#mgt/fees/service/feesList";
import { preload, type Loading } from "#relay/preload";
import type { SystemFeesTableQuery } from "./__generated__/SystemFeesTableQuery.graphql";
import TableParameters from "./__generated__/SystemFeesTableQuery$parameters";

export const systemFeesTableId = "system-fees";

export const systemFeesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: {
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, filterValuesMax),
    status: oneOf(["active", "inactive"]),
    /** Only fees with communes that have their own version. */
    deviating: flag,
  },
  grouping: { asOf },
});

export type SystemFeesSearch = SearchOf<typeof systemFeesList>;
export type SystemFeesAddress = ListAddress<SystemFeesSearch>;

/** Starts the query of the list that the search params describe. */
export const preloadSystemFees = (loading: Loading, search: SystemFeesSearch) =>
  preload<SystemFeesTableQuery>(loading, "mgt", TableParameters, variablesOf(search));

function variablesOf(search: SystemFeesSearch) {
  const { service, status, deviating, asOf: day } = search;
  const text = search.text?.trim();
  const filter = {
    ...(text && { text }),
    ...(service && { serviceIds: service }),
    ...(status && { status: status === "active" ? ("ACTIVE" as const) : ("INACTIVE" as const) }),
    ...(deviating && { isDeviating: true }),
  };
  return {
    filter: Object.keys(filter).length > 0 ? filter : null,
    on: day ?? calendarDayOf(new Date()),
    ...systemFeesList.page(search),
  };
}
