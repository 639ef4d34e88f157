/** The history of a service for all who may see it: entries of the log about its switch, content and settings. */
import { can } from "#domain/permissions";
import { serviceHistoryTypes } from "#domain/serviceHistory";
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import type { PageBounds } from "#server/domain/lists/paging";
import { activityOrder, activitySource } from "#server/storage/activities";
import { anyEntry } from "#server/storage/activity/activityConditions";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { LoggedActivity } from "./activityLog";
import { fieldChanges, type FieldChange } from "./fieldChanges";

/**
 * Returns a page of the history, latest first; null if the commune does not offer the service, or the viewer may not see it.
 * Throws bad_request for invalid bounds and cursors.
 */
export async function listServiceHistory(
  ctx: Context,
  service: CommuneServiceKey,
  bounds: PageBounds,
): Promise<CountedPage<LoggedActivity> | null> {
  if (!(await findCommuneService(ctx, service))) return null;
  const { communeAgs, serviceId } = service;
  const types = serviceHistoryTypes(serviceId, (permission) => can(ctx.viewer, permission));
  const source = activitySource({ ...anyEntry, types, communes: [communeAgs], services: [serviceId] });
  return readCountedPage(ctx.db, source, { order: activityOrder, isDescending: true, ...bounds });
}

/** The changed values of an entry of the history that the viewer may see. */
export function visibleChanges(
  { viewer }: Context,
  { type, before, after }: LoggedActivity,
): readonly FieldChange[] {
  const changes = fieldChanges(before, after);
  if (type !== "SAVE_SERVICE_CONFIG" || can(viewer, "service_extensions")) return changes;
  return changes.filter(({ path }) => path !== "extensions" && !path.startsWith("extensions."));
}
