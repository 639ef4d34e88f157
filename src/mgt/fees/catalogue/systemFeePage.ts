/** Search params of a fee's page in the catalogue and their query variables. */
import { calendarDayOf } from "#domain/calendarDays";
import { searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { asOf } from "#mgt/fees/service/feesList";
import { preload, type Loading } from "#relay/preload";
import type { SystemFeeScreenQuery } from "./__generated__/SystemFeeScreenQuery.graphql";
import ScreenParameters from "./__generated__/SystemFeeScreenQuery$parameters";

/** The communes that deviate. */
export const deviationsList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["COMMUNE", "DIFFERENCE"], default: "COMMUNE" },
  grouping: { asOf },
});

export type DeviationsSearch = SearchOf<typeof deviationsList>;

interface FeeParams {
  readonly service: string;
  readonly fee: string;
}

/** Starts the query of the page. */
export const preloadSystemFee = (loading: Loading, { service, fee }: FeeParams, search: DeviationsSearch) =>
  preload<SystemFeeScreenQuery>(loading, "mgt", ScreenParameters, {
    serviceId: service,
    feeId: fee,
    on: search.asOf ?? calendarDayOf(new Date()),
    text: search.text?.trim() || null,
    ...deviationsList.page(search),
  });
