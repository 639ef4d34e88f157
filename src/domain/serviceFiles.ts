/**
 * Files of a service: predefined ones with a fixed purpose, and freely configurable ones, which are identified by a
 * path such as `bilder/wappen.png`.
 */
import { filePathDepthMax, filePathMaxLength, pictureMaxBytes, predefinedDocumentMaxBytes } from "./limits";

/** Purposes of predefined files, in display order. */
export const predefinedFileKinds = ["LOGO", "HEADER_IMAGE", "PRIVACY_STATEMENT", "IMPRINT", "TERMS"] as const;
export type PredefinedFileKind = (typeof predefinedFileKinds)[number];

/** Requirements for files of a purpose. */
export interface PredefinedFileRule {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Maximum size in pixels; null if it is not a picture. */
  readonly maxSize: { readonly width: number; readonly height: number } | null;
}

const pictures = ["image/png", "image/jpeg", "image/webp"];
const document: PredefinedFileRule = {
  mediaTypes: ["application/pdf"],
  maxBytes: predefinedDocumentMaxBytes,
  maxSize: null,
};

export const predefinedFileRules: Readonly<Record<PredefinedFileKind, PredefinedFileRule>> = {
  LOGO: { mediaTypes: pictures, maxBytes: pictureMaxBytes, maxSize: { width: 400, height: 200 } },
  HEADER_IMAGE: { mediaTypes: pictures, maxBytes: pictureMaxBytes, maxSize: { width: 1920, height: 480 } },
  PRIVACY_STATEMENT: document,
  IMPRINT: document,
  TERMS: document,
};

/** Media types of freely configurable files by the extension of their path. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/webp"],
  ["svg", "image/svg+xml"],
  ["json", "application/json"],
  ["txt", "text/plain"],
  ["css", "text/css"],
  ["zip", "application/zip"],
]);

/** Whether browsers can show a file of this type in a frame of the app, with their own viewer. */
export function hasPreview(mediaType: string): boolean {
  return mediaType === "application/pdf";
}

/** Allowed extensions without the dot. */
export const fileExtensions: readonly string[] = [...mediaTypes.keys()];

/** The media type that the content of a file with this path must have; undefined if its extension is not allowed. */
export function mediaTypeOfPath(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? mediaTypes.get(name.slice(dot + 1).toLowerCase()) : undefined;
}

/** Why a path is refused. */
export type FilePathProblem =
  | "required"
  | "text_too_long"
  | "file_path_invalid"
  | "file_extension_not_allowed"
  | "changing_fixed_service_file_local_error";

/** Control, format and unassigned characters, spaces other than U+0020, and characters that file systems reject. */
const forbiddenCharacters = /[\p{C}\p{Zl}\p{Zp}\\<>:"|?*]|[^\S ]/u;

/** Reserved names of Windows. Excluded, so that a ZIP archive of the files can be unpacked everywhere. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether a name can be a folder or file in a path. Excludes %2e and the like, which URLs decode to other names. */
function isSegment(name: string): boolean {
  return name !== "" && !/^ |[ .]$|%[\da-f]{2}/i.test(name) && !reservedName.test(name);
}

/** Returns the stored form of an entered path: composed characters, without spaces at both ends. */
export function normalizePath(path: string): string {
  return path.normalize("NFC").trim();
}

/** Checks a normalized path. Returns null if a file may have it. */
export function checkPath(path: string): FilePathProblem | null {
  if (path === "") return "required";
  if (path.length > filePathMaxLength) return "text_too_long";
  const segments = path.split("/");
  if (segments.length > filePathDepthMax || forbiddenCharacters.test(path) || !segments.every(isSegment)) {
    return "file_path_invalid";
  }
  if (isLocalePath(path)) return "changing_fixed_service_file_local_error";
  return mediaTypeOfPath(path) === undefined ? "file_extension_not_allowed" : null;
}

/** Whether a path belongs to the texts of the service, which have a separate editor. */
export function isLocalePath(path: string): boolean {
  return /^locales(?:\/|$)/i.test(path);
}

/**
 * Identifies a path regardless of case, since not all file systems distinguish it: ß as ss, ς as σ, ligatures as their
 * letters.
 */
export function pathKey(path: string): string {
  // Converting to upper case expands characters such as ß; the first conversion handles ẞ, which does not expand.
  const folded = path.normalize("NFC").toLowerCase().toUpperCase().toLowerCase();
  return folded.replaceAll("ς", "σ").normalize("NFC");
}
