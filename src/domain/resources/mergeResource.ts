/** Three-way merge of a document by path. */
import { diff3Merge } from "node-diff3";
import { compareValues, isSame, type ChangedValue } from "./changedValues";
import { setResourceValue } from "./editResource";
import { readResource } from "./readResource";
import type { ResourceKind } from "./resourceKinds";
import type { JsonValue } from "./resourceNodes";
import { type ValuePath } from "./resourceSchemas";

/** A value that both sides changed differently. */
export interface MergeConflict {
  readonly path: ValuePath;
  readonly pointer: string;
  readonly base: JsonValue | undefined;
  readonly mine: JsonValue | undefined;
  readonly theirs: JsonValue | undefined;
}

/** The result of a merge. */
export interface MergedResource {
  /** All changes of both sides; "mine" wins conflicts. */
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
  /** Applied changes of the other side. */
  readonly taken: readonly ChangedValue[];
}

/** The three states of a document. */
export interface MergeInput {
  /** The common base of both sides. */
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges my changes with those that another user has saved in between. Keeps the comments of both sides if the changes
 * are in different lines, otherwise mine. Returns null if one of the documents cannot be parsed.
 */
export function mergeResource(kind: ResourceKind, { base, mine, theirs }: MergeInput): MergedResource | null {
  const readings = [base, mine, theirs].map((text) => readResource(kind, text));
  const [start, own, other] = readings.map(({ value }) => value);
  if (!start || !own || !other || readings.some(({ document }) => (document?.errors.length ?? 1) > 0))
    return null;

  const mineByPath = compareValues(start, own);
  const theirsByPath = compareValues(start, other);
  const conflicts: MergeConflict[] = [];
  const taken: ChangedValue[] = [];
  const changes: { readonly path: ValuePath; readonly value: JsonValue | undefined }[] = [];
  for (const change of theirsByPath) {
    const overlapping = mineByPath.filter(({ path }) => overlaps(path, change.path));
    const [same] = overlapping;
    if (same === undefined) {
      taken.push(change);
      changes.push({ path: change.path, value: change.after });
    } else if (overlapping.length === 1 && same.pointer === change.pointer) {
      if (isSame(same.after, change.after)) continue;
      const merged = mergeTexts(change.before, same.after, change.after);
      if (merged !== null) changes.push({ path: change.path, value: merged });
      else conflicts.push({ ...place(change), base: change.before, mine: same.after, theirs: change.after });
    } else {
      const path = shortest([change.path, ...overlapping.map((each) => each.path)]);
      const at = (value: JsonValue | undefined) => valueAt(value, path);
      conflicts.push({ path, pointer: pointerText(path), base: at(start), mine: at(own), theirs: at(other) });
    }
  }
  const merged = changes.reduce((text, { path, value }) => setResourceValue(text, path, value), mine);
  const byLine = mergeLines(kind, { base, mine, theirs }, merged);
  return { text: byLine ?? merged, conflicts: unique(conflicts), taken };
}

/** Whether one path is within the other. */
function overlaps(one: ValuePath, other: ValuePath): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((part, at) => part === other[at]);
}

function shortest(paths: readonly ValuePath[]): ValuePath {
  return paths.reduce((least, path) => (path.length < least.length ? path : least));
}

const place = ({ path, pointer }: ChangedValue) => ({ path, pointer });

function pointerText(path: ValuePath): string {
  return path.map((part) => `/${part}`).join("");
}

function valueAt(value: JsonValue | undefined, path: ValuePath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((parent, part) => {
    if (typeof parent !== "object" || parent === null || Array.isArray(parent)) return undefined;
    const found = Object.entries(parent).find(([name]) => name === part);
    return found?.[1];
  }, value);
}

function unique(conflicts: readonly MergeConflict[]): MergeConflict[] {
  return [...new Map(conflicts.map((conflict) => [conflict.pointer, conflict])).values()];
}

/** Merges multi-line texts; null if they are not, or if both sides changed the same line. */
function mergeTexts(
  base: JsonValue | undefined,
  mine: JsonValue | undefined,
  theirs: JsonValue | undefined,
): string | null {
  if (typeof base !== "string" || typeof mine !== "string" || typeof theirs !== "string") return null;
  return base.includes("\n") ? linesOf(base, mine, theirs) : null;
}

/** The texts merged line by line, which keeps the comments of both sides, if that yields the same values. */
function mergeLines(kind: ResourceKind, { base, mine, theirs }: MergeInput, expected: string): string | null {
  const text = linesOf(base, mine, theirs);
  if (text === null) return null;
  const [read, wanted] = [readResource(kind, text), readResource(kind, expected)];
  if (read.document === null || read.document.errors.length > 0 || read.value === null) return null;
  return isSame(read.value, wanted.value ?? undefined) ? text : null;
}

function linesOf(base: string, mine: string, theirs: string): string | null {
  const [o, a, b] = [base, mine, theirs].map((text) => text.split("\n"));
  if (!o || !a || !b) return null;
  const parts = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  if (parts.some(({ conflict }) => conflict)) return null;
  return parts.flatMap(({ ok }) => ok ?? []).join("\n");
}
