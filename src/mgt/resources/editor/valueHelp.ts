/** Documentation of a value from the schema. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { isResourceType } from "#domain/resources/resourceKinds";
import {
  currentVersion,
  resourceSchema,
  schemaAt,
  type ValuePath,
  type ValueSchema,
} from "#domain/resources/resourceSchemas";
import { schemaDescription, schemaTitle } from "#domain/resources/resourceTemplates";
import type { Locale } from "#i18n/locales";

/** Language of the texts. */
export interface HelpLanguage {
  readonly i18n: I18n;
  readonly locale: Locale;
}

export interface ValueHelp {
  /** Name in the document, with its parents. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Formats a path, such as credentials.apiKey or methods[1]. */
export function readablePath(path: ValuePath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part + 1}]`;
    return text === "" ? part : `${text}.${part}`;
  }, "");
}

const typeLabels: Readonly<Record<string, MessageDescriptor>> = {
  string: msg`Text`,
  integer: msg`ganze Zahl`,
  boolean: msg`true oder false`,
  object: msg`Gruppe von Werten`,
  array: msg`Liste`,
};

function typeText({ type, enum: values, items }: ValueSchema): MessageDescriptor {
  if (values) return msg`einer von mehreren Werten`;
  if (type === "array" && items?.enum) return msg`Liste aus vorgegebenen Werten`;
  return typeLabels[type ?? ""] ?? msg`Wert`;
}

/** Describes the value at a path; null if the kind has no such value. */
export function helpFor(
  kind: ResourceKind,
  path: ValuePath,
  { i18n, locale }: HelpLanguage,
): ValueHelp | null {
  const schema = resourceSchema(kind);
  // For items of a list, describe the list.
  const described = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
  const value = schema && described.length > 0 ? schemaAt(schema, described) : undefined;
  if (!schema || !value) return null;
  const parent = schemaAt(schema, described.slice(0, -1));
  const isRequired = parent?.required?.includes(String(described.at(-1))) === true;
  const pattern = value.pattern ?? value.items?.pattern;
  const values = value.enum ?? value.items?.enum;
  const reference = value["x-reference"];
  const facts: [MessageDescriptor, string | undefined][] = [
    [msg`Art`, i18n._(typeText(value))],
    [msg`Pflicht`, isRequired ? i18n._(msg`ja`) : i18n._(msg`nein`)],
    [msg`Werte`, values?.join(", ")],
    [msg`Muster`, pattern],
    [msg`Vorgabe`, value.default === undefined ? undefined : String(value.default)],
    [msg`Beispiel`, value.examples?.[0]],
    [msg`Verweist auf`, reference === undefined ? undefined : kindName(reference, locale)],
    [msg`Geheim`, value["x-secret"] === true ? i18n._(msg`ja, wird nie angezeigt`) : undefined],
  ];
  return {
    path: readablePath(described),
    title: schemaTitle(value, locale),
    text: schemaDescription(value, locale),
    facts: facts.flatMap(([label, text]) =>
      text === undefined ? [] : [{ label: i18n._(label), value: text }],
    ),
  };
}

/** The name of a kind of resources. */
function kindName(type: string, locale: Locale): string {
  if (!isResourceType(type)) return type;
  const schema = resourceSchema({ version: currentVersion(type), type });
  return schema ? schemaTitle(schema, locale) : type;
}
