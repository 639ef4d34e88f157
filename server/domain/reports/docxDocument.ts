/** Builds DOCX documents of headings and two-column tables. */
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A part of a document. */
export type DocxBlock =
  | { readonly kind: "title" | "heading"; readonly text: string }
  /** Rows of a label and a value. */
  | { readonly kind: "table"; readonly rows: readonly (readonly [label: string, value: string])[] };

const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const packageNamespace = "http://schemas.openxmlformats.org/package/2006";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const mediaType = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const contentTypes = `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mediaType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${mediaType}.styles+xml"/></Types>`;

const packageRelationships = `${declaration}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`;

const documentRelationships = `${declaration}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;

/** @param halfPoints size of the text, in half points */
const headingStyle = (id: string, name: string, halfPoints: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`;

const styles = `${declaration}<w:styles xmlns:w="${namespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="20"/><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults>${headingStyle("Title", "Title", 32)}${headingStyle("Heading1", "heading 1", 24)}</w:styles>`;

/** A4 with margins of 2.5 cm, in twentieths of a point. */
const page = `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`;
const columnWidths = [3_400, 5_672] as const;

/** ZIP packages store local time. A fixed local date keeps the bytes of equal documents equal. */
const modifiedAt = new Date(2025, 0, 1);

/** Builds the file. Equal blocks yield equal bytes. */
export async function buildDocx(blocks: readonly DocxBlock[]): Promise<Buffer> {
  const body = blocks.map(blockXml).join("");
  const archive = new ZipFile();
  const parts = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": packageRelationships,
    "word/document.xml": `${declaration}<w:document xmlns:w="${namespace}"><w:body>${body}<w:p/>${page}</w:body></w:document>`,
    "word/_rels/document.xml.rels": documentRelationships,
    "word/styles.xml": styles,
  };
  for (const [name, xml] of Object.entries(parts)) {
    archive.addBuffer(Buffer.from(xml), name, { mtime: modifiedAt, mode: 0o100644, forceDosTimestamp: true });
  }
  archive.end();
  return buffer(archive.outputStream);
}

function blockXml(block: DocxBlock): string {
  if (block.kind !== "table") {
    return paragraph(block.text, block.kind === "title" ? "Title" : "Heading1");
  }
  const grid = columnWidths.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const sides = ["top", "left", "bottom", "right", "insideH", "insideV"];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="A0A0A0"/>`).join("");
  const rows = block.rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("");
  return `<w:tbl><w:tblPr><w:tblW w:w="${columnWidths[0] + columnWidths[1]}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows}</w:tbl>`;
}

function cell(text: string, column: number): string {
  const width = columnWidths[column] ?? columnWidths[1];
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;
}

function paragraph(text: string, style?: string): string {
  const properties = style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes text and replaces characters that XML cannot represent. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
