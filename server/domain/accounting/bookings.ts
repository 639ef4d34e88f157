/** Reads accounting bookings within the viewer's scope: support and admins all, members those of their services. */
import { isAgs } from "#domain/ags";
import type { BookingKind, BookingState } from "#domain/accounting/bookings";
import { startOfDay, startOfNextDay } from "#domain/calendarDays";
import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { recordPersonalDataRead } from "#server/domain/activity/personalDataReads";
import { narrowScope, serviceScopeOf } from "#server/domain/communes/serviceScope";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import type { PageBounds } from "#server/domain/lists/paging";
import { requireSearchText } from "#server/domain/lists/searchPatterns";
import { failure } from "#server/failure";
import {
  bookingOrder,
  bookingSource,
  selectBookings,
  selectBookingValues,
  type BookingOrderField,
  type StoredBooking,
} from "#server/storage/accounting/bookings";
import type { BookingConditions, BookingSearch } from "#server/storage/accounting/bookingFilter";
import type { ServiceScope } from "#server/storage/communes/serviceScope";
import { containsPattern } from "#server/storage/database/textConditions";

/** A booking: a fee of a payment, or a refund of it. */
export type Booking = StoredBooking;

/** A filter as in the contract. `null`, absent values and empty lists match all. */
export interface BookingFilter {
  readonly communes?: readonly string[] | null;
  readonly services?: readonly string[] | null;
  readonly period?: { readonly from?: string | null; readonly to?: string | null } | null;
  readonly budgetItems?: readonly string[] | null;
  readonly paymentMethods?: readonly string[] | null;
  readonly states?: readonly BookingState[] | null;
  readonly kinds?: readonly BookingKind[] | null;
  readonly totalFrom?: number | null;
  readonly totalTo?: number | null;
  readonly text?: string | null;
  readonly isExported?: boolean | null;
}

/** A sort order as in the contract. */
export interface BookingOrder {
  readonly field: BookingOrderField;
  readonly direction: "ASC" | "DESC";
}

/** The services whose bookings the viewer may see; null: all. */
function bookingScopeOf(ctx: Context): ServiceScope {
  return serviceScopeOf(ctx);
}

/** Whether the viewer may see licence plates and VINs, and search for them. */
export function canSeeVehicles(ctx: Context): boolean {
  return can(ctx.viewer, "processes");
}

/** Returns the licence plate or VIN of a booking and records the read; null if the viewer may not see it. */
export async function readVehicle(
  ctx: Context,
  { processId }: Pick<StoredBooking, "processId">,
  value: string | null,
): Promise<string | null> {
  if (value === null || !canSeeVehicles(ctx)) return null;
  await recordPersonalDataRead(ctx, { id: processId });
  return value;
}

/**
 * Lists a page, latest first unless another order is given. Throws bad_request for invalid bounds, cursors and filters;
 * also end_before_start.
 */
export async function listBookings(
  ctx: Context,
  filter: BookingFilter,
  orderBy: BookingOrder | null,
  bounds: PageBounds,
): Promise<CountedPage<Booking>> {
  const { field, direction } = orderBy ?? { field: "DATE", direction: "DESC" };
  const isDescending = direction === "DESC";
  const order = bookingOrder(field, isDescending);
  return readCountedPage(ctx.db, bookingSource(readBookingFilter(ctx, filter)), {
    order,
    isDescending,
    ...bounds,
  });
}

/** Returns the booking with this bare id. Null if it does not exist or the viewer may not see it. */
export async function findBooking(ctx: Context, id: number): Promise<Booking | null> {
  const [found] = await selectBookings(ctx.db, [id], bookingScopeOf(ctx));
  return found ?? null;
}

/** Values to filter by. */
export interface BookingFilterValues {
  readonly budgetItems: readonly string[];
  readonly paymentMethods: readonly string[];
}

/** Returns values among the bookings that the viewer may see, of one commune if given. */
export async function readBookingFilterValues(
  ctx: Context,
  commune: string | null,
): Promise<BookingFilterValues> {
  const conditions = readBookingFilter(ctx, { communes: commune === null ? null : [commune] });
  const [budgetItems, paymentMethods] = await Promise.all([
    selectBookingValues(ctx.db, "budget_item", conditions),
    selectBookingValues(ctx.db, "payment_method", conditions),
  ]);
  return { budgetItems, paymentMethods };
}

/** Converts a filter to conditions within the viewer's scope. Throws like listBookings. */
export function readBookingFilter(ctx: Context, filter: BookingFilter): BookingConditions {
  const { from = null, to = null } = filter.period ?? {};
  if (from !== null && to !== null && to < from) throw failure("end_before_start");
  const communes = given(filter.communes)?.filter(isAgs) ?? null;
  const services = given(filter.services)?.filter((id) => findService(id) !== undefined) ?? null;
  return {
    ...narrowScope(bookingScopeOf(ctx), { communes, services }),
    from: from === null ? null : startOfDay(from),
    before: to === null ? null : startOfNextDay(to),
    budgetItems: given(filter.budgetItems),
    paymentMethods: given(filter.paymentMethods),
    states: given(filter.states),
    kinds: given(filter.kinds),
    ...readAmounts(filter),
    search: readSearch(ctx, filter.text),
    isExported: filter.isExported ?? null,
  };
}

function readAmounts({ totalFrom = null, totalTo = null }: BookingFilter) {
  if ((totalFrom ?? 0) < 0 || (totalTo ?? 0) < 0) throw badRequest("totalFrom and totalTo are not negative.");
  if (totalFrom !== null && totalTo !== null && totalFrom > totalTo) {
    throw badRequest("totalFrom must not exceed totalTo.");
  }
  return { totalFrom, totalTo };
}

/** Null if the text consists of blanks and hyphens only. */
function readSearch(ctx: Context, text: string | null | undefined): BookingSearch | null {
  const searched = requireSearchText(text);
  if (/^[\s\p{Dash_Punctuation}\u2212]*$/u.test(searched)) return null;
  return { pattern: containsPattern(searched), withVehicles: canSeeVehicles(ctx) };
}

function given<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  return values?.length ? [...new Set(values)] : null;
}

function badRequest(detail: string) {
  return failure("bad_request", { detail });
}
