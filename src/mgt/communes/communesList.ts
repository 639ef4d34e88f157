/** Search params of the commune overview and their query variables. */
import { federalStates } from "#domain/federalStates";
import { pageSize, searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { matching, oneOf } from "#lists/searchParams";
import type { CommunesScreenQuery$variables } from "./__generated__/CommunesScreenQuery.graphql";

export const communeViews = ["tiles", "list"] as const;
export type CommuneView = (typeof communeViews)[number];

export const communesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["NAME", "AGS", "STATE"], default: "NAME" },
  filters: {
    /** Codes of federal states, in the order of their keys. */
    state: {
      read: (texts: readonly string[]) => {
        const codes = texts.map((text) => text.toUpperCase());
        const states = federalStates.map(({ code }) => code).filter((code) => codes.includes(code));
        return states.length > 0 ? states : undefined;
      },
    },
    service: matching(/^[a-z0-9-]{1,64}$/),
    /** First letter of the name, A to Z. */
    initial: {
      read: (texts: readonly string[]) => texts[0]?.toUpperCase().match(/^[A-Z]$/)?.[0],
    },
  },
  /** Absent: the view last used on this device. */
  display: { view: oneOf(communeViews) },
});

export type CommunesSearch = SearchOf<typeof communesList>;
/** Sort field, with a leading minus for descending; absent: by name, ascending. */
export type CommuneSort = NonNullable<CommunesSearch["sort"]>;

/** Query variables of the list, without what depends on the viewer. */
export function communesVariables(search: CommunesSearch): Omit<CommunesScreenQuery$variables, "isWide"> {
  const { text, state, service, initial } = search;
  const filter = {
    ...(text && { text: text.trim() }),
    ...(state && { states: state }),
    ...(service && { services: [service] }),
    ...(initial && { initial }),
  };
  const isFiltered = communesList.filterCount(search) > 0;
  return {
    count: pageSize,
    filter: isFiltered ? filter : null,
    isStart: !isFiltered,
    orderBy: communesList.orderBy(search),
  };
}
