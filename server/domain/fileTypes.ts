/** What a file is by its bytes, whatever its name says (the decisions on freely configurable service files). */
import { isJson } from "./answerText";

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

/** The type of a file; null: none of those that are taken, or nothing at all. */
export function fileMediaTypeOf(bytes: Uint8Array): FileMediaType | null {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const known = signatures.find(([, parts]) => parts.every(([at, text]) => begin.startsWith(text, at)));
  if (known !== undefined) return known[0];
  const text = textOf(bytes);
  if (text === null || text.trim() === "") return null;
  if (/^\s*[[{]/.test(text) && isJson(text)) return "application/json";
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text.slice(0, 4_096))
    ? "image/svg+xml"
    : "text/plain";
}

/** Null: no UTF-8, or characters that no text has. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /[^\P{Control}\t\n\f\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
