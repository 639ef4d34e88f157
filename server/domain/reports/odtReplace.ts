/** Replaces placeholders in paragraphs of ODT templates. */
import { isText, textNamespace, type OdtParagraph, type OdtTag } from "./odtParagraphs";

/** Replaces a placeholder with text. Later placeholders of the paragraph must be replaced first. */
export function replaceTag({ element, segments }: OdtParagraph, { start, end }: OdtTag, text: string): void {
  for (const { node, start: from, text: content } of segments) {
    const to = from + content.length;
    if (to <= start || from >= end) continue;
    if (!isText(node)) {
      node.parentNode?.removeChild(node);
      continue;
    }
    const rest = node.data.slice(end - from);
    const isFirst = from <= start;
    node.data = isFirst ? node.data.slice(0, start - from) : rest;
    if (!isFirst) continue;
    const next = node.nextSibling;
    const { ownerDocument } = element;
    for (const inserted of [...textNodes(ownerDocument, text), ownerDocument.createTextNode(rest)]) {
      node.parentNode?.insertBefore(inserted, next);
    }
  }
}

/** Nodes of a text. Line breaks, tabs and repeated spaces become elements, because white space collapses. */
function textNodes(document: Document, text: string): Node[] {
  return text.split(/(\n|\t| {2,})/).map((part) => {
    if (part === "\n") return document.createElementNS(textNamespace, "text:line-break");
    if (part === "\t") return document.createElementNS(textNamespace, "text:tab");
    if (!part.startsWith("  ")) return document.createTextNode(part);
    const spaces = document.createElementNS(textNamespace, "text:s");
    spaces.setAttributeNS(textNamespace, "text:c", String(part.length));
    return spaces;
  });
}
