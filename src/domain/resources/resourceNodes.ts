/** Walks the nodes of a YAML document: collects their values and locations, and reports content that is not allowed. */
import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Scalar,
} from "yaml";
import { pointerOf, type ValuePath } from "./resourceSchemas";
import type { ResourceProblemCode } from "./resourceProblems";

/** Value of a document as JSON. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** Object of a document; it has no prototype. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A part of the text. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A value and its location. */
export interface NodePlace {
  readonly path: ValuePath;
  /** Absent if there is no value. */
  readonly node: Node | null;
  readonly value: TextRange;
  /** Its key; equal to `value` for items of lists and the document. */
  readonly key: TextRange;
}

/** Result of the walk. */
export interface NodeWalk {
  readonly value: JsonValue;
  /** By JSON pointer. */
  readonly places: ReadonlyMap<string, NodePlace>;
  readonly problems: readonly {
    readonly code: ResourceProblemCode;
    readonly params?: Readonly<Record<string, string>>;
    readonly path: ValuePath;
    readonly range: TextRange;
  }[];
}

/** Names that would access the prototype of an object. */
const forbiddenKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Built-in tags of the parser; all others are refused. */
const plainTags = /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/;

/** Reads the values of a document and their locations. Reports aliases, custom tags and invalid keys as problems. */
export function walkNodes(document: Document): NodeWalk {
  const places = new Map<string, NodePlace>();
  const problems: NodeWalk["problems"][number][] = [];
  const whole = { from: 0, to: 0 };

  function read(node: unknown, path: ValuePath, key: TextRange): JsonValue {
    const isNode = isScalar(node) || isCollection(node) || isAlias(node);
    const range = isNode ? rangeOf(node, key) : key;
    places.set(pointerOf(path), { path, node: isNode ? node : null, value: range, key });
    if (isAlias(node) || (isNode && "anchor" in node && node.anchor)) {
      problems.push({ code: "alias_not_allowed", path, range });
    }
    if (isAlias(node)) return null;
    if (isNode && node.tag !== undefined && !plainTags.test(node.tag)) {
      problems.push({ code: "tag_not_allowed", params: { tag: node.tag.slice(0, 100) }, path, range });
    }
    if (isSeq(node)) return node.items.map((item, at) => read(item, [...path, at], range));
    if (isMap(node)) return readMap(node.items, path);
    return isScalar(node) ? scalarValue(node) : null;
  }

  function readMap(items: readonly unknown[], path: ValuePath): JsonObject {
    const found = new Map<string, JsonValue>();
    for (const pair of items) {
      if (!isPair(pair)) continue;
      const range = isScalar(pair.key) ? rangeOf(pair.key, whole) : whole;
      const name = isScalar(pair.key) && typeof pair.key.value === "string" ? pair.key.value : null;
      if (name === null || forbiddenKeys.has(name)) {
        problems.push({ code: "key_invalid", path, range });
      } else if (found.has(name)) {
        problems.push({
          code: "key_duplicate",
          params: { key: name.slice(0, 100) },
          path: [...path, name],
          range,
        });
      } else {
        found.set(name, read(pair.value, [...path, name], range));
      }
    }
    return Object.fromEntries(found);
  }

  return { value: read(document.contents, [], whole), places, problems };
}

function scalarValue({ value }: Scalar): JsonValue {
  if (typeof value === "string" || typeof value === "boolean" || typeof value === "number") return value;
  return typeof value === "bigint" ? Number(value) : null;
}

function rangeOf(node: Node, fallback: TextRange): TextRange {
  const [from, to] = node.range ?? [fallback.from, fallback.to];
  return { from, to };
}
