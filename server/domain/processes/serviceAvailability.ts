/** Whether a service of a commune accepts applications, for the front end of citizens. */
import { isAgs } from "#domain/ags";
import { findService } from "#domain/serviceCatalogue";
import { maintenanceState } from "#domain/maintenancePeriod";
import { maintenanceTextIn } from "#domain/serviceMaintenance";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import { findMaintenance, type Maintenance } from "#server/domain/services/serviceMaintenance";
import { selectCommuneServices } from "#server/storage/communes/communeServices";

/** A service, and the language of the citizen. */
interface AvailabilityRequest {
  readonly ags: string;
  readonly serviceId: string;
  readonly language?: string | null;
}

/** Returns null if the commune does not exist or does not offer the service. */
export async function readServiceAvailability(
  { db, now }: Pick<Context, "db" | "now">,
  { ags, serviceId, language }: AvailabilityRequest,
) {
  if (!isAgs(ags) || !findService(serviceId)) return null;
  const offered = await selectCommuneServices(db, ags, null);
  const service = offered.find((each) => each.serviceId === serviceId);
  if (!service) return null;
  const at = now();
  const maintenance = await findMaintenance(db, serviceId, at);
  const reason = reasonOf(service.isEnabled, maintenance, at);
  return {
    acceptsApplications: reason === null,
    reason,
    maintenance: maintenance && {
      beginsAt: maintenance.beginsAt,
      endsAt: maintenance.endsAt,
      ...maintenanceTextIn(maintenance.texts, language ?? sourceLanguage),
    },
  };
}

function reasonOf(isEnabled: boolean, maintenance: Maintenance | null, at: Date) {
  if (!isEnabled) return "DISABLED" as const;
  const isActive = maintenance !== null && maintenanceState(maintenance, at.getTime()) === "ACTIVE";
  return isActive ? ("MAINTENANCE" as const) : null;
}
