/** Report templates that are refused, one for each way. */
import { reportMediaTypes } from "#domain/reports/templates";
import {
  docxParts,
  docxTemplate,
  escaped,
  jrxmlTemplate,
  odf,
  odfNamespaces,
  odtTemplate,
  relationship,
  word,
  type DocxContent,
  type OdtContent,
  type Parts,
} from "./reportTemplates";
import { bombBlocks, bombBytes, compressedZeros, hostileZip, zipOf, type HostileEntry } from "./zips";

/** A file that is refused. */
export interface HostileTemplate {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly code: string;
  /** Why it is unsafe; empty for other codes. */
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
