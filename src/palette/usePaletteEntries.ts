import { useLingui } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import type { Query } from "#domain/palette/query";
import { useNetwork } from "#relay/network";
import { rankEntries, type RankedEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { useActionEntries } from "./useActionEntries";
import { useAttentionEntries } from "./useAttentionEntries";
import { useCommuneEntries } from "./useCommuneEntries";
import { useFoundEntries } from "./useFoundEntries";
import { useHelpEntries } from "./useHelpEntries";
import { useOpenPlaceEntries } from "./useOpenPlaceEntries";
import { usePaletteStart } from "./usePaletteStart";
import { usePlaceEntries } from "./usePlaceEntries";
import { useProcessEntries } from "./useProcessEntries";
import { useCatalogueEntries, useScreenEntries } from "./useScreenEntries";

interface PaletteEntries {
  readonly entries: readonly RankedEntry[];
  /** The server has not answered yet. */
  readonly isSearching: boolean;
  /** What could not be searched; null if nothing failed. */
  readonly failure: string | null;
}

/** Points of the open place, visited places and favourites above others that match as well. */
const placePoints = 15;

/** All entries for the typed text: those that the app knows at once, and those that the server finds. */
export function usePaletteEntries(text: string, query: Query, memory: PaletteMemory): PaletteEntries {
  const { t } = useLingui();
  const hasText = query.length > 0;
  const start = usePaletteStart(memory);
  const open = useOpenPlaceEntries(memory, hasText);
  const screens = useScreenEntries();
  const catalogue = useCatalogueEntries();
  const attention = useAttentionEntries();
  const actions = useActionEntries();
  const places = usePlaceEntries(memory);
  const help = useHelpEntries();
  const communes = useCommuneEntries(query, memory);
  const processes = useProcessEntries(text, query);
  const found = useFoundEntries(text, query);
  const own = rankEntries(query, [...open, ...places]).map((entry) => ({
    ...entry,
    score: entry.score + placePoints,
  }));
  const local = rankEntries(
    query,
    hasText ? [...screens, ...attention, ...catalogue, ...help, ...actions] : [...screens, ...actions],
  );
  // While the server cannot be reached, calls wait for it.
  const isAway = useObservable(useNetwork().reachability.retryAt) !== null;
  const hasFailed = isAway || start === "failed" || processes.hasFailed || found.hasFailed;
  return {
    entries: withoutRepeats([...own, ...local, ...communes, ...processes.entries, ...found.entries], hasText),
    isSearching: hasText && !isAway && (start === "loading" || processes.isSearching || found.isSearching),
    failure: hasFailed
      ? t`Der Server konnte nicht gefragt werden. Die Treffer hier sind nur die, die ohne ihn zu finden sind.`
      : null,
  };
}

/** While something is typed, each place is listed once: as the best of its entries, or the first of equals. */
function withoutRepeats(entries: readonly RankedEntry[], hasText: boolean): readonly RankedEntry[] {
  if (!hasText) return entries;
  const best = new Map<string, RankedEntry>();
  for (const entry of entries) {
    const place = entry.path ?? entry.key;
    const other = best.get(place);
    if (!other || other.score < entry.score) best.set(place, entry);
  }
  return [...best.values()];
}
