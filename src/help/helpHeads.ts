/** Loads what finds the pages of the help. Apart from the pages, whose names the command palette does not need. */
import { loadChunk } from "#browser/loadChunk";
import type { Locale } from "#i18n/locales";
import type { HelpHead } from "./helpPage";

const heads: Readonly<Record<Locale, () => Promise<{ readonly heads: Readonly<Record<string, HelpHead>> }>>> =
  {
    de: () => import("./germanHeads"),
    en: () => import("./englishHeads"),
  };

const failed = new Set<() => void>();

/** Forgets failed loads, so that the next call tries again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** One promise for each key: a component that reads it again after a failure must not start the next attempt. */
export function remembered<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const loading = load(key);
    known.set(key, loading);
    loading.catch(() => failed.add(() => known.delete(key)));
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
