/** Metadata of a picture file, and helpers to read its numbers. */

/** A picture file that is complete. */
export interface PictureParts {
  /** Pixels as displayed. */
  readonly width: number;
  /** Pixels as displayed. */
  readonly height: number;
  /** Position after the last byte of the picture; greater than the length of a truncated file. */
  readonly end: number;
}

/** A view of the bytes. Reading beyond the end throws a RangeError. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Four letters that name a part; fewer at the end of the bytes. */
export function fourLetters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
