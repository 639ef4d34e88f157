/** Inspects uploaded report templates: type, placeholders and expressions. */
import { readFile } from "node:fs/promises";
import { fileSizeProblem } from "#domain/fileSize";
import {
  kindOfFileName,
  reportMediaTypes,
  templateMaxBytes,
  templateXmlMaxBytes,
  type FoundPlaceholder,
  type ReportKind,
  type TemplateExpression,
} from "#domain/reports/templates";
import { fileTypeOf } from "#server/domain/files/fileTypes";
import { Refusal, userError } from "#server/domain/mutationResult";
import type { SpooledFile } from "#server/uploads";
import { checkDocx } from "./docxSafety";
import { officeTypeOf } from "./officeTypes";
import { findDocxPlaceholders } from "./docxTags";
import { readJrxml } from "./jrxmlTemplate";
import { checkOdt } from "./odtSafety";
import { findOdtPlaceholders } from "./odtTags";
import { collectPlaceholders } from "./placeholderUses";
import { compoundFileHead, readPackage, type TemplatePackage } from "./templatePackage";
import { extensionInvalid, templateUnreadable, templateUnsafe } from "./templateRefusals";
import { decodeDocument, looksLikeXml, scanXml } from "./templateXml";

/** Result of an inspection. */
export interface Inspected {
  readonly kind: ReportKind;
  readonly mediaType: string;
  /** In the order of their first use. */
  readonly placeholders: readonly FoundPlaceholder[];
  /** Only for JRXML. */
  readonly expressions: readonly TemplateExpression[];
}

type Content = Pick<Inspected, "placeholders" | "expressions">;

/**
 * Inspects an uploaded template, whose content must match its extension. Throws Refusal at `file`: file_empty,
 * file_too_large, file_extension_invalid, file_unreadable, report_template_unsafe, report_placeholder_malformed.
 */
export async function inspectTemplate({ path, byteSize }: SpooledFile, fileName: string): Promise<Inspected> {
  const kind = kindOfFileName(fileName);
  if (kind === null) throw extensionInvalid("");
  const problem = fileSizeProblem(byteSize, templateMaxBytes);
  if (problem) throw new Refusal([userError(problem.code, ["file"], problem.params)]);
  const bytes = await readFile(path);
  const content = kind === "JRXML" ? inspectJrxml(bytes) : await inspectPackage(path, bytes, kind);
  return { kind, mediaType: reportMediaTypes[kind], ...content };
}

function inspectJrxml(bytes: Buffer): Content {
  if (!looksLikeXml(bytes)) throw extensionInvalid(foundType(bytes));
  if (bytes.length > templateXmlMaxBytes) {
    throw templateUnsafe("too_complex", `> ${templateXmlMaxBytes / 1_048_576} MB`);
  }
  const text = decodeDocument(bytes);
  const root = scanXml("jrxml", text).replace(/^.*:/, "");
  if (root !== "jasperReport") throw extensionInvalid(root === "svg" ? "image/svg+xml" : "application/xml");
  return readJrxml(text);
}

async function inspectPackage(path: string, bytes: Buffer, kind: "DOCX" | "ODT"): Promise<Content> {
  if (bytes.subarray(0, compoundFileHead.length).equals(compoundFileHead)) throw compoundFileRefusal(bytes);
  if (bytes.toString("latin1", 0, 4) !== "PK\x03\x04") throw extensionInvalid(foundType(bytes));
  const parts = await readPackage(path, bytes);
  const found = packageType(parts);
  if (found !== reportMediaTypes[kind]) throw extensionInvalid(found);
  if (kind === "DOCX") {
    checkDocx(parts);
    // All programs use this prefix, and filling relies on it to find text.
    const main = parts.xml.get("word/document.xml");
    if (main === undefined || scanXml("word/document.xml", main) !== "w:document") throw templateUnreadable();
    return { placeholders: collectPlaceholders(await findDocxPlaceholders(bytes)), expressions: [] };
  }
  checkOdt(parts);
  if (!parts.xml.has("content.xml")) throw templateUnreadable();
  return { placeholders: collectPlaceholders(findOdtPlaceholders(parts.xml)), expressions: [] };
}

/** Encrypted Word documents and legacy ones are both compound files. */
function compoundFileRefusal(bytes: Buffer): Refusal {
  return bytes.includes(Buffer.from("EncryptedPackage", "utf16le"))
    ? templateUnsafe("encrypted", "")
    : extensionInvalid("application/msword");
}

function foundType(bytes: Buffer): string {
  return looksLikeXml(bytes) ? "application/xml" : (fileTypeOf(bytes)?.mediaType ?? "");
}

/** Returns the media type of a package by its content; other archives count as ZIP. */
function packageType({ mimetype, xml }: TemplatePackage): string {
  if (mimetype !== null) return mimetype.trim();
  const contentTypes = xml.get("[Content_Types].xml");
  return contentTypes === undefined ? "application/zip" : officeTypeOf(contentTypes);
}
