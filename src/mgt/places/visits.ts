/** Visits that have not been sent yet, in local storage, so that they survive reloads. */
import type { StoredValues } from "#browser/storage";
import { placeKinds, visitsMax } from "#domain/places";
import type { Visit } from "./placeLink";

interface StoredVisits {
  /** Node id of the user. Visits of another user are dropped. */
  readonly userId: string;
  readonly visits: readonly Visit[];
}

/** The visits of the user, earliest first. */
export function readVisits(stored: StoredValues, userId: string): readonly Visit[] {
  try {
    const kept = JSON.parse(stored.read("visits") ?? "null") as StoredVisits | null;
    if (kept?.userId !== userId) return [];
    return kept.visits.filter(({ kind, key }) => placeKinds.includes(kind) && typeof key === "string");
  } catch {
    return [];
  }
}

/** Adds visits after the others; of several visits of a place the last one is kept. Returns their number. */
export function addVisits(stored: StoredValues, userId: string, visits: readonly Visit[]): number {
  const kept = new Map<string, Visit>();
  for (const visit of [...readVisits(stored, userId), ...visits]) {
    const name = `${visit.kind} ${visit.key}`;
    kept.delete(name);
    kept.set(name, visit);
  }
  const latest = [...kept.values()].slice(-visitsMax);
  stored.write("visits", JSON.stringify({ userId, visits: latest } satisfies StoredVisits));
  return latest.length;
}

/** Removes and returns the visits of the user, to send them. */
export function takeVisits(stored: StoredValues, userId: string): readonly Visit[] {
  const visits = readVisits(stored, userId);
  stored.write("visits", null);
  return visits;
}

/** Puts visits back that could not be sent, before those that were added meanwhile. */
export function returnVisits(stored: StoredValues, userId: string, visits: readonly Visit[]): void {
  const later = takeVisits(stored, userId);
  if (visits.length + later.length > 0) addVisits(stored, userId, [...visits, ...later]);
}
