/** Templates for new documents, generated from the schema of a kind. */
import { writeScalar } from "./editResource";
import type { ResourceKind } from "./resourceKinds";
import { resourceSchema, type ValueSchema } from "./resourceSchemas";

/** Language of the comments. */
export type SchemaLanguage = "de" | "en";

/** The name of a value in a language. */
export function schemaTitle(schema: ValueSchema, language: SchemaLanguage): string {
  return (language === "de" ? schema["x-title-de"] : schema.title) ?? schema.title ?? "";
}

/** The description of a value in a language; empty if the schema has none. */
export function schemaDescription(schema: ValueSchema, language: SchemaLanguage): string {
  return (language === "de" ? schema["x-description-de"] : schema.description) ?? schema.description ?? "";
}

/** Initial values, by property of the document. */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * A document with all required values, and all others as comments. It is invalid until the empty values are filled in.
 */
export function resourceTemplate(
  kind: ResourceKind,
  language: SchemaLanguage,
  values: TemplateValues = {},
): string {
  const schema = resourceSchema(kind);
  if (schema === undefined) return "";
  const lines = propertyLines(schema, language, values);
  return `${lines.join("\n")}\n`;
}

function propertyLines(schema: ValueSchema, language: SchemaLanguage, values: TemplateValues): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const isRequired = schema.required?.includes(name) === true || name in values;
    const comment = `# ${schemaDescription(value, language)}`;
    const lines = valueLines(name, value, language, values[name]);
    return [comment, ...lines.map((line) => (isRequired ? line : `# ${line}`))];
  });
}

function valueLines(
  name: string,
  value: ValueSchema,
  language: SchemaLanguage,
  given: string | undefined,
): string[] {
  if (value.type === "object") {
    const inner = propertyLines(value, language, {});
    return [`${name}:`, ...inner.map((line) => `  ${line}`)];
  }
  if (value.type === "array") {
    const items = Array.isArray(value.default) ? value.default : (value.items?.enum?.slice(0, 1) ?? []);
    return [`${name}: [${items.map((item) => writeScalar(item)).join(", ")}]`];
  }
  if (given !== undefined) return [`${name}: ${writeScalar(given)}`];
  const { default: preset } = value;
  const isSingle = typeof preset === "string" || typeof preset === "number" || typeof preset === "boolean";
  if (isSingle) return [`${name}: ${writeScalar(preset)}`];
  return [`${name}: ${value.enum?.[0] ?? '""'}`];
}
