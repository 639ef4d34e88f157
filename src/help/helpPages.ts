/** Loads the pages of the help. */
import { loadChunk } from "#browser/loadChunk";
import type { Locale } from "#i18n/locales";
import { remembered } from "./helpHeads";
import type { HelpPage } from "./helpPage";

const pages = import.meta.glob<HelpPage>("./{de,en}/*.md", { query: "?page", import: "default" });

const loadFile = remembered(async (file: string): Promise<HelpPage | null> => {
  const load = pages[file];
  return load ? loadChunk(load) : null;
});

/** The page with this name; null if there is none. Rejects with a ChunkLoadError. */
export function loadHelpPage(locale: Locale, slug: string): Promise<HelpPage | null> {
  return loadFile(`./${locale}/${slug}.md`);
}
