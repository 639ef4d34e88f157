import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detectEncoding } from "#server/domain/securityLists/detectEncoding";
import { readEntries } from "#server/domain/securityLists/readEntries";

const read = (text: string) => [...readEntries(text)];
const short = (text: string) =>
  read(text).map(({ line, text: entry, reason, expiresOn }) => [line, entry, reason, expiresOn].join("|"));

describe("Files of security lists", () => {
  test.each([
    [
      "an entry a line, however it ends",
      "a@b.de\r\nc.de\r\re.de\nf.de",
      ["1|a@b.de||", "2|c.de||", "4|e.de||", "5|f.de||"],
    ],
    ["blank lines", "\n  \na.de\n\n", ["3|a.de||"]],
    ["commas", "a.de, b.de,,c.de,", ["1|a.de||", "1|b.de||", "1|c.de||"]],
    [
      "records",
      "a.de;Spam;2026-12-31\nb.de;;\n;;\nc.de;;31.12.2026",
      ["1|a.de|Spam|2026-12-31", "2|b.de||", "4|c.de||31.12.2026"],
    ],
    ["tabs", "a.de\tSpam\t", ["1|a.de|Spam|"]],
    ["a record without its entry", ";Spam;", ["1||Spam|"]],
    ["quoted reasons", 'a.de;"Spam; viel ""mehr""";', ['1|a.de|Spam; viel "mehr"|']],
    ["a quote that is never closed", 'a.de;"Spam\nb.de', ['1|a.de|"Spam|', "2|b.de||"]],
    ["lists of a mail program", "a@b.de; c@d.de;e@f.de;", ["1|a@b.de||", "1|c@d.de||", "1|e@f.de||"]],
    [
      "the columns of the export",
      "Eintrag;Grund;Gültig bis;Hinzugefügt von;Hinzugefügt am\na.de;Spam;;Anna;01.11.2026",
      ["2|a.de|Spam|"],
    ],
    [
      "columns in another order",
      "valid until;x;ENTRY;reason\n2026-12-31;?;a.de;Spam",
      ["2|a.de|Spam|2026-12-31"],
    ],
    ["columns with commas", "Entry,Reason,Valid until\na.de,Spam,2026-12-31", ["2|a.de|Spam|2026-12-31"]],
    ["a header of one column", "Eintrag\na.de\nb.de", ["2|a.de||", "3|b.de||"]],
    ["a header only at the start", "a.de\nEintrag", ["1|a.de||", "2|Eintrag||"]],
    ["the line of a spreadsheet", "sep=;\nEintrag;Grund\na.de;Spam", ["3|a.de|Spam|"]],
    [
      "what an export protects from being a formula",
      "Eintrag;Grund\n'+a@b.de;'=1\n''+a@b.de;",
      ["2|+a@b.de|=1|", "3|'+a@b.de||"],
    ],
    ["texts of lines as they are", "'+a@b.de", ["1|'+a@b.de||"]],
  ])("have %s", (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test("are read whatever is in them", () => {
    const parts = fc.constantFrom(
      "a@b.de",
      ";",
      ",",
      "\t",
      '"',
      "\n",
      "\r",
      "\0",
      "Eintrag",
      "'",
      "=",
      " ",
      "\ud800",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (all) => {
        const lines = all.join("").split(/\r\n?|\n/);
        for (const { line } of read(all.join(""))) expect(lines[line - 1]?.trim()).toBeTruthy();
      }),
    );
  });

  test("may be one line of millions of separators", () => {
    let first: unknown = null;
    for (const entry of readEntries(`${",".repeat(3_000_000)}a.de`)) first ??= entry.text;
    expect(first).toBe("a.de");
  });

  const text = "müller@straße.de\nspam.example\n";
  const utf16 = (bigEndian: boolean) => {
    const bytes = Buffer.from(text, "utf16le");
    return bigEndian ? bytes.swap16() : bytes;
  };
  test.each([
    ["UTF-8", Buffer.from(text), "UTF_8"],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`), "UTF_8"],
    ["Windows-1252", Buffer.from(text, "latin1"), "WINDOWS_1252"],
    ["UTF-16", utf16(false), "UTF_16LE"],
    ["UTF-16 with the high byte first", utf16(true), "UTF_16BE"],
    ["UTF-16 with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)]), "UTF_16LE"],
    ["nothing", Buffer.alloc(0), "UTF_8"],
  ])("are recognised as %s", (_, bytes, encoding) => {
    expect(detectEncoding(bytes)).toBe(encoding);
  });
});
