/** The last used saved layout by commune, stored in the browser. */
import type { StoredValues } from "#browser/storage";

/** Maximum number of communes; others replace the least recently used one. */
const communesMax = 50;

/** AGS and layout id, least recently used first. */
type Entry = readonly [ags: string, id: string];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

function readAll({ read }: StoredValues): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(read("bookingLayouts") ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Id of the layout last used in a commune; undefined: none, or an unsaved one. */
export function lastLayout(stored: StoredValues, ags: string): string | undefined {
  return readAll(stored).find(([commune]) => commune === ags)?.[1];
}

/** Stores the layout used in a commune; null: an unsaved one. */
export function keepLastLayout(stored: StoredValues, ags: string, id: string | null): void {
  const others = readAll(stored).filter(([commune]) => commune !== ags);
  const all: readonly Entry[] = id === null ? others : [...others, [ags, id]];
  stored.write("bookingLayouts", JSON.stringify(all.slice(-communesMax)));
}
