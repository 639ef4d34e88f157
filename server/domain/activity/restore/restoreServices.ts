/** Restores whether communes offer a service to citizens, and the settings and languages of their services. */
import type { LoggedActivity } from "#server/domain/activity/activityLog";
import { setCommuneServicesEnabled } from "#server/domain/communes/communeServices";
import type { Context } from "#server/context";
import { selectCommuneServices, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import { before, type RestoreHandler } from "./restorable";

/** Only of a single commune: a maintenance of the whole system is over or has its own dialog. */
export const restoreServiceState: RestoreHandler = {
  permission: "system_service_action",
  async find(ctx, entry) {
    const isEnabled = before(entry).flag("isEnabled");
    const key = serviceOf(entry);
    const service = key && (await findService(ctx, key));
    if (!service) return null;
    const { revision } = service;
    return {
      present: { isEnabled: service.isEnabled },
      last: service,
      restore: () => setCommuneServicesEnabled(ctx, [{ key, revision }], isEnabled),
    };
  },
};

/** The service of a commune that an entry is about; null: none. */
function serviceOf({ commune, serviceId }: LoggedActivity): CommuneServiceKey | null {
  return commune && serviceId !== null ? { communeAgs: commune.ags, serviceId } : null;
}

async function findService({ db }: Context, { communeAgs, serviceId }: CommuneServiceKey) {
  const services = await selectCommuneServices(db, communeAgs, null);
  return services.find((service) => service.serviceId === serviceId) ?? null;
}
