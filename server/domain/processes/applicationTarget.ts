/** Checks of the commune and service that an application is for. */
import { isAgs } from "#domain/ags";
import type { ServiceCapability } from "#domain/serviceCapabilities";
import { findService } from "#domain/serviceCatalogue";
import { maintenanceState } from "#domain/maintenancePeriod";
import { findMaintenance } from "#server/domain/services/serviceMaintenance";
import { userError, type UserError } from "#server/domain/mutationResult";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Application } from "./checkApplication";

/**
 * Checks that the commune exists and offers the service, with a capability, not disabled and not in maintenance.
 * Errors: ags_invalid, not_found, capability_missing, status_not_allowed, service_in_maintenance.
 * @param isLocked locks the commune, so that it is not removed before the transaction ends
 * @param at time of the call, which decides about maintenance
 */
export async function targetErrors(
  db: Database | Transaction,
  { ags, serviceId }: Pick<Application, "ags" | "serviceId">,
  capability: ServiceCapability,
  { isLocked, at }: { readonly isLocked: boolean; readonly at: Date },
): Promise<UserError[]> {
  if (!isAgs(ags)) return [userError("ags_invalid", ["ags"])];
  const commune = await db
    .selectFrom("commune")
    .select("ags")
    .where("ags", "=", ags)
    .$if(isLocked, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!commune) return [userError("not_found", ["ags"])];
  const offered = await selectCommuneServices(db, ags, null);
  const service = findService(serviceId);
  const found = offered.find((each) => each.serviceId === serviceId);
  if (!service || !found) return [userError("not_found", ["serviceId"])];
  if (!service.capabilities.includes(capability)) {
    return [userError("capability_missing", ["serviceId"], { capability })];
  }
  if (!found.isEnabled) return [userError("status_not_allowed", ["serviceId"], { status: "disabled" })];
  const maintenance = await findMaintenance(db, serviceId, at);
  if (maintenance === null || maintenanceState(maintenance, at.getTime()) !== "ACTIVE") return [];
  return [userError("service_in_maintenance", ["serviceId"], { until: maintenance.endsAt.toISOString() })];
}
