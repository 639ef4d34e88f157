/** Rows of export runs by booking. */
import type { BookingEntry } from "#domain/accounting/bookings";
import type { Context } from "#server/context";
import type { RunScope } from "#server/storage/accounting/bookingRuns";
import { runScopeOf, type BookingRun } from "./bookingRuns";

/** A row of an export run about a booking. */
export interface BookingExport {
  readonly run: BookingRun;
  readonly entry: BookingEntry;
  readonly total: number;
}

/** Returns the rows for the booking with this bare id, from runs that the viewer may see, earliest first. */
export async function readBookingExports(ctx: Context, bookingId: number): Promise<BookingExport[]> {
  const scope = runScopeOf(ctx);
  const rows = await ctx.loaders.bookingExports.load(bookingId);
  const runs = await Promise.all(rows.map(({ runId }) => ctx.loaders.bookingRuns.load(runId)));
  return rows.flatMap(({ entry, total }, index) => {
    const run = runs[index];
    return run && isVisible(run, scope) ? [{ run, entry, total }] : [];
  });
}

/** Whether all services of the run are in the scope, as in lists of runs. */
function isVisible({ communeAgs, filter }: BookingRun, scope: RunScope): boolean {
  if (scope === null) return true;
  return filter.services?.every((service) => scope[communeAgs]?.includes(service)) ?? false;
}
