/** Paragraphs of ODT templates and their placeholders. A placeholder {name} may be split across spans. */
import { DOMParser } from "@xmldom/xmldom";
import { placeholderUse, type PlaceholderUse } from "./placeholderUses";
import { placeholderMalformed, templateUnreadable } from "./templateRefusals";

export const textNamespace = "urn:oasis:names:tc:opendocument:xmlns:text:1.0";

/** Parts of an ODT document with text: the body, and headers and footers. */
export const odtTextParts = ["content.xml", "styles.xml"] as const;

/** Parses checked XML. */
export function parseOdtPart(xml: string): Document {
  const refuse = () => {
    throw templateUnreadable();
  };
  const errorHandler = { warning: () => undefined, error: refuse, fatalError: refuse };
  return new DOMParser({ errorHandler }).parseFromString(xml, "text/xml");
}

/** A text node, or an element that represents a space, a tab or a line break. */
interface Segment {
  readonly node: Node;
  readonly text: string;
  /** Position in the text of the paragraph. */
  readonly start: number;
}

/** A placeholder in a paragraph. */
export interface OdtTag extends PlaceholderUse {
  readonly start: number;
  readonly end: number;
}

export interface OdtParagraph {
  readonly element: Element;
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly tags: readonly OdtTag[];
}

/** Elements whose text is not part of the document: comments and deleted text. */
const hidden = new Set(["annotation", "tracked-changes"]);

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** A snapshot of the children. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const hasParagraphName = ({ namespaceURI, localName }: Element): boolean =>
  namespaceURI === textNamespace && (localName === "p" || localName === "h");

export const isParagraph = (node: Node): node is Element => isElement(node) && hasParagraphName(node);

/** Elements below a node that match a condition, in document order; skips hidden text. */
export function* elementsIn(node: Node, accept: (node: Node) => node is Element): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child) || hidden.has(child.localName)) continue;
    if (accept(child)) yield child;
    yield* elementsIn(child, accept);
  }
}

/** Reads a paragraph. Throws Refusal if braces do not form a placeholder. */
export function readParagraph(element: Element): OdtParagraph {
  const segments: Segment[] = [];
  const end = collectSegments(element, segments, 0);
  const text = segments.map((segment) => segment.text).join("");
  return { element, text, segments, tags: end === 0 ? [] : tagsOf(text) };
}

const blanks: Readonly<Record<string, string>> = { s: " ", tab: "\t", "line-break": "\n" };

/** Collects the segments of a node, except those of nested paragraphs, e.g. in frames and notes. */
function collectSegments(node: Node, segments: Segment[], start: number): number {
  let end = start;
  const add = (segment: Node, text: string) => {
    segments.push({ node: segment, text, start: end });
    end += text.length;
  };
  for (const child of childrenOf(node)) {
    if (isText(child)) {
      add(child, child.data);
      continue;
    }
    if (!isElement(child) || hasParagraphName(child) || hidden.has(child.localName)) continue;
    const blank = child.namespaceURI === textNamespace ? blanks[child.localName] : undefined;
    if (blank === undefined) end = collectSegments(child, segments, end);
    else add(child, blank);
  }
  return end;
}

/** Text or CDATA. */
export const isText = (node: Node): node is Text => node.nodeType === 3 || node.nodeType === 4;

function tagsOf(text: string): OdtTag[] {
  const tags: OdtTag[] = [];
  let start = -1;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === "{") {
      if (start >= 0) throw placeholderMalformed(text.slice(start));
      start = index;
    } else if (start >= 0) {
      // An unmatched closing brace is text, as in DOCX.
      tags.push({ ...placeholderUse(text.slice(start + 1, index)), start, end: index + 1 });
      start = -1;
    }
  }
  if (start >= 0) throw placeholderMalformed(text.slice(start));
  return tags;
}
