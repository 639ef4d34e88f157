/** Placeholders of DOCX templates: {name}, and sections {#name}…{/name}. */
import {
  DelimiterSearcher,
  Delimiters,
  Docx,
  LoopPlugin,
  MissingCloseDelimiterError,
  MissingStartDelimiterError,
  ScopeData,
  TagDisposition,
  TagParser,
  TagPlacement,
  TemplateCompiler,
  TemplatePlugin,
  TemplateSyntaxError,
  xml,
  type OpenXmlPart,
  type ScopeDataResolver,
  type Tag,
} from "easy-template-x";
import { templateXmlDepthMax } from "#domain/reports/templates";
import type { PlaceholderUse } from "./placeholderUses";
import { placeholderMalformed, templateUnreadable } from "./templateRefusals";
import { fillText, sectionRepeats, type TemplateValues } from "./templateValues";

/** Types of text parts in addition to those of the package (document, headers, footers and charts). */
const noteTypes = ["footnotes", "endnotes"].map(
  (name) => `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`,
);

/** All text parts. Each is opened once, because opening a part twice would lose changes. */
async function textParts(docx: Docx): Promise<readonly OpenXmlPart[]> {
  const parts = await docx.getContentParts();
  for (const type of noteTypes) parts.push(...(await docx.mainDocument.getPartsByType(type)));
  return parts;
}

/** Inserts values as text and keeps line breaks in place, unlike the package's own plugin. */
class ValuePlugin extends TemplatePlugin {
  readonly contentType = "text";

  override simpleTagReplacements(tag: Tag, data: ScopeData): void {
    const value = String(data.getScopeData());
    if (tag.placement === TagPlacement.Attribute) {
      const { attributes = {} } = tag.xmlNode;
      const before = attributes[tag.attributeName] ?? "";
      attributes[tag.attributeName] = before.replace(tag.rawText, () => value.replaceAll("\n", " "));
      return;
    }
    const [first = "", ...others] = value.split("\n");
    tag.xmlTextNode.textContent = first;
    let last = tag.xmlTextNode.parentNode;
    // w:t in Word's text, a:t in drawings and charts.
    const prefix = last?.nodeName.split(":", 1)[0] ?? "w";
    if (last && xml.query.isGeneralNode(last))
      last.attributes = { ...last.attributes, "xml:space": "preserve" };
    for (const line of others) {
      const text = xml.create.generalNode(`${prefix}:t`, {
        attributes: { "xml:space": "preserve" },
        childNodes: [xml.create.textNode(line)],
      });
      for (const node of [xml.create.generalNode(`${prefix}:br`), text]) {
        if (last) xml.modify.insertAfter(node, last);
        last = node;
      }
    }
  }
}

function createCompiler(): TemplateCompiler {
  const delimiters = new Delimiters();
  const plugins = [new ValuePlugin(), new LoopPlugin()];
  const compiler = new TemplateCompiler(
    new DelimiterSearcher(delimiters, templateXmlDepthMax),
    new TagParser(delimiters),
    plugins,
    { defaultContentType: "text", containerContentType: "loop" },
  );
  for (const plugin of plugins) plugin.setUtilities({ compiler });
  return compiler;
}

const roles = {
  [TagDisposition.Open]: "open",
  [TagDisposition.Close]: "close",
  [TagDisposition.SelfClosed]: "value",
} as const;

/**
 * Finds the placeholders of each part with text, in document order. Throws Refusal if braces do not form a placeholder,
 * or parts are missing.
 */
export async function findDocxPlaceholders(bytes: Buffer): Promise<readonly (readonly PlaceholderUse[])[]> {
  const compiler = createCompiler();
  const found: PlaceholderUse[][] = [];
  try {
    for (const part of await textParts(await Docx.load(bytes))) {
      const tags = compiler.parseTags(await part.xmlRoot());
      found.push(
        tags.map(({ name, disposition, rawText }) => ({
          // The package leaves the name of `{}` undefined, contrary to its types.
          name: name ?? "",
          role: roles[disposition],
          text: rawText,
        })),
      );
    }
  } catch (error) {
    // The package reports missing parts with various errors.
    throw error instanceof TemplateSyntaxError ? placeholderMalformed(bracesOf(error)) : templateUnreadable();
  }
  return found;
}

/** The text in which the package misses a brace. */
function bracesOf(error: TemplateSyntaxError): string {
  if (error instanceof MissingCloseDelimiterError) return error.openDelimiterText;
  return error instanceof MissingStartDelimiterError ? error.closeDelimiterText : "{…}";
}

/** Fills a checked template. */
export async function fillDocx(bytes: Buffer, values: TemplateValues): Promise<Buffer> {
  const docx = await Docx.load(bytes);
  const compiler = createCompiler();
  const data = new ScopeData({});
  data.scopeDataResolver = resolverOf(values);
  const context = { docx, pluginContext: {}, options: { maxXmlDepth: templateXmlDepthMax } };
  for (const part of await textParts(docx)) {
    await compiler.compile(await part.xmlRoot(), data, { ...context, currentPart: part });
  }
  return docx.export<Buffer>();
}

/** Sections repeat their content; names inside have the same meaning as outside. */
function resolverOf(values: TemplateValues): ScopeDataResolver {
  return ({ path }) => {
    const tag = path.findLast((part) => typeof part !== "number");
    if (tag?.disposition !== TagDisposition.SelfClosed)
      return Array.from({ length: sectionRepeats }, () => ({}));
    return fillText(values, tag.name ?? "");
  };
}
