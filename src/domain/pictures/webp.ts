import { fourLetters, viewOf, type PictureParts } from "./pictureParts";

/** Name of the container, its length and that of the format. */
const headerLength = 12;

/** Reads the chunks of a WebP file. Returns null if it is damaged or truncated. */
export function readWebp(bytes: Uint8Array): PictureParts | null {
  if (bytes.length < headerLength) return null;
  const view = viewOf(bytes);
  const end = 8 + padded(view.getUint32(4, true));
  if (end > bytes.length) return null;
  let size: Size | null = null;
  let hasData = false;
  for (let at = headerLength; at + 8 <= end;) {
    const name = fourLetters(bytes, at);
    const content = at + 8;
    at = content + padded(view.getUint32(at + 4, true));
    if (at > end) return null;
    size ??= sizeOf(name, viewOf(bytes.subarray(content, at)));
    if (name === "VP8 " || name === "VP8L" || name === "ANMF") hasData = true;
  }
  return size && hasData ? { ...size, end } : null;
}

type Size = Pick<PictureParts, "width" | "height">;

/** Chunks are padded to an even length. */
function padded(length: number): number {
  return length + (length % 2);
}

/** The size that the first chunk declares: that of the canvas, or of the only picture. */
function sizeOf(name: string, chunk: DataView): Size | null {
  if (chunk.byteLength < 10) return null;
  switch (name) {
    case "VP8X":
      return { width: 1 + uint24(chunk, 4), height: 1 + uint24(chunk, 7) };
    case "VP8L": {
      const bits = chunk.getUint32(1, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case "VP8 ":
      return { width: chunk.getUint16(6, true) & 0x3fff, height: chunk.getUint16(8, true) & 0x3fff };
    default:
      return null;
  }
}

function uint24(chunk: DataView, at: number): number {
  return chunk.getUint16(at, true) + chunk.getUint8(at + 2) * 0x1_0000;
}
