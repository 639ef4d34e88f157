/** Validates pictures: type, size and completeness, by their bytes and not by name. Used by browser and server. */
import { hasArchiveInside } from "../archiveInside";
import { pictureMaxBytes, pictureMaxSide } from "../limits";
import { readJpeg } from "./jpeg";
import type { PictureParts } from "./pictureParts";
import { readPng } from "./png";
import { readWebp } from "./webp";

/** Accepted image types, detected by their first bytes. */
export const pictureMediaTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureMediaType = (typeof pictureMediaTypes)[number];

/** Type and size of a valid picture. */
export interface PictureFacts {
  readonly mediaType: PictureMediaType;
  /** Pixels as displayed, after the orientation that the file declares. */
  readonly width: number;
  /** Pixels as displayed, after the orientation that the file declares. */
  readonly height: number;
}

/** Why a file is not a single complete picture: it is damaged or truncated, or contains data after its end. */
export type PictureFileProblem = "file_unreadable" | "file_appended_data" | "file_has_archive";

/** Why a file is refused as a picture. */
export type PictureProblem =
  "file_too_large" | "file_type_not_allowed" | "image_too_large" | PictureFileProblem;

/** The type of a picture by its first bytes; undefined if it is not a picture. */
export function pictureMediaTypeOf(bytes: Uint8Array): PictureMediaType | undefined {
  const starts = (at: number, ...expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (starts(0, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return "image/webp";
  return undefined;
}

/** Maximum size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const communePictureSize: PictureSize = { width: pictureMaxSide, height: pictureMaxSide };

const readers: Readonly<Record<PictureMediaType, (bytes: Uint8Array) => PictureParts | null>> = {
  "image/png": readPng,
  "image/jpeg": readJpeg,
  "image/webp": readWebp,
};

/** Reads a complete picture of a type: its metadata, or a problem. Does not limit the size. */
export function readPicture(
  bytes: Uint8Array,
  mediaType: PictureMediaType,
): PictureFacts | PictureFileProblem {
  const parts = readers[mediaType](bytes);
  if (!parts || parts.width === 0 || parts.height === 0) return "file_unreadable";
  if (hasArchiveInside(bytes)) return "file_has_archive";
  if (parts.end < bytes.length) return "file_appended_data";
  return { mediaType, width: parts.width, height: parts.height };
}

/**
 * Inspects an image file: its metadata, or a problem.
 * @param max defaults to the size of a commune's picture
 */
export function inspectPicture(
  bytes: Uint8Array,
  max: PictureSize = communePictureSize,
): PictureFacts | PictureProblem {
  if (bytes.length > pictureMaxBytes) return "file_too_large";
  const mediaType = pictureMediaTypeOf(bytes);
  if (mediaType === undefined) return "file_type_not_allowed";
  const facts = readPicture(bytes, mediaType);
  if (typeof facts === "string") return facts;
  return facts.width > max.width || facts.height > max.height ? "image_too_large" : facts;
}
