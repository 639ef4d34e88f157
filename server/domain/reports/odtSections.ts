/**
 * Repeats sections of ODT templates whose markers {#name} and {/name} are separate paragraphs, or at the start and end
 * of a table row. Other markers remain as text.
 */
import { childrenOf, elementsIn, isElement, isParagraph, readParagraph } from "./odtParagraphs";
import { replaceTag } from "./odtReplace";
import { sectionRepeats } from "./templateValues";

/** Repeats all sections of a document. */
export function expandSections(document: Document): void {
  // Copies contain the nested sections, so search again after each expansion.
  let isChanged = true;
  while (isChanged) isChanged = expandParagraphs(document);
  for (const row of [...elementsIn(document, isRow)]) expandRow(row);
}

const isRow = (node: Node): node is Element => isElement(node) && node.localName === "table-row";

/** The marker if it is the only text of a paragraph; undefined otherwise. */
function markerOf(node: Node) {
  if (!isParagraph(node)) return undefined;
  const { tags, text } = readParagraph(node);
  const [tag] = tags;
  return tag && tag.role !== "value" && tag.text === text.trim() ? tag : undefined;
}

/** Expands the first section whose markers are sibling paragraphs. Returns whether there was one. */
function expandParagraphs(document: Document): boolean {
  for (const begin of elementsIn(document, isParagraph)) {
    const marker = markerOf(begin);
    const parent = begin.parentNode;
    if (marker?.role !== "open" || !parent) continue;
    const siblings = childrenOf(parent);
    const from = siblings.indexOf(begin) + 1;
    const to = endOfSection(siblings, from);
    const end = siblings[to];
    if (!end) continue;
    repeat(siblings.slice(from, to), end);
    parent.removeChild(begin);
    parent.removeChild(end);
    return true;
  }
  return false;
}

/** Index of the closing marker of a section; -1 if it is not among the siblings. */
function endOfSection(siblings: readonly Node[], from: number): number {
  let depth = 1;
  for (const [offset, sibling] of siblings.slice(from).entries()) {
    const role = markerOf(sibling)?.role;
    if (role === "open") depth += 1;
    if (role === "close") depth -= 1;
    if (depth === 0) return from + offset;
  }
  return -1;
}

function expandRow(row: Element): void {
  const paragraphs = [...elementsIn(row, isParagraph)]
    .map(readParagraph)
    .filter(({ tags }) => tags.length > 0);
  const [first, last] = [paragraphs.at(0), paragraphs.at(-1)];
  const [open, close] = [first?.tags.at(0), last?.tags.at(-1)];
  if (open?.role !== "open" || close?.role !== "close" || open.name !== close.name) return;
  if (last) replaceTag(last, close, "");
  if (first) replaceTag(first, open, "");
  repeat([row], row.nextSibling);
}

/** Inserts copies of nodes before another node, until the section is repeated often enough. */
function repeat(nodes: readonly Node[], before: Node | null): void {
  for (let copies = 1; copies < sectionRepeats; copies += 1) {
    for (const node of nodes) node.parentNode?.insertBefore(copyOf(node), before);
  }
}

/** A copy without identifiers, which must be unique in the document. */
function copyOf(node: Node): Node {
  const copy = node.cloneNode(true);
  for (const element of [copy, ...elementsIn(copy, isElement)]) {
    if (isElement(element)) element.removeAttribute("xml:id");
  }
  return copy;
}
