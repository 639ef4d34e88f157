/** Converts documents of a deprecated kind into its successor. */
import { isMap, isScalar, type Document, type YAMLMap } from "yaml";
import { parseResource } from "./readResource";
import type { ResourceKind } from "./resourceKinds";
import { successorOf } from "./resourceSchemas";

/**
 * The document for the successor, with its comments; null if the kind is not deprecated or the text cannot be parsed.
 * Placeholders of secrets are kept, at the path of the successor.
 */
export function convertToSuccessor(kind: ResourceKind, text: string): string | null {
  const successor = successorOf(kind);
  const document = parseResource(text);
  if (successor === null || document.errors.length > 0 || !isMap(document.contents)) return null;
  if (kind.type === "restService" && kind.version === "v1") moveUrlIntoEndpoint(document, document.contents);
  return document.toString({ lineWidth: 0 });
}

/** Moves `url` to `endpoint.url`, at the same position. */
function moveUrlIntoEndpoint(document: Document, map: YAMLMap): void {
  const at = map.items.findIndex(({ key }) => isScalar(key) && key.value === "url");
  const pair = map.items[at];
  if (pair === undefined || !isScalar(pair.key)) return;
  const moved = document.createPair("endpoint", document.createNode({ url: pair.value }));
  if (isScalar(moved.key)) {
    moved.key.commentBefore = pair.key.commentBefore;
    moved.key.spaceBefore = pair.key.spaceBefore;
  }
  map.items[at] = moved;
}
