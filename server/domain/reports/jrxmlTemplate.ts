/** Reads JRXML templates: their fields and parameters, and the expressions that a renderer executes. */
import {
  expressionTextMaxLength,
  expressionsMax,
  type FoundPlaceholder,
  type TemplateExpression,
} from "#domain/reports/templates";
import { collectPlaceholders, type PlaceholderUse } from "./placeholderUses";
import { templateUnsafe } from "./templateRefusals";
import { scanXml, type XmlElement } from "./templateXml";

export interface JrxmlContent {
  readonly placeholders: readonly FoundPlaceholder[];
  readonly expressions: readonly TemplateExpression[];
}

/** Elements whose text is code, besides those whose names end with "Expression". */
const codeElements = new Set(["queryString", "query", "template", "expression"]);

/** Attributes that name classes or languages of code. */
const codeAttributes = new Set([
  "scriptletClass",
  "formatFactoryClass",
  "customizerClass",
  "incrementerFactoryClass",
  "language",
]);

const isCode = (name: string) => codeElements.has(name) || /expression$/i.test(name);

/** Reads a template that is XML. Throws Refusal if it is malformed, has a DTD or is too complex. */
export function readJrxml(text: string): JrxmlContent {
  const expressions: TemplateExpression[] = [];
  const declared = new Set<string>();
  /** The innermost open code element with its text so far. */
  let code: { readonly element: XmlElement; text: string } | null = null;
  const add = (expression: string, element: string, line: number) => {
    const trimmed = expression.trim();
    if (trimmed === "") return;
    if (expressions.length >= expressionsMax)
      throw templateUnsafe("too_complex", `> ${expressionsMax} ${element}`);
    if (trimmed.length > expressionTextMaxLength) throw templateUnsafe("too_complex", `${element}:${line}`);
    expressions.push({ text: trimmed, element, line });
  };
  scanXml("jrxml", text, {
    open: (element) => {
      const { name, attributes, line } = element;
      if (name === "field" || name === "parameter") declared.add(attributes.get("name") ?? "");
      if (name === "import") add(attributes.get("value") ?? "", name, line);
      if (name === "scriptlet") add(attributes.get("class") ?? "", name, line);
      for (const attribute of codeAttributes) {
        const value = attributes.get(attribute);
        if (value !== undefined) add(value, `${name}@${attribute}`, line);
      }
      if (isCode(name)) code = { element, text: "" };
    },
    close: (name) => {
      if (code?.element.name !== name) return;
      add(code.text, name, code.element.line);
      code = null;
    },
    text: (content) => {
      if (code) code.text += content;
    },
  });
  return { placeholders: placeholdersOf(expressions, declared), expressions };
}

/** Parameters that every renderer provides. */
const isBuiltIn = (name: string) => /^(?:REPORT|JASPER|SORT|IS)_|^FILTER$/.test(name);

function placeholdersOf(
  expressions: readonly TemplateExpression[],
  declared: ReadonlySet<string>,
): FoundPlaceholder[] {
  const uses = expressions.flatMap(({ text }) =>
    [...text.matchAll(/\$(?:F|P!?)\{([^{}]*)\}/g)].map(([use, name = ""]): PlaceholderUse => ({
      name: name.trim(),
      role: "value",
      text: use,
    })),
  );
  const used = collectPlaceholders([uses.filter(({ name }) => !isBuiltIn(name))]);
  const names = new Set(used.map(({ name }) => name));
  const unused = [...declared].filter((name) => name !== "" && !isBuiltIn(name) && !names.has(name));
  return collectDeclared(used, unused);
}

/** Adds names that are declared but not used. They count as placeholders, with the same limits. */
function collectDeclared(used: readonly FoundPlaceholder[], names: readonly string[]): FoundPlaceholder[] {
  const asUses = (name: string): PlaceholderUse => ({ name, role: "value", text: name });
  const all = collectPlaceholders([[...used.map(({ name }) => name), ...names].map(asUses)]);
  const counts = new Map(used.map(({ name, count }) => [name, count]));
  return all.map((placeholder) => ({ ...placeholder, count: counts.get(placeholder.name) ?? 0 }));
}
