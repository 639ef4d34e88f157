/** Checks the content of uploaded files by their bytes. Their declared types and names do not count. */
import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { serviceFileMaxBytes } from "#domain/limits";
import { inspectPicture } from "#domain/pictures";
import { mediaTypeOfPath, type PredefinedFileRule } from "#domain/serviceFiles";
import { fileEnd } from "#server/domain/files/fileEnds";
import { fileMediaTypeOf } from "#server/domain/files/fileTypes";
import { userError, type UserError } from "#server/domain/mutationResult";
import type { SpooledFile } from "#server/uploads";

/** A file that may be stored. */
export interface CheckedContent {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** Pixels; null if it is not a picture with a limit. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Reads a file for a purpose. Returns why it is refused. */
export async function readPredefinedContent(
  { path, byteSize }: SpooledFile,
  rule: PredefinedFileRule,
): Promise<CheckedContent | UserError> {
  if (byteSize > rule.maxBytes) return tooLarge(rule.maxBytes);
  const bytes = await readFile(path);
  if (rule.maxSize === null) {
    const mediaType = fileMediaTypeOf(bytes) ?? "";
    return rule.mediaTypes.includes(mediaType)
      ? wholeContent({ bytes, mediaType, width: null, height: null })
      : wrongType(mediaType, rule.mediaTypes);
  }
  const found = inspectPicture(bytes, rule.maxSize);
  if (typeof found !== "string") return wholeContent({ bytes, ...found });
  if (found === "file_type_not_allowed") return wrongType(fileMediaTypeOf(bytes) ?? "", rule.mediaTypes);
  if (found === "file_too_large") return tooLarge(rule.maxBytes);
  const { width, height } = rule.maxSize;
  return found === "image_too_large"
    ? userError(found, ["file"], { maxWidth: String(width), maxHeight: String(height) })
    : userError(found, ["file"]);
}

/** Reads a file for a path, whose extension decides what it must contain. Returns why it is refused. */
export async function readServiceFileContent(
  { path: spooledPath, byteSize }: SpooledFile,
  path: string,
): Promise<CheckedContent | UserError> {
  if (byteSize > serviceFileMaxBytes) return tooLarge(serviceFileMaxBytes);
  return checkServiceFileContent(await readFile(spooledPath), path);
}

/** Checks a content for a path. Returns why it is refused. */
export function checkServiceFileContent(bytes: Buffer, path: string): CheckedContent | UserError {
  const mediaType = mediaTypeOfPath(path) ?? "";
  const found = fileMediaTypeOf(bytes);
  const isText = /^text\/|json$|xml$/.test(mediaType);
  const isAllowed = mediaType.startsWith("text/")
    ? found === "text/plain" || found === "application/json"
    : found === mediaType;
  if (!isAllowed || found === null) return wrongType(found ?? "", [mediaType]);
  if (isText && !isUtf8(bytes)) return userError("from_utf8_error", ["file"]);
  return wholeContent({ bytes, mediaType, width: null, height: null });
}

function wholeContent(content: CheckedContent): CheckedContent | UserError {
  const end = fileEnd(content.bytes, content.mediaType);
  return end === "whole" ? content : userError(end, ["file"]);
}

function tooLarge(maxBytes: number): UserError {
  return userError("file_too_large", ["file"], { maxBytes: String(maxBytes) });
}

function wrongType(found: string, allowed: readonly string[]): UserError {
  return userError("file_type_not_allowed", ["file"], { found, allowed: allowed.join(", ") });
}
