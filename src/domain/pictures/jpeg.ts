import { exifOrientation } from "./exifOrientation";
import { viewOf, type PictureParts } from "./pictureParts";

/** Second bytes of the markers; the first is 0xff. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app1: 0xe1, app2: 0xe2, temporary: 0x01 } as const;

/** Reads the segments of a JPEG file. Returns null if it is damaged or truncated. */
export function readJpeg(bytes: Uint8Array): PictureParts | null {
  const picture = readPicture(bytes, 0);
  if (!picture) return null;
  const { width, height, isFirstOfMany } = picture;
  const end = isFirstOfMany ? endOfFurther(bytes, picture.end) : picture.end;
  return end === null ? null : { width, height, end };
}

interface JpegParts extends PictureParts {
  /** Whether the file declares that further pictures follow. */
  readonly isFirstOfMany: boolean;
}

/** Phones append further pictures, such as a gain map, to the first one (CIPA DC-007). Null if one is damaged. */
function endOfFurther(bytes: Uint8Array, from: number): number | null {
  let end = from;
  while (isStart(bytes, end)) {
    const next = readPicture(bytes, end);
    if (!next) return null;
    end = next.end;
  }
  return end;
}

function isStart(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xff && bytes[at + 1] === marker.start;
}

function readPicture(bytes: Uint8Array, start: number): JpegParts | null {
  const view = viewOf(bytes);
  let size: Pick<PictureParts, "width" | "height"> | null = null;
  let orientation = 1;
  let [hasScan, isFirstOfMany] = [false, false];
  for (let at = start + 2; bytes[at] === 0xff;) {
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff) at += 1;
    const kind = bytes[at] ?? 0;
    at += 1;
    if (kind === marker.end) {
      if (!size || !hasScan) return null;
      return { ...turned(size, orientation), end: at, isFirstOfMany };
    }
    if (isStandalone(kind)) continue;
    if (kind < 0xc0 || kind === marker.start || at + 2 > bytes.length) return null;
    const next = at + view.getUint16(at);
    const content = bytes.subarray(at + 2, next);
    if (next < at + 2 || next > bytes.length) return null;
    if (isFrame(kind)) size ??= frameSize(content);
    else if (kind === marker.app1) orientation = exifOrientation(content) ?? orientation;
    else if (kind === marker.app2) isFirstOfMany ||= startsWith(content, "MPF\0");
    hasScan ||= kind === marker.scan;
    at = kind === marker.scan ? endOfScan(bytes, next) : next;
  }
  return null;
}

/** Restart markers and the obsolete TEM have no content. */
function isStandalone(kind: number): boolean {
  return kind === marker.temporary || (kind >= 0xd0 && kind <= 0xd7);
}

/** Frame headers. Three numbers in their range belong to other segments. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

function frameSize(content: Uint8Array): Pick<PictureParts, "width" | "height"> | null {
  if (content.length < 6) return null;
  const view = viewOf(content);
  return { width: view.getUint16(3), height: view.getUint16(1) };
}

/** The position of the next marker that is neither escaped nor a restart marker; the end of the bytes if there is none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    let next = at + 1;
    while (bytes[next] === 0xff) next += 1;
    const kind = bytes[next];
    if (kind === undefined) break;
    if (kind !== 0 && !isStandalone(kind)) return at;
    at = next;
  }
  return bytes.length;
}

/** Orientations from 5 on are turned by 90 degrees. */
function turned({ width, height }: Pick<PictureParts, "width" | "height">, orientation: number) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));
}
