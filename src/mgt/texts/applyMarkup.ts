/** Inserts markup into a text with valid HTML nesting. */
import type { Place } from "#domain/texts/textProblem";

/** Element that a button adds. */
export type Markup = "a" | "em" | "p" | "strong" | "ul";

/** Replaces a range by `open`, `content` and `close`, and selects the content. */
export interface MarkupEdit extends Place {
  readonly open: string;
  readonly content: string;
  readonly close: string;
}

const tag = /<(\/?)([a-z]+)\b[^<>]*>/gi;
const blockTag = /(<\/?(?:li|ol|p|ul)\b[^<>]*>)/i;
const blocks = ["li", "ol", "p", "ul"];

/** Returns the edit that adds markup to the selection; null if it has the markup already or HTML forbids it there. */
export function applyMarkup(markup: Markup, text: string, selection: Place): MarkupEdit | null {
  const around = openElements(text.slice(0, selection.start));
  if (markup === "p") return addParagraphs(text, selection, around);
  return markup === "ul" ? addList(text, selection, around) : addInline(markup, text, selection, around);
}

/** Names of the elements still open at the end of the text, innermost last. */
function openElements(text: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, written = ""] of text.matchAll(tag)) {
    const name = written.toLowerCase();
    if (slash === "") {
      if (name !== "br") open.push(name);
    } else if (open.includes(name)) open.length = open.lastIndexOf(name);
  }
  return open;
}

/** Adds an inline element inside each block of the selection. */
function addInline(
  name: "a" | "em" | "strong",
  text: string,
  { start, end }: Place,
  around: readonly string[],
): MarkupEdit | null {
  const selected = text.slice(start, end);
  if (name === "a" && (around.includes("a") || /<a\b/i.test(selected))) return null;
  const [open, close] = [name === "a" ? '<a href="https://">' : `<${name}>`, `</${name}>`];
  const parts = selected.split(blockTag);
  if (parts.length === 1) return { start, end, open, content: selected, close };
  const content = parts.map((part) => (blockTag.test(part) ? part : wrapped(part, open, close))).join("");
  return { start, end, open: "", content, close: "" };
}

/** Wraps the parts of the selection that are outside of blocks in paragraphs. */
function addParagraphs(text: string, { start, end }: Place, around: readonly string[]): MarkupEdit | null {
  const innermost = around.at(-1);
  if (innermost !== undefined && innermost !== "li") return null;
  const selected = text.slice(start, end);
  const parts = selected.split(blockTag);
  if (parts.length === 1) return { start, end, open: "<p>", content: selected, close: "</p>" };
  let depth = 0;
  const content = parts
    .map((part) => {
      if (blockTag.test(part)) depth += part.startsWith("</") ? -1 : 1;
      return depth === 0 && !blockTag.test(part) ? wrapped(part, "<p>", "</p>") : part;
    })
    .join("");
  return content === selected ? null : { start, end, open: "", content, close: "" };
}

/** Creates a list with an item per line or paragraph. Within an item, lines become items of the same list. */
function addList(text: string, { start, end }: Place, around: readonly string[]): MarkupEdit | null {
  const selected = text.slice(start, end);
  const innermost = around.at(-1);
  if (/<\/?(?:li|ol|ul)\b/i.test(selected)) return null;
  if (innermost !== undefined && !blocks.includes(innermost)) return null;
  const content = linesOf(selected).join("</li><li>");
  if (innermost === "li") {
    const isOneLine = content !== "" && content === selected;
    return isOneLine ? null : { start, end, open: content === "" ? "</li><li>" : "", content, close: "" };
  }
  if (innermost === "ul" || innermost === "ol") {
    return { start, end, open: "<li>", content, close: "</li>" };
  }
  const list = { open: "<ul><li>", content, close: "</li></ul>" };
  if (innermost !== "p") return { start, end, ...list };
  // A list splits the paragraph that contains it; empty parts are omitted.
  if (/<\/?p\b/i.test(selected)) return null;
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  const [isFirst, isLast] = [/<p>$/i.test(before), /^<\/p>/i.test(after)];
  return {
    start: isFirst ? before.length - "<p>".length : start,
    end: isLast ? text.length - after.length + "</p>".length : end,
    open: `${isFirst ? "" : "</p>"}${list.open}`,
    content,
    close: `${list.close}${isLast ? "" : "<p>"}`,
  };
}

function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/<p\b[^<>]*>/gi, "")
    .split(/\n|<\/p>|<br\b[^<>]*>/i)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Wraps a text without its surrounding whitespace. Whitespace alone is unchanged. */
function wrapped(part: string, open: string, close: string): string {
  const inner = part.trim();
  if (inner === "") return part;
  const at = part.indexOf(inner);
  return part.slice(0, at) + open + inner + close + part.slice(at + inner.length);
}
