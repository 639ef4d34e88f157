/** Reads single values of a document for its form. */
import { readResource } from "#domain/resources/readResource";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { JsonValue } from "#domain/resources/resourceNodes";
import type { ValuePath, ValueSchema } from "#domain/resources/resourceSchemas";

/** The value at a path; undefined if there is none. */
export function documentValue(kind: ResourceKind, text: string, path: ValuePath): JsonValue | undefined {
  const { value } = readResource(kind, text);
  return path.reduce<JsonValue | undefined>(
    (parent, part) => Object.entries(parent ?? {}).find(([name]) => name === String(part))?.[1],
    value ?? undefined,
  );
}

/** Text of a value in its field. */
export function fieldText(value: JsonValue | undefined): string {
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

/** Parses the text of a field; undefined removes the value. */
export function typedValue(schema: ValueSchema, text: string, isRequired: boolean): JsonValue | undefined {
  if (text === "") return isRequired ? "" : undefined;
  if (schema.type === "integer" && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (schema.type === "boolean") return text === "true";
  return text;
}

/** The texts of a list. */
export function listItems(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
