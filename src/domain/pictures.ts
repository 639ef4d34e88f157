/** Validation of pictures by their bytes, not their name. */
import { imageSize } from "image-size";
import { pictureMaxBytes, pictureMaxSide } from "./limits";

/** Accepted image types, detected by their first bytes. */
export const pictureMediaTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureMediaType = (typeof pictureMediaTypes)[number];

/** Type and size of a valid picture. */
export interface PictureFacts {
  readonly mediaType: PictureMediaType;
  readonly width: number;
  readonly height: number;
}

/** Why a file is refused as a picture. */
export type PictureProblem =
  "file_too_large" | "file_type_not_allowed" | "image_too_large" | "file_unreadable";

function mediaTypeOf(bytes: Uint8Array): PictureMediaType | undefined {
  const starts = (at: number, ...expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (starts(0, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return "image/webp";
  return undefined;
}

/** Most pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const communePictureSize: PictureSize = { width: pictureMaxSide, height: pictureMaxSide };

/**
 * Inspects an image file: its facts, or why it is refused. Used by browser and server.
 * @param max defaults to the size of a commune's picture
 */
export function inspectPicture(
  bytes: Uint8Array,
  max: PictureSize = communePictureSize,
): PictureFacts | PictureProblem {
  if (bytes.length > pictureMaxBytes) return "file_too_large";
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return "file_type_not_allowed";
  const size = sizeOf(bytes);
  if (size === null) return "file_unreadable";
  if (size.width > max.width || size.height > max.height) return "image_too_large";
  return { mediaType, ...size };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
