/** Search params of the catalogue of services and their query variables. */
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { serviceCapabilities } from "#domain/serviceCapabilities";
import { serviceGroups } from "#domain/serviceGroups";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, flag, manyOf, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { preload, type Loading } from "#relay/preload";
import type { SystemServicesTableQuery } from "./__generated__/SystemServicesTableQuery.graphql";
import TableParameters from "./__generated__/SystemServicesTableQuery$parameters";

export const systemServicesTableId = "system-services";

/** States in the URL, with their values in the contract. */
export const serviceStates = { enabled: "ENABLED", partly: "PARTLY_ENABLED", disabled: "DISABLED" } as const;

type StateName = keyof typeof serviceStates;
export const stateNames = ["enabled", "partly", "disabled"] as const satisfies readonly StateName[];

export const systemServicesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: {
    fields: ["GROUP", "NAME_DE", "NAME_EN", "COMMUNE_COUNT", "ENABLED_COUNT", "APPLICATION_COUNT"],
    default: "GROUP",
  },
  filters: {
    group: manyOf(caseInsensitive(serviceGroups), filterValuesMax),
    /** Services that have all of them. */
    capability: manyOf(caseInsensitive(serviceCapabilities), filterValuesMax),
    state: manyOf(caseInsensitive(stateNames), filterValuesMax),
    use: oneOf(["offered", "unused"]),
    /** Only services that communes will offer once they are initialized. */
    awaited: flag,
  },
});

export type SystemServicesSearch = SearchOf<typeof systemServicesList>;
export type SystemServicesAddress = ListAddress<SystemServicesSearch>;

/** Starts the query of the list that the search params describe. */
export const preloadSystemServices = (loading: Loading, search: SystemServicesSearch) =>
  preload<SystemServicesTableQuery>(loading, "mgt", TableParameters, variablesOf(search));

function variablesOf(search: SystemServicesSearch) {
  const { group, capability, state, use, awaited } = search;
  const text = search.text?.trim();
  const filter = {
    ...(text && { text }),
    ...(group && { groups: group }),
    ...(capability && { capabilities: capability }),
    ...(state && { states: state.map((name) => serviceStates[name]) }),
    ...(use && { isOffered: use === "offered" }),
    ...(awaited && { isAwaited: true }),
  };
  return {
    filter: Object.keys(filter).length > 0 ? filter : null,
    views: viewsShown,
    ...systemServicesList.page(search),
  };
}
