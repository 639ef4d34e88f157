import { useLingui } from "@lingui/react/macro";
import type { Query } from "#domain/palette/query";
import { rankEntries, type RankedEntry } from "./paletteEntry";
import { useActionEntries } from "./useActionEntries";
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
export function usePaletteEntries(text: string, query: Query): PaletteEntries {
  const { t } = useLingui();
  const screens = useScreenEntries();
  const catalogue = useCatalogueEntries();
  const actions = useActionEntries();
  const processes = useProcessEntries(text, query);
  const local = query.length === 0 ? [...screens, ...actions] : [...screens, ...catalogue, ...actions];
  return {
    entries: [...rankEntries(query, local), ...processes.entries],
    isSearching: processes.isSearching,
    failure: processes.hasFailed
      ? t`Der Server konnte nicht gefragt werden. Die Treffer hier sind nur die, die ohne ihn zu finden sind.`
      : null,
  };
}
