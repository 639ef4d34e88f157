/** Detects malicious ZIP archives: path traversal, links and bombs. */
import { shortenText } from "#domain/cutText";
import { Refusal, userError } from "#server/domain/mutationResult";

/** The facts of an entry that are checked before anything is unpacked. */
export interface CheckedZipEntry {
  /** Name as in the archive, with its separators. */
  readonly name: string;
  /** Declared size of the content. */
  readonly byteSize: number;
  readonly compressedSize: number;
  /** Position of the local header. */
  readonly offset: number;
  /** Whether it is a link, a device or the like. */
  readonly isSpecial: boolean;
}

/** Why an archive is refused as a whole. */
export type ZipDanger =
  | { readonly reason: "path" | "link" | "sizeWrong"; readonly path: string }
  | { readonly reason: "size"; readonly maxBytes: string }
  | { readonly reason: "count"; readonly max: string }
  | { readonly reason: "overlap" };

/** Creates the refusal of an archive. */
export function zipUnsafe(danger: ZipDanger): Refusal {
  const params = "path" in danger ? { ...danger, path: shownName(danger.path) } : danger;
  return new Refusal([userError("zip_unsafe", ["file"], params)]);
}

/** Maximum length of a displayed name. */
const shownLength = 255;

/** A name for display: without control characters and limited to the maximum length of a path. */
export function shownName(name: string): string {
  return shortenText(name, shownLength).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}

/**
 * Throws Refusal zip_unsafe if an entry leaves its folder or is a link, or if contents overlap or exceed the total
 * size.
 */
export function checkZipEntries(entries: readonly CheckedZipEntry[], maxBytes: number): void {
  for (const { name, isSpecial } of entries) {
    if (leavesFolder(name)) throw zipUnsafe({ reason: "path", path: name });
    if (isSpecial) throw zipUnsafe({ reason: "link", path: name });
  }
  if (entries.reduce((sum, { byteSize }) => sum + byteSize, 0) > maxBytes) {
    throw zipUnsafe({ reason: "size", maxBytes: String(maxBytes) });
  }
  if (hasOverlap(entries)) throw zipUnsafe({ reason: "overlap" });
}

/** Whether a program could unpack the name outside the target folder. Backslashes are separators on Windows. */
function leavesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|\0/i.test(name) || name.split(/[/\\]/).some((part) => /^\s*\.\.\s*$/.test(part));
}

/** Bytes of a local header without its name. */
const localHeaderBytes = 30;

/** Whether two entries share bytes, as in ZIP bombs. */
function hasOverlap(entries: readonly CheckedZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset);
  return inOrder.some(({ offset, compressedSize }, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && offset + localHeaderBytes + compressedSize > next.offset;
  });
}

/** Whether an operating system added this path to the archive. Folders are separated by slashes. */
export function isSystemFile(path: string): boolean {
  return /(?:^|\/)(?:__macosx\/|\._[^/]*$|\.ds_store$|thumbs\.db$|desktop\.ini$)/i.test(path);
}
