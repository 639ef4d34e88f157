/** Completion and hover help for documents, from the schema of their kind. */
import { msg } from "@lingui/core/macro";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { readResource } from "#domain/resources/readResource";
import { pointerOf, resourceSchema, schemaAt, type ValueSchema } from "#domain/resources/resourceSchemas";
import { schemaTitle } from "#domain/resources/resourceTemplates";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import type { CodeHelp, CodeService, CodeSuggestion, CodeSuggestions } from "#ui/code/codeLanguage";
import type { DocumentTarget } from "./documentProblems";
import { pathAt, positionIn, type DocumentPosition } from "./documentPosition";
import { helpFor, type HelpLanguage } from "./valueHelp";

export interface ServiceContext extends HelpLanguage {
  readonly kind: ResourceKind;
  /** Resources that may be referenced. */
  readonly targets: readonly DocumentTarget[];
}

/** Creates the language service for documents of a kind. */
export function resourceService(context: ServiceContext): CodeService {
  return {
    suggestionsAt: (text, position) => suggestionsAt(context, text, position),
    helpAt: (text, position) => helpAt(context, text, position),
  };
}

function helpAt(context: ServiceContext, text: string, position: number): CodeHelp | null {
  const path = pathAt(text, position);
  const help = path && helpFor(context.kind, path, context);
  if (!help) return null;
  const start = text.lastIndexOf("\n", position - 1) + 1;
  const end = text.indexOf("\n", position);
  const line = text.slice(start, end === -1 ? undefined : end);
  const from = start + (line.length - line.trimStart().length);
  return { ...help, from, to: start + line.trimEnd().length };
}

function suggestionsAt(context: ServiceContext, text: string, position: number): CodeSuggestions | null {
  const found = positionIn(text, position);
  const schema = resourceSchema(context.kind);
  const value = found && schema && schemaAt(schema, found.path);
  if (!found || !value) return null;
  const options =
    found.part === "key" ? keyOptions(context, value, found, text) : valueOptions(context, value);
  return { from: found.from, to: position, options };
}

function keyOptions(
  context: ServiceContext,
  parent: ValueSchema,
  { path, indentation }: DocumentPosition,
  text: string,
): CodeSuggestion[] {
  const { places } = readResource(context.kind, text);
  const { i18n, locale } = context;
  return Object.entries(parent.properties ?? {})
    .filter(([name]) => !places.has(pointerOf([...path, name])))
    .map(([name, value]) => {
      const inner = `\n${" ".repeat(indentation + 2)}`;
      const after = value.type === "object" ? `:${inner}` : value.type === "array" ? `:${inner}- ` : ": ";
      const title = schemaTitle(value, locale);
      const isRequired = parent.required?.includes(name) === true;
      return {
        label: name,
        insert: `${name}${after}`,
        detail: isRequired ? `${title} · ${i18n._(msg`Pflicht`)}` : title,
        info: helpFor(context.kind, [...path, name], context)?.text,
        kind: "property",
      };
    });
}

function valueOptions({ targets, locale }: ServiceContext, value: ValueSchema): CodeSuggestion[] {
  const option = (label: string, detail?: string): CodeSuggestion => ({ label, detail, kind: "value" });
  const reference = value["x-reference"];
  if (value.enum) return value.enum.map((each) => option(each));
  if (value.type === "boolean") return [option("true"), option("false")];
  if (reference !== undefined) {
    return targets
      .filter(({ type }) => type === reference)
      .map(({ resourceId, name }) => option(resourceId, name));
  }
  if (value["x-rule"] === "service") return serviceCatalogue.map(({ id, name }) => option(id, name[locale]));
  if (value["x-rule"] === "ags") {
    return targets
      .filter(({ type }) => type === "commune")
      .map(({ resourceId, name }) => option(`"${resourceId}"`, name));
  }
  return (value.examples ?? []).map((each) => option(each));
}
