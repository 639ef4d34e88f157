/** The filter of a series of export runs. It does not depend on the user who continues the series. */
import { bookingKinds, type BookingKind } from "#domain/accounting/bookings";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { requireSearchText } from "#server/domain/lists/searchPatterns";
import type { BookingConditions } from "#server/storage/accounting/bookingFilter";
import type { BookingRunFilter } from "#server/storage/columnTypes";

import { readBookingFilter, type BookingFilter } from "./bookings";

/**
 * Converts a filter to that of a new series in a commune. Members see only some services, which become part of it.
 * Throws bad_request and end_before_start.
 */
export function readRunFilter(ctx: Context, communeAgs: string, filter: BookingFilter): BookingRunFilter {
  const conditions = readBookingFilter(ctx, {
    ...filter,
    communes: [communeAgs],
    states: null,
    isExported: null,
  });
  const { scope, services, budgetItems, paymentMethods, kinds, totalFrom, totalTo, search } = conditions;
  const { from = null, to = null } = filter.period ?? {};
  return {
    services: scope === null ? services : scope.map(({ serviceId }) => serviceId),
    from,
    to,
    budgetItems,
    paymentMethods,
    kinds,
    totalFrom,
    totalTo,
    text: search && requireSearchText(filter.text),
  };
}

/** The conditions of a series, equal for all viewers. */
export function runConditions(
  ctx: Context,
  communeAgs: string,
  { services, from, to, ...filter }: BookingRunFilter,
): BookingConditions {
  const { search, ...conditions } = readBookingFilter(ctx, { ...filter, period: { from, to } });
  return {
    ...conditions,
    scope: null,
    communes: [communeAgs],
    services,
    // Licence plates and VINs are erased later; searching them would drop bookings from the series.
    search: search && { ...search, withVehicles: false },
  };
}

const kindLabels: Readonly<Record<BookingKind, string>> = { PAYMENT: "Buchungen", REFUND: "Erstattungen" };

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** The filter in German, for the file. */
export function runFilterLines(filter: BookingRunFilter) {
  const day = (text: string) => text.split("-").toReversed().join(".");
  const amount = (cents: number) => euros.format(cents / 100);
  const { services, budgetItems, paymentMethods, kinds, text } = filter;
  const lines = [
    ["Dienste", services?.map((id) => findService(id)?.name.de ?? id).join(", ")],
    ["Zeitraum", span(filter.from, filter.to, day)],
    ["Haushaltsstellen", budgetItems?.map((item) => item || "ohne Haushaltsstelle").join(", ")],
    ["Zahlungsarten", paymentMethods?.join(", ")],
    [
      "Art",
      kinds &&
        bookingKinds
          .filter((kind) => kinds.includes(kind))
          .map((kind) => kindLabels[kind])
          .join(", "),
    ],
    ["Betrag ohne Vorzeichen", span(filter.totalFrom, filter.totalTo, amount)],
    ["Suchtext", text],
  ] as const;
  return lines.flatMap(([name, value]) => (value === null || value === undefined ? [] : { name, value }));
}

function span<Value>(from: Value | null, to: Value | null, format: (value: Value) => string): string | null {
  if (from === null) return to === null ? null : `bis ${format(to)}`;
  return to === null ? `ab ${format(from)}` : `${format(from)} bis ${format(to)}`;
}
