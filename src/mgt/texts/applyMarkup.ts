/** Puts markup into a text so that elements stay nested as HTML allows it. */
import type { Place } from "#domain/texts/textProblem";

/** What a button adds. */
export type Markup = "a" | "em" | "p" | "strong" | "ul";

/** The range to replace, by an opening, a content and a closing; the content is selected afterwards. */
export interface MarkupEdit extends Place {
  readonly open: string;
  readonly content: string;
  readonly close: string;
}

const tag = /<(\/?)([a-z]+)\b[^<>]*>/gi;
const blockTag = /(<\/?(?:li|ol|p|ul)\b[^<>]*>)/i;
const blocks = ["li", "ol", "p", "ul"];

/** What adds markup to the selection; null if it has it already, or if it may not stand there. */
export function applyMarkup(markup: Markup, text: string, selection: Place): MarkupEdit | null {
  const around = openElements(text.slice(0, selection.start));
  if (markup === "p") return addParagraphs(text, selection, around);
  return markup === "ul" ? addList(text, selection, around) : addInline(markup, text, selection, around);
}

/** Names of the elements that are open at the end, the innermost last. */
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

/** Inside the blocks of the selection, not around them. */
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

/** Around what is in no block yet. */
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

/** An item per line or paragraph; within an item, the lines become items of the same list. */
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
  // A list ends the paragraph that it is in; without a rest before or after it, that part is left out.
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

/** Blanks stay outside; what has only blanks stays as it is. */
function wrapped(part: string, open: string, close: string): string {
  const inner = part.trim();
  if (inner === "") return part;
  const at = part.indexOf(inner);
  return part.slice(0, at) + open + inner + close + part.slice(at + inner.length);
}
