/** Report templates: good ones, and hostile ones, one for each refusal. */
import { reportMediaTypes } from "#domain/reports/templates";
import { bombBlocks, bombBytes, compressedZeros, hostileZip, zipOf, type HostileEntry } from "./zips";

type Parts = Readonly<Record<string, string | Buffer>>;

const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';

/** Escapes a text for XML. */
const escaped = (text: string) =>
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

function docxParts(content: DocxContent): Record<string, string | Buffer> {
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

const odf = "urn:oasis:names:tc:opendocument:xmlns";
const odfNamespaces = ["office", "text", "table", "style", "draw", "script", "manifest", "meta"]
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

/** A file that is refused. */
export interface HostileTemplate {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly code: string;
  /** Why it is not safe; empty for other codes. */
  readonly reason: string;
}

const compoundHead = Buffer.from("d0cf11e0a1b11ae1", "hex");
const field = (instruction: string) =>
  `<w:p><w:fldSimple w:instr="${escaped(instruction)}"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>`;
const run = (content: string) => `<w:r>${content}</w:r>`;
const fieldChar = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const splitField = `<w:p>${fieldChar("begin")}${run("<w:instrText>INCLUDE</w:instrText>")}${run("<w:instrText>TEXT &quot;C:/x&quot;</w:instrText>")}${fieldChar("end")}</w:p>`;
const nestedField = `<w:p>${fieldChar("begin")}${fieldChar("begin")}${run("<w:instrText>QUOTE 68 68 69</w:instrText>")}${fieldChar("end")}${fieldChar("end")}</w:p>`;
const dtd = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

const docxDangers: readonly (readonly [name: string, reason: string, content: DocxContent])[] = [
  ["VBA project", "macros", { parts: { "word/vbaProject.bin": "x" } }],
  ["macro content type", "macros", { mainType: "application/vnd.ms-word.document.macroEnabled.main+xml" }],
  ["ribbon with macros", "macros", { parts: { "customUI/customUI.xml": "<customUI/>" } }],
  ...["attachedTemplate", "image", "oleObjectLink", "subDocument", "frame", "mailMergeSource"].map(
    (type) =>
      [
        `remote ${type}`,
        "external_relationship",
        { relationships: relationship("x1", type, "https://example.org/x", "External") },
      ] as const,
  ),
  [
    "image without target mode",
    "external_relationship",
    { relationships: relationship("x1", "image", "//example.org/x") },
  ],
  [
    "VML image",
    "external_relationship",
    { body: '<v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="https://example.org/x"/>' },
  ],
  [
    "mail merge",
    "external_relationship",
    { parts: { "word/settings.xml": `<w:settings xmlns:w="${word}"><w:mailMerge/></w:settings>` } },
  ],
  ["DDE", "external_relationship", { body: field(' DDEAUTO c:\\\\x "y"') }],
  ["INCLUDEPICTURE", "external_relationship", { body: field('INCLUDEPICTURE "https://example.org/x"') }],
  ["INCLUDETEXT in pieces", "external_relationship", { body: splitField }],
  ["name of a field from a field", "external_relationship", { body: nestedField }],
  [
    "hyperlink with script",
    "script",
    { relationships: relationship("x1", "hyperlink", "javascript:x()", "External") },
  ],
  ["DTD in a header", "dtd", { parts: { "word/header9.xml": `${dtd}<x/>` } }],
  ["DTD in a picture", "dtd", { parts: { "word/media/image1.svg": `${dtd}<svg>&e;</svg>` } }],
  ["embedded workbook", "embedded_object", { parts: { "word/embeddings/x.xlsx": "x" } }],
  [
    "compound file by another name",
    "embedded_object",
    { parts: { "word/media/image1.png": Buffer.concat([compoundHead, Buffer.alloc(9)]) } },
  ],
  [
    "OLE object",
    "embedded_object",
    { body: '<o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office"/>' },
  ],
  ["altChunk", "embedded_object", { relationships: relationship("x1", "aFChunk", "x.html") }],
  ["ActiveX control", "embedded_object", { parts: { "word/activeX/activeX1.xml": "<x/>" } }],
  ["nested sections", "too_complex", { paragraphs: ["{#a}{#b}{#c}{#d}x{/d}{/c}{/b}{/a}"] }],
  ["deep markup", "too_complex", { body: "<w:p>".repeat(300) + "</w:p>".repeat(300) }],
  ["large part", "too_complex", { parts: { "word/styles.xml": `<x>${" ".repeat(2 * 1_048_576)}</x>` } }],
  [
    "501 placeholders",
    "too_complex",
    { paragraphs: Array.from({ length: 501 }, (_, index) => `{p${index}}`) },
  ],
];

const href = (target: string) => `xlink:href="${target}"`;

const odtDangers: readonly (readonly [name: string, reason: string, content: OdtContent])[] = [
  ["Basic library", "macros", { parts: { "Basic/Standard/x.xml": "<x/>" } }],
  ["Python script", "script", { parts: { "Scripts/python/x.py": "x" } }],
  [
    "event listener",
    "script",
    {
      head: '<office:scripts><office:event-listeners><script:event-listener script:language="ooo:script"/></office:event-listeners></office:scripts>',
    },
  ],
  ["macro field", "macros", { body: '<text:p><text:execute-macro text:name="x"/></text:p>' }],
  [
    "hyperlink to a macro",
    "script",
    { body: `<text:p><text:a ${href("vnd.sun.star.script:x")}>x</text:a></text:p>` },
  ],
  [
    "linked image",
    "external_relationship",
    { body: `<text:p><draw:frame><draw:image ${href("https://example.org/x.png")}/></draw:frame></text:p>` },
  ],
  [
    "image beside the file",
    "external_relationship",
    { body: `<text:p><draw:frame><draw:image ${href("../x.png")}/></draw:frame></text:p>` },
  ],
  [
    "linked section",
    "external_relationship",
    {
      body: `<text:section text:name="s"><text:section-source ${href("file:///etc/passwd")}/></text:section>`,
    },
  ],
  [
    "remote template",
    "external_relationship",
    {
      parts: {
        "meta.xml": `<office:document-meta ${odfNamespaces}><office:meta><meta:template ${href("https://example.org/x.ott")}/></office:meta></office:document-meta>`,
      },
    },
  ],
  [
    "DDE",
    "external_relationship",
    { body: '<text:p><text:dde-connection text:connection-name="x"/></text:p>' },
  ],
  ["DTD", "dtd", { parts: { "settings.xml": `${dtd}<x>&e;</x>` } }],
  [
    "OLE object",
    "embedded_object",
    { body: `<text:p><draw:frame><draw:object-ole ${href("./Object 1")}/></draw:frame></text:p>` },
  ],
  ["replacement of an object", "embedded_object", { parts: { "ObjectReplacements/Object 1": "x" } }],
  [
    "floating frame",
    "embedded_object",
    { body: `<text:p><draw:frame><draw:floating-frame ${href("")}/></draw:frame></text:p>` },
  ],
  [
    "encrypted part",
    "encrypted",
    {
      parts: {
        "META-INF/manifest.xml": `<manifest:manifest xmlns:manifest="${odf}:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`,
        "content.xml": Buffer.from("00ff00ff", "hex"),
      },
    },
  ],
];

const entriesOf = (parts: Parts): HostileEntry[] =>
  Object.entries(parts).map(([name, content]) => ({ name, content }));

function hostileArchives(): HostileTemplate[] {
  const good = entriesOf(docxParts({ paragraphs: ["{vorname}"] }));
  const of = (name: string, reason: string, bytes: Buffer): HostileTemplate => ({
    name: `docx: ${name}`,
    fileName: "antrag.docx",
    bytes,
    code: "report_template_unsafe",
    reason,
  });
  const archive = (...more: readonly HostileEntry[]) => hostileZip([...good, ...more]);
  return [
    of(
      "ZIP bomb",
      "zip",
      archive({ name: "word/media/x.png", data: compressedZeros(bombBlocks), size: bombBytes }),
    ),
    of("wrong size", "zip", archive({ name: "word/media/x.png", content: "x".repeat(9_999), size: 9 })),
    of("path out of the archive", "zip", archive({ name: "../x.xml", content: "<x/>" })),
    of("part that exists twice", "zip", archive({ name: "Word/document.xml", content: "<x/>" })),
    of("part with a detour", "zip", archive({ name: "./word/document.xml", content: "<x/>" })),
    of(
      "too many parts",
      "zip",
      archive(...Array.from({ length: 2_001 }, (_, index) => ({ name: `x${index}` }))),
    ),
    of("archive before the archive", "zip", Buffer.concat([hostileZip(good), hostileZip(good)])),
    of("encrypted entry", "encrypted", archive({ name: "word/media/x.png", content: "x", flags: 0x801 })),
    of(
      "encrypted document",
      "encrypted",
      Buffer.concat([compoundHead, Buffer.alloc(600), Buffer.from("EncryptedPackage", "utf16le")]),
    ),
  ];
}

/** Files that are refused, one for each way. */
export async function hostileTemplates(): Promise<readonly HostileTemplate[]> {
  const unsafe = { code: "report_template_unsafe" };
  const docx = docxDangers.map(async ([name, reason, content]) => ({
    ...unsafe,
    name: `docx: ${name}`,
    fileName: "antrag.docx",
    bytes: await docxTemplate(content),
    reason,
  }));
  const odt = odtDangers.map(async ([name, reason, content]) => ({
    ...unsafe,
    name: `odt: ${name}`,
    fileName: "antrag.odt",
    bytes: await odtTemplate(content),
    reason,
  }));
  const other = (name: string, fileName: string, bytes: Buffer, code: string, reason = "") => ({
    name,
    fileName,
    bytes,
    code,
    reason,
  });
  const good = await docxTemplate({ paragraphs: ["{vorname}"] });
  return [
    ...(await Promise.all([...docx, ...odt])),
    ...hostileArchives(),
    other("jrxml: DTD", "antrag.jrxml", jrxmlTemplate({ head: dtd }), "report_template_unsafe", "dtd"),
    other(
      "jrxml: entity that is not declared",
      "antrag.jrxml",
      Buffer.from("<jasperReport>&e;</jasperReport>"),
      "file_unreadable",
    ),
    other(
      "jrxml: malformed",
      "antrag.jrxml",
      Buffer.from("<jasperReport><a></jasperReport>"),
      "file_unreadable",
    ),
    other(
      "docx: malformed part",
      "antrag.docx",
      await docxTemplate({ parts: { "word/document.xml": "<w:document>" } }),
      "file_unreadable",
    ),
    other("docx: cut off", "antrag.docx", good.subarray(0, good.length - 30), "file_unreadable"),
    other(
      "docx: brace without its pair",
      "antrag.docx",
      await docxTemplate({ paragraphs: ["a {b", "{c}"] }),
      "report_placeholder_malformed",
    ),
    other(
      "odt: brace without its pair",
      "antrag.odt",
      await odtTemplate({ paragraphs: ["a {b", "{c}"] }),
      "report_placeholder_malformed",
    ),
    other(
      "docx: open section",
      "antrag.docx",
      await docxTemplate({ paragraphs: ["{#a}"] }),
      "report_placeholder_malformed",
    ),
    other(
      "docx: tag with options",
      "antrag.docx",
      await docxTemplate({ paragraphs: ["{a [x]]}"] }),
      "report_placeholder_malformed",
    ),
    other(
      "odt: open section",
      "antrag.odt",
      await odtTemplate({ paragraphs: ["{#a}"] }),
      "report_placeholder_malformed",
    ),
    other("PDF by another name", "antrag.docx", Buffer.from("%PDF-1.7\n"), "file_extension_invalid"),
    other("docx as odt", "antrag.odt", good, "file_extension_invalid"),
    other("odt as docx", "antrag.docx", await odtTemplate(), "file_extension_invalid"),
    other(
      "template of OpenDocument",
      "antrag.odt",
      await odtTemplate({ mimetype: `${reportMediaTypes.ODT}-template` }),
      "file_extension_invalid",
    ),
    other("any archive", "antrag.docx", await zipOf({ "a.txt": "a" }), "file_extension_invalid"),
    other("other XML", "antrag.jrxml", Buffer.from("<svg/>"), "file_extension_invalid"),
    other("other extension", "antrag.docx.exe", good, "file_extension_invalid"),
  ];
}
