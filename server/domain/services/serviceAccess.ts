/** Access to the parts of a commune's service, such as its texts and settings. */
import { hasCapability } from "#domain/serviceCatalogue";
import type { ServiceCapability } from "#domain/serviceCapabilities";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  lockCommuneServices,
  type CommuneServiceKey,
  type StoredCommuneService,
} from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { scopeOf } from "#server/domain/communes/communeScope";
import { Refusal, userError } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";

/** Whether the service belongs to the viewer's roles. Does not check that the commune offers it. */
export function canAccessService(ctx: Context, { communeAgs, serviceId }: CommuneServiceKey): boolean {
  const scope = scopeOf(requireViewer(ctx));
  return (
    scope === null || scope.services.some((one) => one.ags === communeAgs && one.serviceId === serviceId)
  );
}

/**
 * Returns the service that a mutation names by the node id in a field of its input; for use inside `inTransaction`. The
 * row is locked until the transaction ends, so changes of one service run one after the other.
 * @param key null if no such service can exist
 * @param field name of that field
 * @throws Refusal not_found; capability_missing if the service lacks the capability
 * @throws GraphQLError insufficient_permissions
 */
export async function requireCommuneService(
  ctx: Context,
  tx: Transaction,
  key: CommuneServiceKey | null,
  capability: ServiceCapability,
  field = "id",
): Promise<StoredCommuneService> {
  if (!key) throw new Refusal([userError("not_found", [field])]);
  if (!canAccessService(ctx, key)) throw failure("insufficient_permissions");
  const [service] = await lockCommuneServices(tx, [key]);
  if (!service) throw new Refusal([userError("not_found", [field])]);
  if (!hasCapability(key.serviceId, capability)) {
    throw new Refusal([userError("capability_missing", [field])]);
  }
  return service;
}
