/**
 * Detects ZIP archives appended to other files. Programs find an archive by its end, regardless of what precedes it.
 */
import { viewOf } from "#domain/pictures/pictureParts";

/** Bytes of the end of an archive, without its comment. */
const endLength = 22;

/** Maximum size of the comment in bytes. */
const commentMax = 65_535;

/** Signatures of the parts of an archive. */
const signature = { end: 0x06054b50, directory: 0x02014b50, zip64Locator: 0x07064b50 } as const;

/** Size of the ZIP64 locator, which precedes the end record of large archives. */
const zip64LocatorLength = 20;

/** Position after the last byte of an archive, including its comment; null if the file is not an archive. */
export function archiveEnd(bytes: Uint8Array): number | null {
  const at = endRecord(bytes, () => true);
  return at === null ? null : at + endLength + viewOf(bytes).getUint16(at + 20, true);
}

/** Whether a file of another type contains the end record of a nonempty archive. */
export function hasArchiveInside(bytes: Uint8Array): boolean {
  return endRecord(bytes, listsFiles) !== null;
}

/** The last position at which an archive may end. */
function endRecord(bytes: Uint8Array, accept: (view: DataView, at: number) => boolean): number | null {
  const view = viewOf(bytes);
  const first = Math.max(0, bytes.length - endLength - commentMax);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signature.end && accept(view, at)) return at;
  }
  return null;
}

function listsFiles(view: DataView, end: number): boolean {
  const directory = end - view.getUint32(end + 12, true);
  const locator = end - zip64LocatorLength;
  return (
    (directory >= 0 && directory < end && view.getUint32(directory, true) === signature.directory) ||
    (locator >= 0 && view.getUint32(locator, true) === signature.zip64Locator)
  );
}
