/** Loads what finds the pages of the help. */
import { loadChunk } from "#browser/loadChunk";
import type { Locale } from "#i18n/locales";
import type { HelpHead } from "./helpPage";

const heads: Readonly<Record<Locale, () => Promise<{ readonly heads: Readonly<Record<string, HelpHead>> }>>> =
  {
    de: () => import("./germanHeads"),
    en: () => import("./englishHeads"),
  };

/** One promise for each key, so that a component can read it again; a failed load is forgotten. */
export function remembered<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const loading = load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}

/** Title, summary and headings of all pages by their names. Rejects with a ChunkLoadError. */
export const loadHelpHeads = remembered(async (locale: Locale): Promise<ReadonlyMap<string, HelpHead>> => {
  const loaded = await loadChunk(heads[locale]);
  return new Map(
    Object.entries(loaded.heads).map(([file, head]) => [file.replace(/^.*\/|\.md$/g, ""), head]),
  );
});
