/** The communes and services of a user's role entries. */
import { isScoped } from "#domain/permissions";
import type { Viewer } from "#session/viewer";

/** Up to this number of communes there are wide tiles with their services, and no search. */
const browsableMax = 6;

/** Number of communes and services assigned by a user's role entries. */
export function countAssigned(viewer: Viewer | null): { communes: number; services: number } {
  const assigned = new Map<string, Set<string>>();
  for (const { commune, services } of viewer?.roles ?? []) {
    if (!commune) continue;
    const before = assigned.get(commune.ags) ?? [];
    assigned.set(commune.ags, new Set([...before, ...services]));
  }
  const services = [...assigned.values()].reduce((sum, ids) => sum + ids.size, 0);
  return { communes: assigned.size, services };
}

/** Whether a user has so few communes that their tiles show the services. */
export function hasWideTiles(viewer: Viewer | null): boolean {
  return isScoped(viewer) && countAssigned(viewer).communes <= browsableMax;
}
