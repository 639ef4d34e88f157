/** Export runs of bookings, visible to viewers who see all services of the run. */
import { calendarDayOf, startOfDay } from "#domain/calendarDays";
import { bookingRunYears } from "#domain/accounting/bookings";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { scopeOf } from "#server/domain/communes/communeScope";
import { signedDownload, type Download } from "#server/domain/files/downloads";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  bookingRunOrder,
  bookingRunSource,
  selectBookingRuns,
  type RunScope,
  type StoredBookingRun,
} from "#server/storage/accounting/bookingRuns";

/** A numbered file of bookings. */
export type BookingRun = StoredBookingRun;

/** Lists the runs of a commune, latest first. Throws bad_request for invalid bounds and cursors. */
export async function listBookingRuns(
  ctx: Context,
  communeAgs: string,
  bounds: PageBounds,
): Promise<Page<BookingRun>> {
  const source = bookingRunSource(communeAgs, runScopeOf(ctx));
  return readPage(ctx.db, source, { order: bookingRunOrder, isDescending: true, ...bounds });
}

/** Returns the runs with these bare ids that the viewer may see, in the order of `ids`. */
async function findBookingRuns(ctx: Context, ids: readonly string[]): Promise<BookingRun[]> {
  return selectBookingRuns(ctx.db, ids, runScopeOf(ctx));
}

/** Returns the run with this bare id. Null if it does not exist or the viewer may not see it. */
export async function findBookingRun(ctx: Context, id: string): Promise<BookingRun | null> {
  const [run] = await findBookingRuns(ctx, [id]);
  return run ?? null;
}

/** The services whose bookings the viewer may see. */
export function runScopeOf(ctx: Context): RunScope {
  const scope = scopeOf(requireViewer(ctx));
  if (scope === null) return null;
  const services: Record<string, string[]> = {};
  for (const { ags, serviceId } of scope.services) (services[ags] ??= []).push(serviceId);
  return services;
}

/**
 * Whether the viewer may download the file. Files with licence plates and VINs require the permission to see
 * applications.
 */
export function canDownloadRun(ctx: Context, { hasVehicles }: BookingRun): boolean {
  return !hasVehicles || can(ctx.viewer, "processes");
}

/** Download of a run's file; null if it was erased or the viewer may not download it. */
export function runDownload(ctx: Context, run: BookingRun): Download | null {
  if (run.isFileErased || !canDownloadRun(ctx, run)) return null;
  return signedDownload(ctx, `booking-runs/${run.id}`, run);
}

/** Time at which the file of a run is erased. The retention period starts at the end of the run's year. */
export function fileEraseAt(createdAt: Date): Date {
  const year = Number(calendarDayOf(createdAt).slice(0, 4));
  return startOfDay(`${year + 1 + bookingRunYears}-01-01`);
}
