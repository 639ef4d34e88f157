/** Loads the pages of the help and what finds them. */
import { loadChunk } from "#browser/loadChunk";
import type { Locale } from "#i18n/locales";
import type { HelpBlock, HelpHead, HelpInline, HelpPage } from "./helpPage";

const pages = import.meta.glob<HelpPage>("./{de,en}/*.md", { query: "?page", import: "default" });

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
function remembered<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
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

const loadFile = remembered(async (file: string): Promise<HelpPage | null> => {
  const load = pages[file];
  return load ? loadChunk(load) : null;
});

/** The page with this name; null if there is none. Rejects with a ChunkLoadError. */
export function loadHelpPage(locale: Locale, slug: string): Promise<HelpPage | null> {
  return loadFile(`./${locale}/${slug}.md`);
}

/** Title, summary and headings of all pages by their names. Rejects with a ChunkLoadError. */
export const loadHelpHeads = remembered(async (locale: Locale): Promise<ReadonlyMap<string, HelpHead>> => {
  const loaded = await loadChunk(heads[locale]);
  return new Map(
    Object.entries(loaded.heads).map(([file, head]) => [file.replace(/^.*\/|\.md$/g, ""), head]),
  );
});

/** What the search looks through, by the names of the pages: title, summary and text. Rejects with a ChunkLoadError. */
export const loadHelpTexts = remembered(async (locale: Locale): Promise<ReadonlyMap<string, string>> => {
  const folder = `./${locale}/`;
  const files = Object.keys(pages).filter((file) => file.startsWith(folder));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const page = await loadFile(file);
        const texts = page ? [page.title, page.summary, ...page.blocks.map(textOfBlock)] : [];
        return [file.slice(folder.length, -".md".length), texts.join(" ")];
      }),
    ),
  );
});

const textOfLine = (line: readonly HelpInline[]) =>
  line.map((part) => (typeof part === "string" ? part : part.text)).join("");

function textOfBlock(block: HelpBlock): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return textOfLine(block.content);
    case "list":
      return block.items.map(textOfLine).join(" ");
    default:
      return block.alt;
  }
}
