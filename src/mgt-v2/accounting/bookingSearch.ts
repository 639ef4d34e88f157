/** Search params of the accounting booking list and their query variables. */
import { isAgs } from "#domain/ags";
import { bookingFilterValuesMax, bookingKinds, bookingStates } from "#domain/accounting/bookings";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { amountSpan, caseInsensitive, daySpan, freeText, manyOf, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { rangeOf } from "#ui/table/spans";

/** Value in the URL for bookings without a budget item. */
export const noBudgetItem = "none";

const valueMaxLength = 100;
const value = freeText(valueMaxLength);
const someValues = manyOf((text: string) => value.read([text]), bookingFilterValuesMax);

export const bookingList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["DATE", "TOTAL", "BUDGET_ITEM"], default: "DATE", direction: "DESC" },
  filters: {
    commune: manyOf((text: string) => (isAgs(text) ? text : undefined), filterValuesMax),
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, filterValuesMax),
    /** Days of the booking. */
    period: daySpan("from", "to"),
    budgetItem: someValues,
    method: someValues,
    state: manyOf(caseInsensitive(bookingStates), bookingStates.length),
    kind: manyOf(caseInsensitive(bookingKinds), bookingKinds.length),
    /** Absolute amount with VAT, in cents. */
    total: amountSpan("totalFrom", "totalTo"),
    exported: oneOf(["yes", "no"]),
  },
  /** Id of the open booking. */
  display: { id: freeText(200) },
});

export type BookingSearch = SearchOf<typeof bookingList>;
export type BookingAddress = ListAddress<BookingSearch>;

/** Parses the search params of a list. The list of a commune has no filter by communes. */
export function parseBookingSearch(scope: "all" | "commune") {
  return (raw: Readonly<Record<string, unknown>>): BookingSearch =>
    bookingList.parse({ ...raw, ...(scope === "commune" && { commune: undefined }) });
}

/**
 * The contract's BookingFilter.
 * @param ags commune of the path; absent: those of the search
 */
export function filterOf(search: BookingSearch, ags?: string) {
  const { exported, text, budgetItem } = search;
  const total = rangeOf(bookingList.span(search, "total"));
  return {
    communes: ags === undefined ? (search.commune ?? null) : [ags],
    services: search.service ?? null,
    period: rangeOf(bookingList.span(search, "period")) ?? null,
    budgetItems: budgetItem?.map((item) => (item === noBudgetItem ? "" : item)) ?? null,
    paymentMethods: search.method ?? null,
    states: search.state ?? null,
    kinds: search.kind ?? null,
    totalFrom: total?.from ?? null,
    totalTo: total?.to ?? null,
    text: text?.trim() ?? null,
    isExported: exported === undefined ? null : exported === "yes",
  };
}
