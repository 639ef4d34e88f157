/** What lies between two states of a thing, value by value, secrets masked. */
import { isSecretName, secretMask } from "#domain/secretNames";

/** A value that differs. */
export interface FieldChange {
  /** Path with dots, e.g. roles.0.services. */
  readonly path: string;
  /** Null: there was none. */
  readonly before: unknown;
  /** Null: it was removed. */
  readonly after: unknown;
}

const changesMax = 500;
const depthMax = 32;

/** The values that differ, at most 500, in the order of the things' own fields. Lists of plain values count as one. */
export function fieldChanges(before: unknown, after: unknown): readonly FieldChange[] {
  const changes: FieldChange[] = [];
  collect(changes, [], before, after);
  return changes;
}

function collect(changes: FieldChange[], path: readonly string[], before: unknown, after: unknown): void {
  if (changes.length >= changesMax || isSame(before, after)) return;
  const parts = path.length < depthMax ? partsOf(before, after) : null;
  if (parts === null) {
    changes.push({ path: path.join("."), before: masked(path, before), after: masked(path, after) });
    return;
  }
  for (const name of parts) collect(changes, [...path, name], partOf(before, name), partOf(after, name));
}

/** Names of the parts by which two values are to be compared; null: they are to be compared as wholes. */
function partsOf(before: unknown, after: unknown): readonly string[] | null {
  const present = [before, after].filter((value) => value !== null && value !== undefined);
  const areParted = present.every(isRecord) || present.every(isListOfRecords);
  if (!areParted) return null;
  const names = new Set(present.flatMap((value) => Object.keys(value)));
  return names.size === 0 ? null : [...names];
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfRecords(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

function masked(path: readonly string[], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return path.some(isSecretName) ? secretMask : value;
}
