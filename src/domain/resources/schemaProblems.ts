/** Converts JSON Schema validation errors to problems of a document. */
import type { JsonError } from "json-schema-library";
import type { ResourceProblemCode } from "./resourceProblems";
import { pathOf, schemaAt, type ResourceSchema } from "./resourceSchemas";

export interface SchemaProblem {
  readonly code: ResourceProblemCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** Converts an error to a problem of the value at the JSON pointer. */
export function schemaProblem(
  { code, data }: JsonError,
  schema: ResourceSchema,
  pointer: string,
): SchemaProblem {
  const text = (name: string) => plainText(data[name]);
  switch (code) {
    case "required-property-error":
      return { code: "key_missing", params: { key: text("key") } };
    case "no-additional-properties-error": {
      const key = text("property").slice(0, 100);
      return { code: "key_unknown", params: { key, proposal: similarKey(schema, pointer, key) } };
    }
    case "type-error":
      return { code: "type_wrong", params: { expected: expectedName(text("expected")) } };
    case "enum-error":
    case "const-error":
      return { code: "value_not_listed", params: { values: listed(data.values ?? data.expected) } };
    case "min-length-error":
      return { code: "value_missing" };
    case "max-length-error":
      return { code: "text_too_long", params: { max: text("maxLength") } };
    case "pattern-error":
      return { code: "format_wrong", params: { pattern: text("pattern") } };
    case "minimum-error":
    case "maximum-error": {
      const { minimum = "", maximum = "" } = schemaAt(schema, pathOf(pointer)) ?? {};
      return { code: "number_out_of_range", params: { min: String(minimum), max: String(maximum) } };
    }
    case "min-items-error":
    case "min-items-one-error":
      return { code: "list_too_short", params: { min: text("minItems") || "1" } };
    case "max-items-error":
      return { code: "list_too_long", params: { max: text("maximum") || text("maxItems") } };
    case "unique-items-error":
      return { code: "item_duplicate" };
    default:
      return { code: "format_wrong", params: { pattern: "" } };
  }
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(plainText).join(", ") : plainText(values);
}

function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function expectedName(type: string): string {
  const names: Readonly<Record<string, string>> = { string: "text", array: "list" };
  return names[type] ?? type;
}

/** The allowed key that differs only by case or separators; empty if there is none. */
function similarKey(schema: ResourceSchema, pointer: string, key: string): string {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const parent = schemaAt(schema, pathOf(pointer).slice(0, -1));
  return Object.keys(parent?.properties ?? {}).find((name) => plain(name) === plain(key)) ?? "";
}
