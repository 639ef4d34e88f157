/** Sums of bookings. */
import type { Context } from "#server/context";
import { sumBookings, type StoredBookingSum } from "#server/storage/accounting/bookingSums";
import { readBookingFilter, type BookingFilter } from "./bookings";

/** Sums of the rows under a filter. */
export interface BookingSums {
  /** By budget item and tax rate. */
  readonly rows: readonly BookingSum[];
  readonly count: number;
  readonly total: number;
  readonly vat: number;
  readonly openCount: number;
  readonly openTotal: number;
  readonly failedCount: number;
  readonly failedTotal: number;
}

interface BookingSum {
  readonly budgetItem: string | null;
  readonly vatRate: number;
  readonly count: number;
  readonly total: number;
  readonly vat: number;
}

/** Sums all bookings under a filter within the viewer's scope. Throws like listBookings. */
export async function readBookingSums(ctx: Context, filter: BookingFilter): Promise<BookingSums> {
  const sums = await sumBookings(ctx.db, readBookingFilter(ctx, filter));
  const [booked, open, failed] = [sumOf(sums, "BOOKED"), sumOf(sums, "OPEN"), sumOf(sums, "FAILED")];
  return {
    rows: sums.flatMap(({ part, vatRate, ...sum }) =>
      part === "BUDGET_ITEM" && vatRate !== null ? [{ ...sum, vatRate }] : [],
    ),
    count: booked.count,
    total: booked.total,
    vat: booked.vat,
    openCount: open.count,
    openTotal: open.total,
    failedCount: failed.count,
    failedTotal: failed.total,
  };
}

function sumOf(sums: readonly StoredBookingSum[], part: StoredBookingSum["part"]) {
  return sums.find((sum) => sum.part === part) ?? { count: 0, total: 0, vat: 0 };
}
