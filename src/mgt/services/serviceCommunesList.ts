/** Search params of a service's page and their query variables. */
import { federalStates } from "#domain/federalStates";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, manyOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { preload, type Loading } from "#relay/preload";
import type { SystemServiceScreenQuery } from "./__generated__/SystemServiceScreenQuery.graphql";
import ScreenParameters from "./__generated__/SystemServiceScreenQuery$parameters";

/** States of a service in a commune in the URL, with their values in the contract. */
const states = { enabled: "ENABLED", disabled: "DISABLED", waiting: "WAITING" } as const;
export type CommuneStateName = keyof typeof states;
export const communeStateNames = [
  "enabled",
  "disabled",
  "waiting",
] as const satisfies readonly CommuneStateName[];

/** Kinds of own content in the URL, with their values in the contract. */
const ownContent = {
  texts: "TEXTS",
  drafts: "DRAFTS",
  files: "FILES",
  fees: "FEES",
  "fee-rule": "FEE_RULE",
  settings: "SETTINGS",
  form: "FORM",
} as const;
export type ContentName = keyof typeof ownContent;
export const contentNames = [
  "texts",
  "drafts",
  "files",
  "fees",
  "fee-rule",
  "settings",
  "form",
] as const satisfies readonly ContentName[];

const federalStateCodes = federalStates.map(({ code }) => code);

/** The communes with a service. */
export const serviceCommunesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: {
    land: manyOf(caseInsensitive(federalStateCodes), filterValuesMax),
    state: manyOf(caseInsensitive(communeStateNames), filterValuesMax),
    /** With their own version of any of these. */
    own: manyOf(caseInsensitive(contentNames), filterValuesMax),
  },
});

export type ServiceCommunesSearch = SearchOf<typeof serviceCommunesList>;
export type ServiceCommunesAddress = ListAddress<ServiceCommunesSearch>;

/** Starts the query of the page. */
export const preloadSystemService = (loading: Loading, serviceId: string, search: ServiceCommunesSearch) =>
  preload<SystemServiceScreenQuery>(loading, "mgt", ScreenParameters, {
    serviceId,
    filter: filterOf(search),
    ...serviceCommunesList.page(search),
  });

function filterOf({ text, land, state, own }: ServiceCommunesSearch) {
  const trimmed = text?.trim();
  const filter = {
    ...(trimmed && { text: trimmed }),
    ...(land && { federalStates: land }),
    ...(state && { states: state.map((name) => states[name]) }),
    ...(own && { ownContent: own.map((name) => ownContent[name]) }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
