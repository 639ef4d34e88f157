/**
 * Encodings of files and of names in archives. Single-byte encodings use their own tables: TextDecoder lacks CP850, and
 * Node decodes Windows-1252 as Latin-1 unless it streams.
 */

/** Supported encodings. UTF-8 with or without a byte order mark. */
export const textEncodings = ["UTF_8", "UTF_16LE", "UTF_16BE", "WINDOWS_1252", "CP850", "MAC_ROMAN"] as const;

export type TextEncodingName = (typeof textEncodings)[number];

/** Encodings in which each byte is a character, the most common one first. */
export const singleByteEncodings = ["WINDOWS_1252", "CP850", "MAC_ROMAN"] as const;

export type SingleByteEncoding = (typeof singleByteEncodings)[number];

function isSingleByte(encoding: TextEncodingName): encoding is SingleByteEncoding {
  return singleByteEncodings.some((name) => name === encoding);
}

/** The characters of the bytes from 0x80; undefined ones are control characters, as in TextDecoder. */
const upperHalves: Readonly<Record<SingleByteEncoding, string>> = {
  WINDOWS_1252:
    "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ" +
    "\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿" +
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
  CP850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
    "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  MAC_ROMAN:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø" +
    "¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
};

/** The UTF-16 code unit of each byte. */
const unitTables: Readonly<Record<SingleByteEncoding, Uint16Array>> = {
  WINDOWS_1252: unitTable(upperHalves.WINDOWS_1252),
  CP850: unitTable(upperHalves.CP850),
  MAC_ROMAN: unitTable(upperHalves.MAC_ROMAN),
};

function unitTable(upperHalf: string): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : upperHalf.charCodeAt(byte - 0x80),
  );
}

/** The character of a byte. */
export function characterOf(byte: number, encoding: SingleByteEncoding): string {
  return String.fromCharCode(unitTables[encoding][byte] ?? byte);
}

/** Decodes a text chunk by chunk; a call without bytes ends the text. Invalid sequences become U+FFFD. */
export type ChunkDecoder = (bytes?: Uint8Array) => string;

const unicodeLabels = { UTF_8: "utf-8", UTF_16LE: "utf-16le", UTF_16BE: "utf-16be" } as const;

/** The byte order mark of UTF-8, which some programs write before texts in other encodings. */
const utf8Mark = [0xef, 0xbb, 0xbf] as const;

/** Creates the decoder of one text, which omits a byte order mark. */
export function createDecoder(encoding: TextEncodingName): ChunkDecoder {
  if (!isSingleByte(encoding)) {
    const decoder = new TextDecoder(unicodeLabels[encoding]);
    return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  }
  const units = unitTables[encoding];
  const decoder = new TextDecoder("utf-16le");
  let isStart = true;
  return (bytes = new Uint8Array()) => {
    const part = isStart && utf8Mark.every((byte, at) => bytes[at] === byte) ? bytes.slice(3) : bytes;
    if (bytes.length > 0) isStart = false;
    return decoder.decode(
      Uint16Array.from(part, (byte) => units[byte] ?? byte),
      { stream: true },
    );
  };
}

/** Decodes a whole text. */
export function decodeText(bytes: Uint8Array, encoding: TextEncodingName): string {
  const decode = createDecoder(encoding);
  return decode(bytes) + decode();
}

/**
 * Re-decodes a decoded text in another encoding, to compare the results. Null if that is impossible: for UTF-16 texts,
 * and for single-byte texts that are not valid UTF-8.
 */
export function readAs(text: string, from: TextEncodingName, to: TextEncodingName): string | null {
  if (from === to) return text;
  if (!isSingleByte(to) && to !== "UTF_8") return null;
  const bytes = bytesOf(text, from);
  if (bytes === null) return null;
  if (isSingleByte(to)) return decodeText(bytes, to);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The bytes of a decoded text; null for UTF-16. */
function bytesOf(text: string, encoding: TextEncodingName): Uint8Array | null {
  if (encoding === "UTF_8") return new TextEncoder().encode(text);
  if (!isSingleByte(encoding)) return null;
  const units = unitTables[encoding];
  return Uint8Array.from(text, (character) => Math.max(units.indexOf(character.charCodeAt(0)), 0));
}

/** The byte of each character from 0x80 on. */
const byteTables = new Map(
  singleByteEncodings.map((encoding) => [
    encoding,
    new Map([...upperHalves[encoding]].map((character, at) => [character.charCodeAt(0), 0x80 + at])),
  ]),
);

const questionMark = 0x3f;

/**
 * Encodes a text in a single-byte encoding. Precomposed letters are kept; characters outside of the encoding become
 * "?".
 */
export function encodeSingleByte(text: string, encoding: SingleByteEncoding): Uint8Array {
  const table = byteTables.get(encoding);
  // Replaces characters of two code units once; none of these encodings contains them.
  const composed = text.normalize("NFC").replaceAll(/[\u{10000}-\u{10ffff}]/gu, "?");
  return Uint8Array.from({ length: composed.length }, (_, at) => {
    const unit = composed.charCodeAt(at);
    return unit < 0x80 ? unit : (table?.get(unit) ?? questionMark);
  });
}
