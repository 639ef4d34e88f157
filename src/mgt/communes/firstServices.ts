import type { ServicesOfGroup } from "#domain/serviceCatalogue";

/** Limits grouped services to the first `count`. */
export function firstServices(groups: readonly ServicesOfGroup[], count: number): ServicesOfGroup[] {
  let left = count;
  return groups.flatMap(({ group, services }) => {
    const taken = services.slice(0, left);
    left -= taken.length;
    return taken.length > 0 ? [{ group, services: taken }] : [];
  });
}
