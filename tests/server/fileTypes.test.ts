import { expect, test } from "vitest";
import { fileMediaTypeOf, inspectedBytes } from "#server/domain/files/fileTypes";
import { interrupted } from "../support/interrupted";

const typeOf = (text: string) => interrupted(() => fileMediaTypeOf(Buffer.from(text)));
const megabytes = (text: string, count: number) => text.repeat((count * 1_048_576) / text.length);

test.each([
  ["comments before a word", `${"<!---->".repeat(200)}Hinweis`],
  ["comments that are not closed", "<!--".repeat(1_000)],
  ["document types that are comments", "<!DOCTYPE--><!---->".repeat(500)],
  ["20 MB of brackets", megabytes("[", 20)],
  ["20 MB of objects in objects", megabytes('{"a":{"b":', 20)],
  ["arrays deeper than 1,000 levels", `${"[".repeat(1_001)}${"]".repeat(1_001)}`],
  ["20 MB of quotes", `[${megabytes('"', 20)}`],
  ["20 MB of an escaped text that is no JSON", `["${megabytes("\\x", 20)}`],
])("%s are detected as plain text quickly", (_name, text) => {
  expect(typeOf(text)).toBe("text/plain");
});

test("inspects only the first 64 KiB of any file", () => {
  let lookedAt = 0;
  class WatchedBytes extends Uint8Array {
    override subarray(begin = 0, end = this.length): Uint8Array<ArrayBuffer> {
      lookedAt = Math.max(lookedAt, end);
      return Uint8Array.from(this.slice(begin, end));
    }
  }
  for (const begin of ["[1,", '{"a":"', "<svg>", "Text", "%PDF-"]) {
    const text = begin.padEnd(300_000, "1,");
    fileMediaTypeOf(WatchedBytes.from(Buffer.from(text)));
  }
  expect(lookedAt).toBe(inspectedBytes);
});

test("detects a long JSON by its beginning, a short one by all of it", () => {
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

test("every prefix of a JSON text counts as its beginning", () => {
  const text = JSON.stringify({ a: ['Ä\\u00e4 "\n', -12.5e-3, true, null, {}, []], "": { b: false } });
  for (let at = 1; at < text.length; at++) {
    const cut = text.slice(0, at);
    // Leading white space moves the cut to the end of the prefix.
    const blanks = " ".repeat(inspectedBytes - Buffer.byteLength(cut));
    expect([cut, typeOf(`${blanks}${text}`)]).toEqual([cut, "application/json"]);
  }
});

test("accepts a character cut by the prefix; a long blank file is text", () => {
  expect(typeOf(`${"x".repeat(inspectedBytes - 1)}äöü`)).toBe("text/plain");
  expect(typeOf(" ".repeat(inspectedBytes + 1))).toBe("text/plain");
  expect(typeOf(" ".repeat(100))).toBeNull();
});

test("detects svg after a declaration, comments and a document type", () => {
  const prologue =
    '<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!---->';
  expect(typeOf(`${prologue}<svg xmlns=""/>`)).toBe("image/svg+xml");
  expect(typeOf("\n<SVG\n>")).toBe("image/svg+xml");
  expect(typeOf(`${prologue}<svgs>`)).toBe("text/plain");
  expect(typeOf("<!-- <svg> ")).toBe("text/plain");
});
