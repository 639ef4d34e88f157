/** Report templates, with anything that tests put into them. */
import { reportMediaTypes } from "#domain/reports/templates";
import { zipOf } from "./zips";

/** Parts of a file, by their paths. */
export type Parts = Readonly<Record<string, string | Buffer>>;

const office = "http://schemas.openxmlformats.org/officeDocument/2006";
export const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes a text for XML. */
export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export interface DocxContent {
  /** Texts; an array is split over several runs, as Word does. */
  readonly paragraphs?: readonly (string | readonly string[])[];
  /** Markup in the body, after the paragraphs. */
  readonly body?: string;
  /** Text of the header. */
  readonly header?: string;
  /** Text of a footnote. */
  readonly footnote?: string;
  /** Further relationships of the document. */
  readonly relationships?: string;
  /** Parts that are added or replaced. */
  readonly parts?: Parts;
  readonly mainType?: string;
}

const docxParagraph = (runs: string | readonly string[]) =>
  `<w:p>${[runs]
    .flat()
    .map((run) => `<w:r><w:t xml:space="preserve">${escaped(run)}</w:t></w:r>`)
    .join("")}</w:p>`;

/** A relationship of a DOCX part. */
export const relationship = (id: string, type: string, target: string, mode?: string) =>
  `<Relationship Id="${id}" Type="${type.includes(":") ? type : `${office}/relationships/${type}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ""}/>`;

const relationships = (content: string) =>
  `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

/** The parts of a DOCX template. */
export function docxParts(content: DocxContent): Record<string, string | Buffer> {
  const {
    paragraphs = [],
    body = "",
    header,
    footnote,
    mainType = `${reportMediaTypes.DOCX}.main+xml`,
  } = content;
  const override = (part: string, type: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${type}"/>`;
  const typeOf = (part: string) => reportMediaTypes.DOCX.replace(/document$/, `${part}+xml`);
  const note = footnote === undefined ? "" : '<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>';
  const section =
    header === undefined ? "" : '<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>';
  return {
    "[Content_Types].xml": `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("document", mainType)}${header === undefined ? "" : override("header1", typeOf("header"))}${footnote === undefined ? "" : override("footnotes", typeOf("footnotes"))}</Types>`,
    "_rels/.rels": relationships(relationship("r1", "officeDocument", "word/document.xml")),
    "word/document.xml": `${xmlHead}<w:document xmlns:w="${word}" xmlns:r="${office}/relationships"><w:body>${paragraphs.map(docxParagraph).join("")}${note}${body}${section}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relationships(
      `${header === undefined ? "" : relationship("h1", "header", "header1.xml")}${footnote === undefined ? "" : relationship("f1", "footnotes", "footnotes.xml")}${content.relationships ?? ""}`,
    ),
    ...(header === undefined
      ? {}
      : { "word/header1.xml": `${xmlHead}<w:hdr xmlns:w="${word}">${docxParagraph(header)}</w:hdr>` }),
    ...(footnote === undefined
      ? {}
      : {
          "word/footnotes.xml": `${xmlHead}<w:footnotes xmlns:w="${word}"><w:footnote w:id="2">${docxParagraph(footnote)}</w:footnote></w:footnotes>`,
        }),
    ...content.parts,
  };
}

/** A Word document. */
export const docxTemplate = (content: DocxContent = {}): Promise<Buffer> => zipOf(docxParts(content));

export interface OdtContent {
  /** Texts; an array is split over several spans. */
  readonly paragraphs?: readonly (string | readonly string[])[];
  /** Markup in the body, after the paragraphs. */
  readonly body?: string;
  /** Markup before the body. */
  readonly head?: string;
  /** Text of the header. */
  readonly header?: string;
  /** Parts that are added or replaced. */
  readonly parts?: Parts;
  readonly mimetype?: string;
}

export const odf = "urn:oasis:names:tc:opendocument:xmlns";
/** Declares all namespaces that templates use. */
export const odfNamespaces = ["office", "text", "table", "style", "draw", "script", "manifest", "meta"]
  .map((prefix) => `xmlns:${prefix}="${odf}:${prefix}:1.0"`)
  .concat('xmlns:xlink="http://www.w3.org/1999/xlink"', 'office:version="1.3"')
  .join(" ");

const odtParagraph = (spans: string | readonly string[]) =>
  `<text:p>${[spans]
    .flat()
    .map((span) => (Array.isArray(spans) ? `<text:span>${escaped(span)}</text:span>` : escaped(span)))
    .join("")}</text:p>`;

function odtParts(content: OdtContent): Record<string, string | Buffer> {
  const { paragraphs = [], body = "", head = "", header, mimetype = reportMediaTypes.ODT } = content;
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  return {
    mimetype,
    "META-INF/manifest.xml": `${xmlHead}<manifest:manifest xmlns:manifest="${odf}:manifest:1.0" manifest:version="1.3">${entry("/", mimetype)}${entry("content.xml", "text/xml")}${entry("styles.xml", "text/xml")}</manifest:manifest>`,
    "content.xml": `${xmlHead}<office:document-content ${odfNamespaces}>${head}<office:body><office:text>${paragraphs.map(odtParagraph).join("")}${body}</office:text></office:body></office:document-content>`,
    "styles.xml": `${xmlHead}<office:document-styles ${odfNamespaces}><office:automatic-styles><style:page-layout style:name="pm1"/></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1">${header === undefined ? "" : `<style:header>${odtParagraph(header)}</style:header>`}</style:master-page></office:master-styles></office:document-styles>`,
    ...content.parts,
  };
}

/** An OpenDocument text. */
export const odtTemplate = (content: OdtContent = {}): Promise<Buffer> => zipOf(odtParts(content));

/** A JasperReports template with a text field for each expression. */
export function jrxmlTemplate({
  fields = [],
  parameters = [],
  expressions = [],
  head = "",
}: {
  readonly fields?: readonly string[];
  readonly parameters?: readonly string[];
  readonly expressions?: readonly string[];
  readonly head?: string;
} = {}): Buffer {
  const declare = (element: string) => (name: string) =>
    `<${element} name="${escaped(name)}" class="java.lang.String"/>`;
  return Buffer.from(
    [
      `${xmlHead}${head}`,
      '<jasperReport xmlns="http://jasperreports.sourceforge.net/jasperreports" name="antrag">',
      ...parameters.map(declare("parameter")),
      ...fields.map(declare("field")),
      '<detail><band height="20">',
      ...expressions.map(
        (text) => `<textField><textFieldExpression><![CDATA[${text}]]></textFieldExpression></textField>`,
      ),
      "</band></detail></jasperReport>",
    ].join("\n"),
  );
}
