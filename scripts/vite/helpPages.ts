import { readFile } from "node:fs/promises";
import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Plugin } from "vite";
import type { HelpBlock, HelpHead, HelpInline, HelpPage } from "../../src/help/helpPage";

const pictureScheme = "picture:";

/** The text of a node without its marks. */
function textOf(node: PhrasingContent): string {
  if ("children" in node) return node.children.map(textOf).join("");
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  throw new Error(`Help pages have no ${node.type}.`);
}

const textOfAll = (nodes: readonly PhrasingContent[]) => nodes.map(textOf).join("");

function inlineOf(node: PhrasingContent): HelpInline {
  switch (node.type) {
    case "text":
      return node.value.replaceAll("\n", " ");
    case "strong":
      return { kind: "strong", text: textOf(node) };
    case "inlineCode":
      return { kind: "code", text: node.value };
    case "link":
      if (!node.url.startsWith("/")) throw new Error(`${node.url} is no path of the app.`);
      return { kind: "link", to: node.url, text: textOf(node) };
    default:
      throw new Error(`Help pages have no ${node.type}.`);
  }
}

/** Anchor of a heading: its words in lower case. */
const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");

function blockOf(node: RootContent): HelpBlock {
  switch (node.type) {
    case "heading": {
      if (node.depth !== 2) throw new Error("Help pages have a title and headings of the second level.");
      const text = textOfAll(node.children);
      return { kind: "heading", id: anchorOf(text), text };
    }
    case "paragraph": {
      const [first] = node.children;
      if (node.children.length === 1 && first?.type === "image") {
        if (!first.url.startsWith(pictureScheme)) throw new Error(`${first.url} is no picture of the help.`);
        return { kind: "picture", name: first.url.slice(pictureScheme.length), alt: first.alt ?? "" };
      }
      return { kind: "paragraph", content: node.children.map(inlineOf) };
    }
    case "list":
      return {
        kind: "list",
        isOrdered: node.ordered === true,
        items: node.children.map(({ children }) => {
          const [only, ...others] = children;
          if (only?.type !== "paragraph" || others.length > 0)
            throw new Error("Lists of help pages are flat.");
          return only.children.map(inlineOf);
        }),
      };
    default:
      throw new Error(`Help pages have no ${node.type}.`);
  }
}

/** Compiles the Markdown of a page: title, a sentence as summary, and the content. Throws if it has other elements. */
export function compileHelpPage(markdown: string): HelpPage {
  const [title, summary, ...content] = fromMarkdown(markdown).children;
  if (title?.type !== "heading" || title.depth !== 1) throw new Error("A help page begins with its title.");
  if (summary?.type !== "paragraph") throw new Error("A sentence follows the title of a help page.");
  const blocks = content.map(blockOf);
  return {
    title: textOfAll(title.children),
    summary: textOfAll(summary.children),
    headings: blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : [])),
    blocks,
  };
}

/** Compiles Markdown files that are imported with the query `page` (a HelpPage) or `head` (a HelpHead). */
export function helpPages(): Plugin {
  return {
    name: "help-pages",
    enforce: "pre",
    async load(id) {
      const [, file, part] = /^(.+\.md)\?(page|head)$/.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      try {
        const page = compileHelpPage(await readFile(file, "utf8"));
        const { title, summary, headings } = page;
        const head: HelpHead = { title, summary, headings };
        return { code: `export default ${JSON.stringify(part === "page" ? page : head)};`, moduleType: "js" };
      } catch (cause) {
        throw new Error(`${file} could not be compiled.`, { cause });
      }
    },
  };
}
