/** Search params of the list of KBA passwords of all communes and their query variables. */
import { isAgs } from "#domain/ags";
import { kbaPasswordStates } from "#domain/kba/kbaSettings";
import { filterValuesMax } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, flag, manyOf } from "#lists/searchParams";

export const kbaExpiriesList = defineListSearch({
  filters: {
    state: manyOf(caseInsensitive(kbaPasswordStates), kbaPasswordStates.length),
    /** Only those that keep a previous password. */
    unconfirmed: flag,
    commune: manyOf((text: string) => (isAgs(text) ? text : undefined), filterValuesMax),
  },
});
export type KbaExpiriesSearch = SearchOf<typeof kbaExpiriesList>;

/** Variables of the query of the list. */
export function kbaExpiryVariables(search: KbaExpiriesSearch) {
  const { state, unconfirmed, commune } = search;
  const filter =
    state || unconfirmed || commune
      ? { states: state ?? null, isUnconfirmed: unconfirmed ?? null, communes: commune ?? null }
      : null;
  return { filter, ...kbaExpiriesList.page(search) };
}
