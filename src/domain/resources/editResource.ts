/** Changes single values of a document. Keeps comments, order and the notation of all other values. */
import { isMap, isNode, isScalar, Scalar, stringify, type Document } from "yaml";
import { parseResource } from "./readResource";
import { walkNodes, type JsonValue } from "./resourceNodes";
import { pointerOf, type ValuePath } from "./resourceSchemas";

/** Do not fold long lines, so that unchanged values keep their notation. */
const writing = { lineWidth: 0, indent: 2 } as const;

/** Words and numbers that this or other YAML parsers would not read as text. */
const needsQuotes = /^(?:y|n|yes|no|on|off|true|false|null|~|[-+.]?\d.*)$/i;

/** The notation of a scalar, on one line. */
export function writeScalar(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const plain = stringify(value, writing).trimEnd();
  const isPlain = plain === value && !needsQuotes.test(value) && !value.includes("\n");
  return isPlain ? plain : JSON.stringify(value);
}

/**
 * Sets the value at a path and creates its parent objects. Text that cannot be parsed is unchanged.
 * @param value undefined removes the value with its key
 */
export function setResourceValue(text: string, path: ValuePath, value: JsonValue | undefined): string {
  const document = parseResource(text);
  if (document.errors.length > 0 || path.length === 0) return text;
  const present = walkNodes(document).places.get(pointerOf(path));
  const isInline =
    isScalar(present?.node) &&
    present.node.type !== Scalar.BLOCK_FOLDED &&
    present.node.type !== Scalar.BLOCK_LITERAL &&
    present.value.to > present.value.from;
  if (isInline && isText(value)) {
    return `${text.slice(0, present.value.from)}${writeScalar(value)}${text.slice(present.value.to)}`;
  }
  if (value === undefined) {
    if (present === undefined) return text;
    removeValue(document, path);
  } else {
    document.setIn(path, toNode(document, value));
  }
  return document.toString(writing);
}

function isText(value: JsonValue | undefined): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** Removes a value, and parent objects that become empty. */
function removeValue(document: Document, path: ValuePath): void {
  document.deleteIn(path);
  const parent = path.slice(0, -1);
  if (parent.length === 0) return;
  const above = document.getIn(parent);
  if (isMap(above) && above.items.length === 0) removeValue(document, parent);
}

function toNode(document: Document, value: JsonValue): unknown {
  const node: unknown = document.createNode(value);
  if (isNode(node)) quoteTexts(node);
  return node;
}

/** Quotes texts that other parsers would not read as text. */
function quoteTexts(node: unknown): void {
  if (isScalar(node)) {
    if (typeof node.value === "string" && needsQuotes.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
  } else if (typeof node === "object" && node !== null && "items" in node && Array.isArray(node.items)) {
    for (const item of node.items) {
      quoteTexts(
        typeof item === "object" && item !== null && "value" in item && "key" in item ? item.value : item,
      );
    }
  }
}
