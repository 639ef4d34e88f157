/** Loads the pages of the help. */
import { loadChunk } from "#browser/loadChunk";
import type { Locale } from "#i18n/locales";
import { remembered } from "./helpHeads";
import type { HelpBlock, HelpInline, HelpPage } from "./helpPage";

const pages = import.meta.glob<HelpPage>("./{de,en}/*.md", { query: "?page", import: "default" });

const loadFile = remembered(async (file: string): Promise<HelpPage | null> => {
  const load = pages[file];
  return load ? loadChunk(load) : null;
});

/** The page with this name; null if there is none. Rejects with a ChunkLoadError. */
export function loadHelpPage(locale: Locale, slug: string): Promise<HelpPage | null> {
  return loadFile(`./${locale}/${slug}.md`);
}

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
