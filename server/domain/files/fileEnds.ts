/** Detects data after the end of a file, which would make it a valid file of a second type as well. */

/** Where the content of a file ends: at its last byte, before it, or not at all because it is cut off. */
export type FileEnd = "whole" | "file_appended_data" | "file_unreadable";

/** Checks the end of a file of this media type. Types without a recognizable end count as whole. */
export function fileEnd(bytes: Uint8Array, mediaType: string): FileEnd {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (mediaType) {
    case "image/png":
      return compare(pngEnd(buffer), buffer.length);
    case "image/webp":
      return compare(webpEnd(buffer), buffer.length);
    case "image/jpeg":
      return buffer.subarray(-2).equals(jpegEnd) ? "whole" : afterLast(buffer, jpegEnd);
    case "application/pdf":
      return buffer.subarray(-pdfTailBytes).includes("%%EOF") ? "whole" : afterLast(buffer, pdfEnd);
    default:
      return "whole";
  }
}

const jpegEnd = Buffer.from([0xff, 0xd9]);
const pdfEnd = Buffer.from("%%EOF");

/** PDF readers look for the end marker in this many bytes, since some programs append line breaks or a signature. */
const pdfTailBytes = 1_024;

function compare(end: number | null, length: number): FileEnd {
  if (end === null || end > length) return "file_unreadable";
  return end === length ? "whole" : "file_appended_data";
}

function afterLast(buffer: Buffer, marker: Buffer): FileEnd {
  return buffer.includes(marker) ? "file_appended_data" : "file_unreadable";
}

/** The end of the last chunk. */
function pngEnd(buffer: Buffer): number | null {
  for (let at = 8; at + 12 <= buffer.length;) {
    const isLast = buffer.toString("latin1", at + 4, at + 8) === "IEND";
    at += 12 + buffer.readUInt32BE(at);
    if (isLast) return at;
  }
  return null;
}

/** The end of the RIFF container, which is padded to an even length. */
function webpEnd(buffer: Buffer): number | null {
  if (buffer.length < 8) return null;
  const size = buffer.readUInt32LE(4);
  return 8 + size + (size % 2);
}
