/** The saved layout that was used last, by commune, kept in the browser. */
import type { StoredValues } from "#browser/storage";

/** Further communes replace the one used longest ago. */
const communesMax = 50;

/** AGS and id of a layout; the one used last comes last. */
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

/** Id of the layout used last in a commune; undefined: none, or one that is not saved. */
export function lastLayout(stored: StoredValues, ags: string): string | undefined {
  return readAll(stored).find(([commune]) => commune === ags)?.[1];
}

/** Remembers the layout used in a commune; null: one that is not saved. */
export function keepLastLayout(stored: StoredValues, ags: string, id: string | null): void {
  const others = readAll(stored).filter(([commune]) => commune !== ags);
  const all: readonly Entry[] = id === null ? others : [...others, [ags, id]];
  stored.write("bookingLayouts", JSON.stringify(all.slice(-communesMax)));
}
