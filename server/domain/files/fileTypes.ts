/**
 * What a file is by its first bytes, whatever its name says. Only a
 * prefix is looked at, in time that grows with its length, so that no file can hold up the server.
 */
import { scanJson } from "#server/domain/attempts/jsonScan";

/** Types of files that processes take; CSS is text like any other. */
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

/** So much of a file is looked at; what follows decides nothing. */
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
 * The type of a file; null: none of those that are taken, or nothing at all. A file that fits into the prefix is JSON
 * when all of it is; a longer one when its prefix begins a JSON text.
 */
export function fileMediaTypeOf(bytes: Uint8Array): FileMediaType | null {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const known = signatures.find(([, parts]) => parts.every(([at, text]) => begin.startsWith(text, at)));
  if (known !== undefined) return known[0];
  const isCut = bytes.length > inspectedBytes;
  const text = textOf(bytes.subarray(0, inspectedBytes), isCut);
  if (text === null) return null;
  const content = text.trimStart();
  if (content === "") return isCut ? "text/plain" : null;
  if (/^[[{]/.test(content)) {
    const found = scanJson(content);
    return found === "whole" || (found === "begun" && isCut) ? "application/json" : "text/plain";
  }
  return isSvg(content) ? "image/svg+xml" : "text/plain";
}

/** Null: no UTF-8, or characters that no text has. Where the text is cut, so may its last character be. */
function textOf(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    return /[^\P{Control}\t\n\f\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** What may stand before the element svg: each with the text that ends it. */
const prologue = [
  ["<?xml", "?>"],
  ["<!--", "-->"],
  ["<!doctype", ">"],
] as const;

/** Whether the first element is svg, behind declarations and comments. */
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
