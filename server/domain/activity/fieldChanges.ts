/** Computes a field-by-field diff of two states of an object, with secrets masked. */
import { identifyingFields } from "#domain/activityFields";
import { isSecretName, secretMask } from "#domain/secretNames";

/** A field that differs, or that identifies the changed object. */
export interface FieldChange {
  /** Path separated by dots, e.g. roles.0.services. */
  readonly path: string;
  /** `null` if the field was added. */
  readonly before: unknown;
  /** `null` if the field was removed. */
  readonly after: unknown;
}

const changesMax = 500;
const depthMax = 32;

/**
 * Returns the changed fields in field order, at most 500, plus the fields that identify the object. A list of plain
 * values counts as one value; an empty object or list of objects as none.
 */
export function fieldChanges(before: unknown, after: unknown): readonly FieldChange[] {
  const changes: FieldChange[] = [];
  collect(changes, [], before, after);
  return changes;
}

function collect(changes: FieldChange[], path: readonly string[], before: unknown, after: unknown): void {
  if (changes.length >= changesMax || (isSame(before, after) && !isIdentifying(path, after))) return;
  const parts = path.length < depthMax ? keysToCompare(before, after) : null;
  if (parts === null) {
    changes.push({ path: path.join("."), before: masked(path, before), after: masked(path, after) });
    return;
  }
  for (const name of parts)
    collect(changes, [...path, name], propertyOf(before, name), propertyOf(after, name));
}

/** Returns the keys to compare individually, or null to compare the values as a whole. */
function keysToCompare(before: unknown, after: unknown): readonly string[] | null {
  const present = [before, after].filter((value) => value !== null && value !== undefined);
  const areLists = present.every(isListOfRecords) && present.some((list) => list.length > 0);
  if (!areLists && !present.every(isRecord)) return null;
  return [...new Set(present.flatMap((value) => Object.keys(value)))];
}

function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfRecords(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isIdentifying([name = "", ...nested]: readonly string[], value: unknown): boolean {
  return nested.length === 0 && identifyingFields.includes(name) && value !== null && value !== undefined;
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

function masked(path: readonly string[], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return path.some(isSecretName) ? secretMask : value;
}
