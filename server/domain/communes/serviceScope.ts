/** Which services of communes a caller may access. */
import type { Context } from "#server/context";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { ServiceScope } from "#server/storage/communes/serviceScope";
import { scopeOf } from "./communeScope";

/** Returns the services of the viewer; null: all. Throws unauthorized if nobody is logged in. */
export function serviceScopeOf(ctx: Context): ServiceScope {
  const scope = scopeOf(requireViewer(ctx));
  if (scope === null) return null;
  const pairs = new Map(
    scope.services.map(({ ags, serviceId }) => [`${ags}/${serviceId}`, { communeAgs: ags, serviceId }]),
  );
  return [...pairs.values()];
}

/** Values selected in a filter; null: all. */
interface ChosenServices {
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
}

/** Restricts a scope to the selected values. Returns the values as separate filters only if the scope is unlimited. */
export function narrowScope(
  scope: ServiceScope,
  { communes, services }: ChosenServices,
): ChosenServices & { readonly scope: ServiceScope } {
  if (scope === null) return { scope, communes, services };
  const [ofCommunes, ofServices] = [communes && new Set(communes), services && new Set(services)];
  const narrowed = scope.filter(
    ({ communeAgs, serviceId }) =>
      (ofCommunes?.has(communeAgs) ?? true) && (ofServices?.has(serviceId) ?? true),
  );
  return { scope: narrowed, communes: null, services: null };
}
