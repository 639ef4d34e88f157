/** Search params of the fees of a service. */
import { readCalendarDay } from "#domain/calendarDays";
import { searchTextMaxLength } from "#domain/limits";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf, type Param } from "#lists/searchParams";

/** The day whose prices are shown; today by default. */
export const asOf: Param<string> = { read: ([first = ""]) => readCalendarDay(first) ?? undefined };

/** Id of the table, which the toolbar names as well. */
export const feesTableId = "fees";

export const feesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: { status: oneOf(["active", "inactive"]) },
  display: { asOf },
});

export type FeesSearch = SearchOf<typeof feesList>;
