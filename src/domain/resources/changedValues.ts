/** Compares two documents by path. */
import { isValidReading, readResource } from "./readResource";
import type { ResourceKind } from "./resourceKinds";
import type { JsonValue } from "./resourceNodes";
import { pointerOf, type ValuePath } from "./resourceSchemas";

/** A value that differs. */
export interface ChangedValue {
  readonly path: ValuePath;
  readonly pointer: string;
  /** Undefined: it was added. */
  readonly before: JsonValue | undefined;
  /** Undefined: it was removed. */
  readonly after: JsonValue | undefined;
}

/** Values that differ between two documents, in the order of the later one; null if one of them cannot be read. */
export function changedValues(kind: ResourceKind, before: string, after: string): ChangedValue[] | null {
  const [earlier, later] = [readResource(kind, before), readResource(kind, after)];
  const isReadable = (reading: typeof earlier) => isValidReading(reading) || reading.value !== null;
  if (!isReadable(earlier) || !isReadable(later)) return null;
  return compareValues(earlier.value ?? undefined, later.value ?? undefined);
}

/** Values that differ between two JSON values: single values, and lists as a whole. */
export function compareValues(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: ValuePath = [],
): ChangedValue[] {
  if (isSame(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path, pointer: pointerOf(path), before, after }];
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name) =>
    compareValues(valueOf(before, name), valueOf(after, name), [...path, name]),
  );
}

/** Whether two JSON values are the same; the order of keys does not matter. */
export function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item: JsonValue, at) => isSame(item, other[at]));
  }
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
    );
  }
  return one === other;
}

type JsonMap = Readonly<Record<string, JsonValue>>;

function isObject(value: JsonValue | undefined): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueOf(object: JsonMap, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
