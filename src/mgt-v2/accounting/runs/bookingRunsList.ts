/** Search params of the list of export runs; it has no filters. */
import { defineListSearch, type SearchOf } from "#lists/listSearch";

export const bookingRunsList = defineListSearch({});

export type BookingRunsSearch = SearchOf<typeof bookingRunsList>;
