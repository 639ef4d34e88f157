import { viewOf } from "./pictureParts";

const orientationTag = 0x0112;
const shortType = 3;

/** "Exif" and two zero bytes before the data. */
const headerLength = 6;

/** Reads the orientation, 1 to 8, from an Exif segment. Returns null if the segment has none or is something else. */
export function exifOrientation(segment: Uint8Array): number | null {
  const text = String.fromCharCode(...segment.subarray(0, headerLength + 2));
  if (!/^Exif\0\0(?:II|MM)$/.test(text)) return null;
  const isLittle = text.endsWith("II");
  const view = viewOf(segment.subarray(headerLength));
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      if (view.getUint16(entry, isLittle) !== orientationTag) continue;
      if (view.getUint16(entry + 2, isLittle) !== shortType) return null;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : null;
    }
  } catch (error) {
    // Truncated or damaged: viewers ignore such data as well.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}
