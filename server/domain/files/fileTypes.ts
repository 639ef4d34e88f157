/**
 * Detects the type of a file from its first bytes and ignores its name. Only a prefix is inspected, in linear time, so
 * that no file can block the server.
 */
import { scanJson } from "#server/domain/attempts/jsonScan";

/** Media types that processes accept; CSS counts as plain text. */
export const fileMediaTypes = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/svg+xml",
  "application/json",
  "application/zip",
  "text/plain",
] as const;
export type FileMediaType = (typeof fileMediaTypes)[number];

/** Length of the inspected prefix in bytes; the content after it is ignored. */
export const inspectedBytes = 65_536;

type Signature = readonly (readonly [at: number, text: string])[];

const signatures: readonly (readonly [FileMediaType, Signature])[] = [
  ["application/pdf", [[0, "%PDF-"]]],
  ["image/png", [[0, "\x89PNG\r\n\x1a\n"]]],
  ["image/jpeg", [[0, "\xff\xd8\xff"]]],
  [
    "image/webp",
    [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  ],
  ["application/zip", [[0, "PK\x03\x04"]]],
  ["application/zip", [[0, "PK\x05\x06"]]],
];

/**
 * Returns the media type of a file, or null if the file is blank or its type is not accepted. A file that fits into the
 * prefix is JSON if it is a complete JSON text; a longer file is JSON if its prefix is the beginning of one.
 */
export function fileMediaTypeOf(bytes: Uint8Array): FileMediaType | null {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const known = signatures.find(([, parts]) => parts.every(([at, text]) => begin.startsWith(text, at)));
  if (known !== undefined) return known[0];
  const isTruncated = bytes.length > inspectedBytes;
  const text = textOf(bytes.subarray(0, inspectedBytes), isTruncated);
  if (text === null) return null;
  const content = text.trimStart();
  if (content === "") return isTruncated ? "text/plain" : null;
  if (/^[[{]/.test(content)) {
    const found = scanJson(content);
    return found === "complete" || (found === "incomplete" && isTruncated)
      ? "application/json"
      : "text/plain";
  }
  return isSvg(content) ? "image/svg+xml" : "text/plain";
}

/** Decodes UTF-8. Returns null for invalid bytes or control characters. `isTruncated` allows a truncated last character. */
function textOf(bytes: Uint8Array, isTruncated: boolean): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isTruncated });
    return /[^\P{Control}\t\n\f\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Markup allowed before the `svg` element, each with its terminator. */
const prologue = [
  ["<?xml", "?>"],
  ["<!--", "-->"],
  ["<!doctype", ">"],
] as const;

/** Whether the first element after declarations and comments is `svg`. */
function isSvg(content: string): boolean {
  let at = 0;
  for (;;) {
    const head = content.slice(at, at + 10).toLowerCase();
    const part = prologue.find(([begin]) => head.startsWith(begin));
    if (part === undefined) return /^<svg[\s/>]/.test(head);
    const end = content.indexOf(part[1], at + part[0].length);
    if (end < 0) return false;
    at = end + part[1].length;
    while (/\s/.test(content.charAt(at))) at++;
  }
}
