import { useLingui } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import type { Query } from "#domain/palette/query";
import { rankEntries, rankOwnPlaces, withoutRepeats } from "#domain/palette/rank";
import { useNetwork } from "#relay/network";
import type { RankedEntry } from "./paletteEntry";
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

/** All entries for the typed text: those that the app knows at once, and those that the server finds. */
export function usePaletteEntries(
  typed: string,
  query: Query,
  memory: PaletteMemory,
  address: RankedEntry | null,
): PaletteEntries {
  const { t } = useLingui();
  const hasText = query.length > 0;
  const start = usePaletteStart(memory);
  const open = useOpenPlaceEntries(memory, hasText);
  const screens = useScreenEntries();
  const catalogue = useCatalogueEntries();
  const attention = useAttentionEntries();
  const actions = useActionEntries(memory);
  const places = usePlaceEntries(memory);
  const help = useHelpEntries();
  const communes = useCommuneEntries(query, memory);
  const processes = useProcessEntries(typed, query);
  const found = useFoundEntries(typed, query);
  const own = rankOwnPlaces(query, [...open, ...places]);
  const local = rankEntries(
    query,
    hasText ? [...screens, ...attention, ...catalogue, ...help, ...actions] : [...screens, ...actions],
  );
  const entries = [
    ...(address ? [address] : []),
    ...own,
    ...local,
    ...communes,
    ...processes.entries,
    ...found.entries,
  ];
  // While the server cannot be reached, calls wait for it.
  const isAway = useObservable(useNetwork().reachability.retryAt) !== null;
  const hasFailed = isAway || start === "failed" || processes.hasFailed || found.hasFailed;
  return {
    entries: hasText ? withoutRepeats(entries) : entries,
    isSearching: hasText && !isAway && (start === "loading" || processes.isSearching || found.isSearching),
    failure: hasFailed
      ? t`Der Server konnte nicht gefragt werden. Die Treffer hier sind nur die, die ohne ihn zu finden sind.`
      : null,
  };
}
