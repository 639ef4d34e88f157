import { describe, expect, test } from "vitest";
import { plausibleEncoding } from "#domain/encodings/plausibleEncoding";
import {
  characterOf,
  createDecoder,
  decodeText,
  readAs,
  singleByteEncodings,
  type SingleByteEncoding,
} from "#domain/encodings/textEncoding";

/** Encodes a text, whose characters the encoding must have. */
function encode(text: string, encoding: SingleByteEncoding): Uint8Array {
  const bytes = Array.from({ length: 256 }, (_, byte) => characterOf(byte, encoding));
  return Uint8Array.from(text, (character) => bytes.indexOf(character));
}

describe("Encoded text", () => {
  test.each([
    ["WINDOWS_1252", [0x80, 0x9f, 0xe4, 0x81], "€Ÿä\u0081"],
    ["CP850", [0x84, 0x94, 0x81, 0xe1, 0xf5, 0xff], "äöüß§\u00a0"],
    ["MAC_ROMAN", [0x8a, 0x9a, 0x9f, 0xa7, 0xca, 0xff], "äöüß\u00a0ˇ"],
    ["UTF_16LE", [0xff, 0xfe, 0xe4, 0x00, 0x61, 0x00], "äa"],
    ["UTF_16BE", [0xfe, 0xff, 0x00, 0xe4, 0x00, 0x61], "äa"],
    ["UTF_8", [0xef, 0xbb, 0xbf, 0xc3, 0xa4, 0x61], "äa"],
  ] as const)("in %s is decoded the same in one piece and byte by byte", (encoding, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes), encoding)).toBe(text);
    const decode = createDecoder(encoding);
    expect(bytes.map((byte) => decode(Uint8Array.of(byte))).join("") + decode()).toBe(text);
  });

  /** Mac OS Roman is rare, so that a capital umlaut alone does not prove it. */
  const ofWindows = ["Ärzte", "BÄRENFELS", "Gebührenordnung § 5.pdf"];
  const german = [
    "Bad Tölz\nFüssen\nGroßheubach\nBärenfels",
    "Füssen",
    "Großheubach",
    "Straße",
    "Königstraße",
    "Café Müller",
    "Saarlouis; Café André",
  ];
  test.each(singleByteEncodings)("in %s is recognised by its German letters", (encoding) => {
    const texts = encoding === "MAC_ROMAN" ? german : [...german, ...ofWindows];
    expect(texts.map((text) => plausibleEncoding(encode(text, encoding)))).toEqual(texts.map(() => encoding));
  });

  test.each([
    "„Zur Post“",
    "D’Angelo",
    "5 € – 7 €",
    "20 °C",
    "Bad\u00a0Tölz",
    "Halász",
    "Miloš",
    "Šime Žižka",
    "João",
    "José Núñez",
    "Fußgänger",
    "§ 5",
    "Weg 3–5",
  ])("in Windows-1252 is not taken for another one: %s", (text) => {
    expect(plausibleEncoding(encode(text, "WINDOWS_1252"))).toBe("WINDOWS_1252");
  });

  test("of German Windows in an archive is CP850 where Windows-1252 is less plausible", () => {
    const order = ["CP850", "WINDOWS_1252"] as const;
    for (const name of ["Merkblatt §5.pdf", "Gebühren/Übersicht.pdf", "Größe.txt", "Änderung.txt"]) {
      expect(decodeText(encode(name, "CP850"), plausibleEncoding(encode(name, "CP850"), order))).toBe(name);
    }
    expect(plausibleEncoding(encode("Übersicht – Größe.txt", "WINDOWS_1252"), order)).toBe("WINDOWS_1252");
    expect(plausibleEncoding(new TextEncoder().encode("Größe.txt"), order)).toBe("UTF_8");
  });

  test("omits a byte order mark of UTF-8 in every encoding", () => {
    const bytes = new TextEncoder().encode("\ufeffPLZ");
    for (const encoding of ["UTF_8", ...singleByteEncodings] as const) {
      expect(decodeText(bytes, encoding)).toBe("PLZ");
    }
  });

  test("can be read again in another encoding", () => {
    expect(readAs("F\u0081ssen", "WINDOWS_1252", "CP850")).toBe("Füssen");
    expect(readAs("Füssen", "CP850", "WINDOWS_1252")).toBe("F\u0081ssen");
    expect(readAs("Füssen", "UTF_8", "WINDOWS_1252")).toBe("FÃ¼ssen");
    expect(readAs("Füssen", "UTF_8", "UTF_8")).toBe("Füssen");
    expect(readAs("Füssen", "WINDOWS_1252", "UTF_8")).toBeNull();
    expect(readAs("FÃ¼ssen", "WINDOWS_1252", "UTF_8")).toBe("Füssen");
    expect(readAs("Füssen", "UTF_16LE", "CP850")).toBeNull();
  });
});
