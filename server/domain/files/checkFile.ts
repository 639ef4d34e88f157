/** Validates uploaded files by their content, not by their names or declared types. */
import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { archiveEnd, hasArchiveInside } from "#domain/archiveInside";
import { fileSizeProblem } from "#domain/fileSize";
import {
  pictureMediaTypes,
  readPicture,
  type PictureFileProblem,
  type PictureSize,
} from "#domain/pictures/pictures";
import { userError, type UserError } from "#server/domain/mutationResult";
import type { SpooledFile } from "#server/uploads";
import { fileTypeOf, type FileType } from "./fileTypes";

/** Requirements for a file. */
export interface FileRule {
  /** Allowed types. CSS and plain text look alike, so both accept every text. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Maximum size of a picture in pixels; null if there is no limit. */
  readonly maxSize: PictureSize | null;
}

/** A file that passed the checks. */
export interface CheckedFile {
  readonly bytes: Buffer;
  /** One of the rule's types. */
  readonly mediaType: string;
  /** Pixels as displayed; null if it is not a picture. */
  readonly size: PictureSize | null;
}

/** Reads and checks an uploaded file, or returns the errors. Reads it only if its size is allowed. */
export async function readCheckedFile(
  { path, byteSize }: SpooledFile,
  rule: FileRule,
): Promise<CheckedFile | UserError> {
  const problem = sizeProblem(byteSize, rule);
  return problem ?? checkFile(await readFile(path), rule);
}

/**
 * Checks a file. Errors at `file`: file_empty, file_too_large, file_type_not_allowed; from_utf8_error if a text has
 * another encoding; file_unreadable, file_appended_data or file_has_archive if the file is truncated or contains other
 * files; image_too_large.
 */
export function checkFile(bytes: Buffer, rule: FileRule): CheckedFile | UserError {
  const problem = sizeProblem(bytes.length, rule);
  if (problem) return problem;
  const found = fileTypeOf(bytes);
  const mediaType = found && acceptedType(found, rule.mediaTypes);
  if (!mediaType) {
    const allowed = rule.mediaTypes.join(", ");
    return userError("file_type_not_allowed", ["file"], { found: found?.mediaType ?? "", allowed });
  }
  if (found.mustBeUtf8 && !isUtf8(bytes)) return userError("from_utf8_error", ["file"]);
  const pictureType = pictureMediaTypes.find((type) => type === mediaType);
  if (pictureType === undefined) {
    const problem = wholeFileProblem(bytes, mediaType);
    return problem === null ? { bytes, mediaType, size: null } : userError(problem, ["file"]);
  }
  const picture = readPicture(bytes, pictureType);
  if (typeof picture === "string") return userError(picture, ["file"]);
  const { width, height } = picture;
  const { maxSize } = rule;
  return maxSize && (width > maxSize.width || height > maxSize.height)
    ? userError("image_too_large", ["file"], {
        maxWidth: String(maxSize.width),
        maxHeight: String(maxSize.height),
      })
    : { bytes, mediaType, size: { width, height } };
}

function sizeProblem(byteSize: number, { maxBytes }: FileRule): UserError | null {
  const problem = fileSizeProblem(byteSize, maxBytes);
  return problem && userError(problem.code, ["file"], problem.params);
}

function acceptedType({ mediaType: found }: FileType, allowed: readonly string[]): string | undefined {
  const isText = found === "text/plain" || found === "application/json";
  return (
    allowed.find((type) => type === found) ??
    (isText ? allowed.find((type) => type.startsWith("text/")) : undefined)
  );
}

/** PDF readers search the end marker in this many bytes, because some programs append line breaks or a signature. */
const pdfTailBytes = 1_024;

function wholeFileProblem(bytes: Buffer, mediaType: string): PictureFileProblem | null {
  if (mediaType === "application/zip") {
    const end = archiveEnd(bytes);
    if (end === null || end > bytes.length) return "file_unreadable";
    return end === bytes.length ? null : "file_appended_data";
  }
  if (hasArchiveInside(bytes)) return "file_has_archive";
  if (mediaType !== "application/pdf" || bytes.subarray(-pdfTailBytes).includes("%%EOF")) return null;
  return bytes.includes("%%EOF") ? "file_appended_data" : "file_unreadable";
}
