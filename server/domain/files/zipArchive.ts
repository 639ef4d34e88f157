/** Reads ZIP archives from disk. Does not trust any declared value and extracts nothing to disk. */
import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from "yauzl";
import { plausibleEncoding } from "#domain/encodings/plausibleEncoding";
import { decodeText } from "#domain/encodings/textEncoding";
import { mapInChunks } from "#server/domain/mapInChunks";
import { Refusal, userError } from "#server/domain/mutationResult";
import { checkZipEntries, zipUnsafe, type CheckedZipEntry } from "./zipSafety";

/** An entry of the central directory; local headers do not count. */
export interface ZipEntry extends CheckedZipEntry {
  readonly isFolder: boolean;
  readonly isEncrypted: boolean;
  /** Whether the content is neither encrypted nor compressed with an unknown method. */
  readonly isDecodable: boolean;
}

/** Limits of an archive as a whole. */
export interface ZipLimits {
  readonly maxEntries: number;
  /** Maximum total size of the contents in bytes. */
  readonly maxBytes: number;
}

/** An open archive. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /**
   * Unpacks an entry into memory. Returns null if it is encrypted, damaged or compressed with an unknown method.
   * Unpacking stops at the declared size. Throws Refusal zip_unsafe if the content has another size.
   */
  readonly read: (entry: ZipEntry) => Promise<Buffer | null>;
}

/** Maximum size of names, comments and other fields in the central directory, in bytes. */
const directoryMaxBytes = 4 * 1_048_576;

/** Compression methods. */
const [stored, deflated] = [0, 8];

/** File type bits in the upper half of the attributes; 0 if the archive was not created on Unix. */
const unixTypeMask = 0o170000;
const [unixFile, unixFolder] = [0o100000, 0o040000];

/**
 * Opens an archive for `work`. Before any content is unpacked, throws Refusal zip_error if it cannot be read, and
 * zip_unsafe if it exceeds the limits or has suspicious entries.
 */
export async function withZipArchive<T>(
  path: string,
  limits: ZipLimits,
  work: (archive: ZipArchive) => Promise<T>,
): Promise<T> {
  const zip = await unreadableAsRefusal(() =>
    openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: false }),
  );
  // Ignore errors while closing: everything has been read.
  zip.on("error", () => undefined);
  try {
    if (zip.entryCount > limits.maxEntries) {
      throw zipUnsafe({ reason: "count", max: String(limits.maxEntries) });
    }
    const directory = await unreadableAsRefusal(() => readDirectory(zip));
    const entries = [...directory.keys()];
    checkZipEntries(entries, limits.maxBytes);
    return await work({ entries, read: (entry) => readContent(zip, entry, directory.get(entry)) });
  } finally {
    zip.close();
  }
}

const unreadable = () => new Refusal([userError("zip_error", ["file"])]);

/** The package throws plain errors for invalid archives; errors of the disk have codes. */
async function unreadableAsRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && "syscall" in error)) throw error;
    throw unreadable();
  }
}

async function readDirectory(zip: ZipFile): Promise<ReadonlyMap<ZipEntry, Entry>> {
  const found: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > directoryMaxBytes) throw unreadable();
    found.push(entry);
  }
  const decodeLegacy = legacyDecoder(found);
  return new Map(
    await mapInChunks(found, (entry) => [
      zipEntryOf(entry, unicodeName(entry) ?? decodeLegacy(entry)),
      entry,
    ]),
  );
}

function zipEntryOf(entry: Entry, name: string): ZipEntry {
  const { compressionMethod } = entry;
  const unixType = (entry.externalFileAttributes >>> 16) & unixTypeMask;
  return {
    name,
    byteSize: entry.uncompressedSize,
    compressedSize: entry.compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
    isFolder: /[/\\]$/.test(name) || unixType === unixFolder,
    isSpecial: unixType !== 0 && unixType !== unixFile && unixType !== unixFolder,
    isEncrypted: entry.isEncrypted(),
    isDecodable: !entry.isEncrypted() && (compressionMethod === stored || compressionMethod === deflated),
  };
}

const utf8Flag = 0x800;

/**
 * Returns the name of an entry in UTF-8, even without the UTF-8 flag that some programs omit; null if it has another
 * encoding.
 */
function unicodeName({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string | null {
  if ((generalPurposeBitFlag & utf8Flag) !== 0 || isUtf8(fileNameRaw)) {
    return getFileNameLowLevel(utf8Flag, fileNameRaw, extraFields, true);
  }
  const name = getFileNameLowLevel(0, fileNameRaw, extraFields, true);
  // An extra field has the name in UTF-8.
  return name === getFileNameLowLevel(0, fileNameRaw, [], true) ? null : name;
}

/** Encodings of names without the UTF-8 flag; German Windows and DOS programs write CP850. */
const legacyEncodings = ["CP850", "WINDOWS_1252", "MAC_ROMAN"] as const;

/** Returns a decoder for names without the flag, in the encoding that yields the most plausible names overall. */
function legacyDecoder(entries: readonly Entry[]): (entry: Entry) => string {
  const lineEnd = Buffer.from("\n");
  const names = entries
    .filter((entry) => unicodeName(entry) === null)
    .flatMap(({ fileNameRaw }) => [fileNameRaw, lineEnd]);
  const encoding = plausibleEncoding(Buffer.concat(names), legacyEncodings);
  return ({ fileNameRaw }) => decodeText(fileNameRaw, encoding);
}

async function readContent(
  zip: ZipFile,
  { name, byteSize, isDecodable }: ZipEntry,
  entry: Entry | undefined,
): Promise<Buffer | null> {
  if (!entry || !isDecodable) return null;
  const content = Buffer.allocUnsafe(byteSize);
  let size = 0;
  const collect = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > byteSize) throw new Error("The content is larger than declared.");
      chunk.copy(content, size - chunk.length);
    }
  };
  try {
    const raw: Readable = await zip.openReadStreamPromise(entry, { decodeFileData: false });
    if (entry.compressionMethod === deflated) await pipeline(raw, createInflateRaw(), collect);
    else await pipeline(raw, collect);
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw error;
    // If `collect` aborted, `size` exceeds the declared size.
    if (size <= byteSize) return null;
  }
  if (size !== byteSize) throw zipUnsafe({ reason: "sizeWrong", path: name });
  return crc32(content) === entry.crc32 ? content : null;
}
