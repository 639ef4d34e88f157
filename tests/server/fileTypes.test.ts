import { expect, test } from "vitest";
import { fileTypeOf, inspectedBytes } from "#server/domain/files/fileTypes";
import { interrupted } from "../support/interrupted";

const typeOf = (text: string) => interrupted(() => fileTypeOf(Buffer.from(text))?.mediaType ?? null);
const megabytes = (text: string, count: number) => text.repeat((count * 1_048_576) / text.length);

test.each([
  ["comments before a word", `${"<!---->".repeat(200)}Hinweis`],
  ["comments that are not closed", "<!--".repeat(1_000)],
  ["document types that are comments", "<!DOCTYPE--><!---->".repeat(500)],
  ["document types with many declarations", `<!DOCTYPE svg [${"<!ENTITY a 'b'>".repeat(5_000)}`],
  ["20 MB of brackets", megabytes("[", 20)],
  ["20 MB of objects in objects", megabytes('{"a":{"b":', 20)],
  ["arrays deeper than 1,000 levels", `${"[".repeat(1_001)}${"]".repeat(1_001)}`],
  ["20 MB of quotes", `[${megabytes('"', 20)}`],
  ["20 MB of an escaped text that is no JSON", `["${megabytes("\\x", 20)}`],
])("File types: %s are detected as plain text quickly", (_name, text) => {
  expect(typeOf(text)).toBe("text/plain");
});

test("File types: inspects only the first 64 KiB of any file", () => {
  let lookedAt = 0;
  class WatchedBytes extends Uint8Array {
    override subarray(begin = 0, end = this.length): Uint8Array<ArrayBuffer> {
      lookedAt = Math.max(lookedAt, end);
      return Uint8Array.from(this.slice(begin, end));
    }
  }
  for (const begin of ["[1,", '{"a":"', "<svg>", "Text", "%PDF-"]) {
    const text = begin.padEnd(300_000, "1,");
    fileTypeOf(WatchedBytes.from(Buffer.from(text)));
  }
  expect(lookedAt).toBe(inspectedBytes);
});

test("File types: detects a long JSON by its beginning, a short one by all of it", () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => ({
    row,
    name: 'Müßig \\ "x"',
    ok: true,
    n: -1.5e3,
  }));
  expect(typeOf(JSON.stringify(rows))).toBe("application/json");
  expect(typeOf(JSON.stringify({ text: "x".repeat(200_000) }))).toBe("application/json");
  expect(typeOf(`[1] Fußnote${" und so fort".repeat(20_000)}`)).toBe("text/plain");
  expect(typeOf(`{ ${"color: red; ".repeat(20_000)} }`)).toBe("text/plain");
  expect(typeOf('{"a":1}  \n')).toBe("application/json");
  expect(typeOf("[1,[2,{}],[]]")).toBe("application/json");
  for (const faulty of [
    '{"a":1',
    '{"a":1}}',
    "[1,]",
    '{"a"}',
    "[1 2]",
    "[01]",
    "{a:1}",
    "[1}",
    '["\\x"]',
    "{,}",
  ]) {
    expect([faulty, typeOf(faulty)]).toEqual([faulty, "text/plain"]);
  }
});

test("File types: every prefix of a JSON text counts as its beginning", () => {
  const text = JSON.stringify({ a: ['Ä\\u00e4 "\n', -12.5e-3, true, null, {}, []], "": { b: false } });
  for (let at = 1; at < text.length; at++) {
    const cut = text.slice(0, at);
    // Leading white space moves the cut to the end of the prefix.
    const blanks = " ".repeat(inspectedBytes - Buffer.byteLength(cut));
    expect([cut, typeOf(`${blanks}${text}`)]).toEqual([cut, "application/json"]);
  }
});

test("File types: accepts a character cut by the prefix; a long blank file is text", () => {
  expect(typeOf(`${"x".repeat(inspectedBytes - 1)}äöü`)).toBe("text/plain");
  expect(typeOf(" ".repeat(inspectedBytes + 1))).toBe("text/plain");
  expect(typeOf(" ".repeat(100))).toBeNull();
});

test("File types: detects svg after a declaration, comments and a document type", () => {
  const prologue =
    '<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!---->';
  expect(typeOf(`${prologue}<svg xmlns=""/>`)).toBe("image/svg+xml");
  expect(typeOf("\n<SVG\n>")).toBe("image/svg+xml");
  expect(typeOf(`${prologue}<svgs>`)).toBe("text/plain");
  expect(typeOf("<!-- <svg> ")).toBe("text/plain");
});

test.each([
  [
    "svg with declarations of its own",
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n\t<!ENTITY ns "a>b">\n]>\n<svg/>`,
  ],
  ["svg with a prefix", `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`],
  ["svg with entities", `<!DOCTYPE svg [<!ENTITY ns_svg "x">]><svg xmlns="&ns_svg;"/>`],
])("File types: detects %s", (_what, text) => {
  expect(fileTypeOf(Buffer.from(text))).toEqual({ mediaType: "image/svg+xml", mustBeUtf8: true });
});

test.each<[string, Buffer, string | null, boolean?]>([
  [
    "svg that declares Latin-1",
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><svg>M\xfc</svg>`, "latin1"),
    "image/svg+xml",
    false,
  ],
  [
    "svg in UTF-16",
    Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?><svg/>`, "utf16le"),
    "image/svg+xml",
    false,
  ],
  ["svg in an undeclared encoding", Buffer.from("<svg>M\xfc</svg>", "latin1"), "image/svg+xml", true],
  [
    "svg in an unknown encoding",
    Buffer.from(`<?xml version="1.0" encoding="klingon"?><svg/>`),
    "image/svg+xml",
    true,
  ],
  ["text of old Windows programs", Buffer.from("Gr\xfc\xdfe", "latin1"), "text/plain", true],
  ["text of DOS programs", Buffer.from("Gr\x81\xe1e", "latin1"), "text/plain", true],
  ["JSON of old Windows programs", Buffer.from('{"a":"\xfc"}', "latin1"), "application/json", true],
  ["text in UTF-16", Buffer.from("\ufeffText", "utf16le"), "text/plain", true],
  ["PDF after line breaks", Buffer.from("\r\n%PDF-1.4\n"), "application/pdf", false],
  ["PDF after a byte order mark", Buffer.from("\ufeff%PDF-1.4\n"), "application/pdf", false],
  ["PDF after words", Buffer.from("<p>%PDF-1.4\n"), "text/plain", true],
  ["a program", Buffer.from("MZ\x90\0", "latin1"), null],
])("File types: %s", (_what, bytes, mediaType, mustBeUtf8) => {
  expect(fileTypeOf(bytes)).toEqual(mediaType === null ? null : { mediaType, mustBeUtf8 });
});
