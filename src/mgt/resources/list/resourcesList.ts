/** Search params of the list of resources and its query variables. */
import { isAgs } from "#domain/ags";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { cutText } from "#domain/cutText";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { resourceTypes, resourceUrnMaxLength, type ResourceType } from "#domain/resources/resourceKinds";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { manyOf, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { preload, type Loading } from "#relay/preload";
import type { ResourcesTableQuery } from "./__generated__/ResourcesTableQuery.graphql";
import TableParameters from "./__generated__/ResourcesTableQuery$parameters";

/** Lists of resources: one for each kind, and one of all. */
export const resourceLists = ["all", ...resourceTypes] as const;
export type ResourceListName = (typeof resourceLists)[number];

/** Whether the last part of the path names a list. */
export const isResourceList = (text: string): text is ResourceListName =>
  resourceLists.some((name) => name === text);

/** Options of the filter by days until a certificate expires. */
export const expiryDays = ["30", "90", "365"] as const;
const yesOrNo = oneOf(["yes", "no"]);

export const resourcesList = defineListSearch({
  // A URN may be pasted.
  textMaxLength: resourceUrnMaxLength,
  sort: { fields: ["TYPE", "RESOURCE_ID", "NAME", "UPDATED_AT", "EXPIRES_AT"], default: "NAME" },
  filters: {
    /** AGS; also accepts those whose leading zero was lost in a spreadsheet. */
    commune: manyOf((text: string) => [text, `0${text}`].find(isAgs), filterValuesMax),
    deprecated: yesOrNo,
    used: yesOrNo,
    /** Only keystores with a certificate that expires within this number of days. */
    expires: oneOf(expiryDays),
  },
});

export type ResourcesSearch = SearchOf<typeof resourcesList>;
export type ResourcesAddress = ListAddress<ResourcesSearch>;

/** Starts the query of the list that path and search params describe. */
export const preloadResources = (loading: Loading, list: ResourceListName, search: ResourcesSearch) =>
  preload<ResourcesTableQuery>(loading, "mgt", TableParameters, {
    filter: resourceFilter(list, search, new Date()),
    ...resourcesList.page(search),
  });

/** The filter of the contract; null for all resources. */
function resourceFilter(list: ResourceListName, search: ResourcesSearch, now: Date) {
  const { commune, deprecated, used, expires } = search;
  const text = cutText(search.text?.trim() ?? "", searchTextMaxLength);
  const types: ResourceType[] = list === "all" ? [] : [list];
  const filter = {
    ...(text && { text }),
    ...(types.length > 0 && { types }),
    ...(commune && { communes: commune }),
    ...(deprecated && { isDeprecated: deprecated === "yes" }),
    ...(used && { isUsed: used === "yes" }),
    ...(expires && { expiresBefore: addDays(calendarDayOf(now), Number(expires) + 1) }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
