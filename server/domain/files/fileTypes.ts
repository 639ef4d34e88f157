/**
 * Detects the type of a file from its structure and ignores its name. Only a prefix is inspected, in linear time, so
 * that no file can block the server.
 */
import sax from "sax";
import { hasPdfHead } from "#domain/pdfHead";
import { pictureMediaTypeOf } from "#domain/pictures/pictures";
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

/** The type of a file. */
export interface FileType {
  readonly mediaType: FileMediaType;
  /** Whether it is a text that does not declare another encoding. */
  readonly mustBeUtf8: boolean;
}

/** Bytes in which the signature of an archive or an XML declaration must occur. */
const beginBytes = 1_024;

const zipHeads = ["PK\x03\x04", "PK\x05\x06"];

/**
 * Returns the type of a file, or null if the file is blank or its type is not accepted. A file that fits into the
 * prefix is JSON if it is a complete JSON text; a longer file is JSON if its prefix is the beginning of one. Texts in
 * other encodings than UTF-8 count as text.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const prefix = bytes.subarray(0, inspectedBytes);
  const begin = Buffer.from(prefix.subarray(0, beginBytes)).toString("latin1");
  const mediaType = binaryTypeOf(prefix, begin);
  if (mediaType !== undefined) return { mediaType, mustBeUtf8: false };
  const isTruncated = bytes.length > inspectedBytes;
  const decoded = decode(prefix, begin, isTruncated);
  if (decoded === null) return null;
  const content = decoded.text.trimStart();
  if (content === "" && !isTruncated) return null;
  const type = textTypeOf(content, isTruncated);
  return { mediaType: type, mustBeUtf8: !(type === "image/svg+xml" && decoded.isDeclared) };
}

function binaryTypeOf(prefix: Uint8Array, begin: string): FileMediaType | undefined {
  if (hasPdfHead(prefix)) return "application/pdf";
  if (zipHeads.some((head) => begin.startsWith(head))) return "application/zip";
  return pictureMediaTypeOf(prefix);
}

function textTypeOf(content: string, isTruncated: boolean): FileMediaType {
  if (/^[[{]/.test(content)) {
    const found = scanJson(content);
    const isJson = found === "complete" || (found === "incomplete" && isTruncated);
    return isJson ? "application/json" : "text/plain";
  }
  return isSvg(content) ? "image/svg+xml" : "text/plain";
}

interface DecodedText {
  readonly text: string;
  /** Whether the file declares this encoding. */
  readonly isDeclared: boolean;
}

/** Control characters that do not occur in texts. */
const controlCharacter = /[^\P{Control}\t\n\f\r\u0080-\u009f]/u;

/**
 * Decodes a text in its declared encoding, or else in UTF-8 or a legacy Windows encoding. Returns null if it has
 * control characters. `isTruncated` allows a truncated last character.
 */
function decode(bytes: Uint8Array, begin: string, isTruncated: boolean): DecodedText | null {
  const declared = declaredEncoding(begin);
  for (const encoding of [...declared, "utf-8", "windows-1252"]) {
    const text = decodeAs(encoding, bytes, isTruncated);
    if (text === null) continue;
    return controlCharacter.test(text) ? null : { text, isDeclared: declared.includes(encoding) };
  }
  return null;
}

function decodeAs(encoding: string, bytes: Uint8Array, isTruncated: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isTruncated });
  } catch {
    return null;
  }
}

/** Returns the encoding named by a byte order mark or an XML declaration, if it is supported. */
export function declaredEncoding(begin: string): readonly string[] {
  if (begin.startsWith("\xff\xfe")) return ["utf-16le"];
  if (begin.startsWith("\xfe\xff")) return ["utf-16be"];
  const label = /^<\?xml\s[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(begin)?.[1];
  try {
    return label === undefined ? [] : [new TextDecoder(label).encoding];
  } catch {
    return [];
  }
}

/** Whether the first element after declarations and comments is `svg`, of any namespace prefix. */
function isSvg(content: string): boolean {
  let found: string | null = null;
  let isMarkup = content.startsWith("<");
  const parser = new sax.SAXParser(true);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has only properties
  parser.onerror = () => {
    isMarkup &&= found !== null;
  };
  parser.onopentagstart = ({ name }) => {
    found ??= name;
  };
  // The parser accepts no further chunks after an error, so write everything at once.
  if (isMarkup) parser.write(content);
  return isMarkup && found !== null && /^(?:[^:]+:)?svg$/i.test(found);
}
