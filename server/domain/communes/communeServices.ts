/** Services that a commune offers. */
import { cutText } from "#domain/cutText";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  lockCommuneServices,
  selectCommuneServices,
  type CommuneServiceKey,
  type StoredCommuneService,
} from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { assertCommuneAccess, canAccessCommune, scopeOf } from "./communeScope";
import { addServices, enableServices, removeService, type ServiceAuthor } from "./changeServices";
import { lockRequiredCommune } from "./saveCommune";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflictError,
  done,
  refused,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { inCatalogueOrder } from "#server/domain/users/users";
import { stampOf } from "#server/domain/stamp";

export type CommuneService = StoredCommuneService;

/** A service to change; `key` is null if no such service can exist. */
export interface CommuneServiceItem {
  readonly key: CommuneServiceKey | null;
  /** Revision that was read. */
  readonly revision: number;
}

/** Returns the services of a commune that the caller may see, in catalogue order. */
export async function listCommuneServices(ctx: Context, ags: string): Promise<CommuneService[]> {
  const found = await selectCommuneServices(ctx.db, ags, scopeOf(requireViewer(ctx)));
  const byId = new Map(found.map((service) => [service.serviceId, service]));
  return inCatalogueOrder([...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
}

/** Returns one service of a commune, or null if there is none or the caller may not see it. */
export async function findCommuneService(
  ctx: Context,
  key: CommuneServiceKey,
): Promise<CommuneService | null> {
  if (!canAccessCommune(ctx, key.communeAgs)) return null;
  const services = await listCommuneServices(ctx, key.communeAgs);
  return services.find((service) => service.serviceId === key.serviceId) ?? null;
}

/**
 * Adds all services or none; citizens can use them immediately. The value is the AGS, even with a conflict. Payload
 * errors: required, service_unknown, and services_duplicates at the duplicate.
 */
export function addCommuneServices(
  ctx: Context,
  input: { readonly ags: string; readonly revision: number; readonly serviceIds: readonly string[] },
): Promise<Outcome<string>> {
  const { ags, serviceIds } = input;
  return inTransaction(ctx, async (tx) => {
    const locked = await lockRequiredCommune(ctx, tx, input);
    if ("errors" in locked) return locked;
    const offered = await selectCommuneServices(tx, ags, null);
    refuseIf(
      additionErrors(
        serviceIds,
        offered.map((service) => service.serviceId),
      ),
    );
    await addServices(tx, ags, serviceIds, authorOf(ctx));
    return done(ags);
  });
}

/** Removes a service. The value is the AGS of its commune, even with a conflict. Payload errors: not_found. */
export function removeCommuneService(ctx: Context, item: CommuneServiceItem): Promise<Outcome<string>> {
  return inTransaction(ctx, async (tx) => {
    const [service] = await lockServices(ctx, tx, [item]);
    if (!service) return refused(userError("not_found", ["id"]));
    const ags = service.communeAgs;
    if (service.revision !== item.revision) return { value: ags, errors: [conflictError(service)] };
    await removeService(tx, service, authorOf(ctx));
    return done(ags);
  });
}

/**
 * Enables or disables all services or none; services already in that state are unchanged. The value is the services as
 * stored, even with a conflict. Payload errors: not_found.
 */
export async function setCommuneServicesEnabled(
  ctx: Context,
  items: readonly CommuneServiceItem[],
  isEnabled: boolean,
): Promise<Outcome<readonly CommuneService[]>> {
  const names = items.flatMap(({ key }) => (key ? nameOf(key) : []));
  if (new Set(names).size !== names.length)
    throw failure("bad_request", { detail: "The items contain duplicates." });
  return inTransaction<readonly CommuneService[]>(ctx, async (tx) => {
    const byName = new Map((await lockServices(ctx, tx, items)).map((service) => [nameOf(service), service]));
    const found = items.map(({ key, revision }) => ({
      service: key ? byName.get(nameOf(key)) : undefined,
      revision,
    }));
    refuseIf(
      found.flatMap(({ service }, at) =>
        service ? [] : [userError("not_found", ["items", String(at), "id"])],
      ),
    );
    const services = found.flatMap(({ service }) => service ?? []);
    const stale = found.flatMap(({ service, revision }) =>
      service && service.revision !== revision ? [service] : [],
    );
    if (stale.length > 0) return { value: services, errors: stale.slice(0, 1).map(conflictError) };

    const changed = services.filter((service) => service.isEnabled !== isEnabled);
    const { at, by } = stampOf(ctx);
    await enableServices(tx, changed, isEnabled, authorOf(ctx));
    return done(
      services.map((service) =>
        service.isEnabled === isEnabled
          ? service
          : { ...service, isEnabled, revision: service.revision + 1, updatedAt: at, updatedByName: by.name },
      ),
    );
  });
}

function additionErrors(serviceIds: readonly string[], offered: readonly string[]): UserError[] {
  if (serviceIds.length === 0) return [userError("required", ["serviceIds"])];
  return serviceIds.flatMap((service, at) => {
    const field = ["serviceIds", String(at)];
    if (!findService(service))
      return [userError("service_unknown", field, { service: cutText(service, 100) })];
    const isDuplicate = offered.includes(service) || serviceIds.indexOf(service) < at;
    return isDuplicate ? [userError("services_duplicates", field, { service })] : [];
  });
}

async function lockServices(ctx: Context, tx: Transaction, items: readonly CommuneServiceItem[]) {
  const keys = items.flatMap(({ key }) => key ?? []);
  for (const { communeAgs } of keys) assertCommuneAccess(ctx, communeAgs);
  return lockCommuneServices(tx, keys);
}

function nameOf({ communeAgs, serviceId }: CommuneServiceKey): string {
  return `${communeAgs}/${serviceId}`;
}

function authorOf(ctx: Context): ServiceAuthor {
  return { actor: requireViewer(ctx), at: ctx.now() };
}
