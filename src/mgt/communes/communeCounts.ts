import type { Viewer } from "#session/viewer";

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
