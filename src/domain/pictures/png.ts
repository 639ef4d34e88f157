import { fourLetters, viewOf, type PictureParts } from "./pictureParts";

const signatureLength = 8;

/** Length, name and checksum of a chunk. */
const chunkOverhead = 12;

/** Reads the chunks of a PNG file. Returns null if it is damaged or truncated. */
export function readPng(bytes: Uint8Array): PictureParts | null {
  const view = viewOf(bytes);
  if (bytes.length < signatureLength + 16 || fourLetters(bytes, 12) !== "IHDR") return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let hasData = false;
  for (let at = signatureLength; at + chunkOverhead <= bytes.length;) {
    const name = fourLetters(bytes, at + 4);
    at += chunkOverhead + view.getUint32(at);
    if (name === "IDAT") hasData = true;
    if (name === "IEND") return hasData && at <= bytes.length ? { width, height, end: at } : null;
  }
  return null;
}
