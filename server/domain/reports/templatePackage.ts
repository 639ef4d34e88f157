/** Reads templates that are ZIP archives: DOCX and ODT. */
import { setImmediate } from "node:timers/promises";
import {
  templateEntriesMax,
  templateUnpackedMaxBytes,
  templateXmlMaxBytes,
  templateXmlTotalMaxBytes,
} from "#domain/reports/templates";
import { withZipArchive, type ZipArchive, type ZipEntry } from "#server/domain/files/zipArchive";
import { Refusal } from "#server/domain/mutationResult";
import { templateUnreadable, templateUnsafe } from "./templateRefusals";
import { decodePart, looksLikeXml, scanXml, type XmlElement } from "./templateXml";

/** The parts of a template. All of them have been unpacked once, so their declared sizes are verified. */
export interface TemplatePackage {
  /** Paths of all files, unique even regardless of case. */
  readonly paths: readonly string[];
  /** Well-formed XML without DTDs, by path, of whatever extension. */
  readonly xml: ReadonlyMap<string, string>;
  /** Text of the file `mimetype`; null if there is none. */
  readonly mimetype: string | null;
}

/** First bytes of OLE compound files: old Office documents, embedded objects, encrypted documents. */
export const compoundFileHead = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Opens a package. Throws Refusal. @param bytes the same file in memory */
export async function readPackage(path: string, bytes: Buffer): Promise<TemplatePackage> {
  checkArchiveEnd(bytes);
  try {
    const limits = { maxEntries: templateEntriesMax, maxBytes: templateUnpackedMaxBytes };
    return await withZipArchive(path, limits, readParts);
  } catch (error) {
    throw error instanceof Refusal ? templateRefusalOf(error) : error;
  }
}

/** ZIP messages suggest choosing another archive, which does not apply to documents. */
function templateRefusalOf(refusal: Refusal): Refusal {
  const [error] = refusal.errors;
  if (error?.code === "zip_error") return templateUnreadable();
  if (error?.code !== "zip_unsafe") return refusal;
  const params = new Map(error.params.map(({ name, value }) => [name, value]));
  return templateUnsafe("zip", params.get("path") ?? params.get("reason") ?? "");
}

/** Bytes of the end of an archive without comment. */
const endLength = 22;

/**
 * Rejects archives that programs could parse differently, since an unchecked document could be opened then: nothing may
 * precede, separate or follow the files and the directory of the archive.
 */
function checkArchiveEnd(bytes: Buffer): void {
  const end = bytes.length - endLength;
  if (end < 0) throw templateUnreadable();
  if (bytes.readUInt32BE(end) !== 0x504b0506 || bytes.readUInt16LE(end + 20) !== 0) {
    throw bytes.includes("PK\x05\x06", 0, "latin1") ? templateUnsafe("zip", "comment") : templateUnreadable();
  }
  const directoryEnd = bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12);
  if (directoryEnd !== end) throw templateUnsafe("zip", "directory");
}

async function readParts({ entries, read }: ZipArchive): Promise<TemplatePackage> {
  const files = entries.filter(({ isFolder }) => !isFolder);
  checkPaths(files);
  const xml = new Map<string, string>();
  let mimetype: string | null = null;
  let xmlBytes = 0;
  // Read the manifest first: it lists the encrypted parts, which otherwise look damaged.
  const inOrder = files.toSorted((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
  for (const entry of inOrder) {
    if (entry.isEncrypted) throw templateUnsafe("encrypted", entry.name);
    const content = await read(entry);
    if (content === null) throw templateUnreadable();
    if (content.subarray(0, compoundFileHead.length).equals(compoundFileHead)) {
      throw templateUnsafe("embedded_object", entry.name);
    }
    if (entry.name === "mimetype") mimetype = content.toString("latin1", 0, 200);
    else if (isXml(entry, content)) {
      xmlBytes += content.length;
      if (content.length > templateXmlMaxBytes || xmlBytes > templateXmlTotalMaxBytes) {
        throw templateUnsafe("too_complex", `${entry.name}: > ${templateXmlMaxBytes / 1_048_576} MB`);
      }
      const text = decodePart(content);
      scanXml(entry.name, text, { open: isManifest(entry) ? refuseEncryption : undefined });
      xml.set(entry.name, text);
      await setImmediate();
    }
  }
  return { paths: files.map(({ name }) => name), xml, mimetype };
}

const isManifest = ({ name }: ZipEntry) => name === "META-INF/manifest.xml";

function refuseEncryption({ name }: XmlElement): void {
  if (name === "encryption-data") throw templateUnsafe("encrypted", "META-INF/manifest.xml");
}

/** Any content that a program could parse as XML. LibreOffice writes empty files with this extension. */
function isXml({ name }: ZipEntry, content: Buffer): boolean {
  return (/\.(?:xml|rels|vml|rdf)$/i.test(name) && content.length > 0) || looksLikeXml(content);
}

function checkPaths(files: readonly ZipEntry[]): void {
  const known = new Set<string>();
  for (const { name } of files) {
    const key = name.toLowerCase();
    const isPlain = !name.includes("\\") && name.split("/").every((part) => part !== "" && part !== ".");
    if (!isPlain || known.has(key)) throw templateUnsafe("zip", name);
    known.add(key);
  }
}
