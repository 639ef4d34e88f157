/** Reads the files of an import: YAML files, and those within ZIP archives. */
import { readFile as readBytes } from "node:fs/promises";
import {
  resourceDocumentMaxLength,
  resourceImportMax,
  resourceImportMaxBytes,
} from "#domain/resources/resourceKinds";
import { withZipArchive } from "#server/domain/files/zipArchive";
import { isSystemFile, shownName } from "#server/domain/files/zipSafety";
import { Refusal, refuseIf, userError } from "#server/domain/mutationResult";
import type { SpooledFile } from "#server/uploads";

/** A file of an import. */
export interface ImportFile {
  /** With the path within an archive. */
  readonly name: string;
  /** Null: it exceeds the size of a document. */
  readonly text: string | null;
  /** Whether it could be unpacked. */
  readonly isReadable: boolean;
}

/** UTF-8 needs at most four bytes per character; the URN line is small. */
const fileMaxBytes = 4 * resourceDocumentMaxLength;

/**
 * Reads all files, except those too large for a document. Bytes that are not UTF-8 become U+FFFD, which documents must
 * not contain.
 * @throws Refusal required, too_many_files, file_too_large, zip_error, zip_unsafe
 */
export async function readImportFiles(files: readonly SpooledFile[]): Promise<ImportFile[]> {
  refuseIf(files.length === 0 ? [userError("required", ["files"])] : []);
  const bytes = files.reduce((sum, { byteSize }) => sum + byteSize, 0);
  const max = String(resourceImportMaxBytes);
  refuseIf(bytes > resourceImportMaxBytes ? [userError("file_too_large", ["files"], { maxBytes: max })] : []);
  const read: ImportFile[] = [];
  for (const [at, file] of files.entries()) {
    if (await isArchive(file)) read.push(...(await readArchive(file, at)));
    else read.push(fileOf(file.name, file.byteSize > fileMaxBytes ? null : await readBytes(file.path)));
  }
  const isTooMany = read.length > resourceImportMax;
  refuseIf(isTooMany ? [userError("too_many_files", ["files"], { max: String(resourceImportMax) })] : []);
  return read;
}

async function isArchive({ path, name, byteSize }: SpooledFile): Promise<boolean> {
  if (/\.zip$/i.test(name)) return true;
  return byteSize <= fileMaxBytes && (await readBytes(path)).subarray(0, 4).equals(Buffer.from("PK\x03\x04"));
}

async function readArchive({ path, name }: SpooledFile, at: number): Promise<ImportFile[]> {
  const limits = { maxEntries: 2 * resourceImportMax, maxBytes: resourceImportMaxBytes };
  try {
    return await withZipArchive(path, limits, async (archive) => {
      const read: ImportFile[] = [];
      for (const entry of archive.entries) {
        const inner = entry.name.replaceAll("\\", "/");
        if (entry.isFolder || isSystemFile(inner)) continue;
        const shown = shownName(`${name}/${inner}`);
        const isLarge = entry.byteSize > fileMaxBytes;
        const content = isLarge ? null : await archive.read(entry);
        const file = fileOf(shown, content);
        read.push({ ...file, isReadable: isLarge || content !== null });
      }
      return read;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.errors.map((each) => ({ ...each, field: ["files", String(at)] })));
  }
}

function fileOf(name: string, content: Buffer | null): ImportFile {
  return { name, text: content && new TextDecoder().decode(content), isReadable: true };
}
