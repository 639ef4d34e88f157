import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide, type DecidingEntry } from "#server/domain/securityLists/decideEntry";
import { isPublicSuffix, parseAddress, readPattern } from "#server/domain/securityLists/readPattern";

const patternOf = (typed: string) => readPattern(typed)?.pattern ?? null;
const label63 = "a".repeat(63);

describe("Patterns of security lists", () => {
  test.each([
    ["Anna@Example.DE", "anna@example.de"],
    ["  anna@example.de\r\n", "anna@example.de"],
    ["anna+tag@example.de", "anna+tag@example.de"],
    ["ÄNNE@straße.de", "änne@xn--strae-oqa.de"],
    ["a\u0308nne@example.de", "änne@example.de"],
    ["anna@example.de.", "anna@example.de"],
    ["an\u200bna@exam\u00adple.de", "anna@example.de"],
    ["Spam.DE", "spam.de"],
    ["spam.de.", "spam.de"],
    ["@spam.de", "spam.de"],
    ["*@spam.de", "spam.de"],
    ["*.spam.de", "spam.de"],
    ["müllheim.de", "xn--mllheim-n2a.de"],
    ["XN--MLLHEIM-N2A.de", "xn--mllheim-n2a.de"],
    ["ｓｐａｍ.de", "spam.de"],
    ["de", "de"],
    ["co.uk", "co.uk"],
    [`${label63}.de`, `${label63}.de`],
    ["💩.la", "xn--ls8h.la"],
  ])("read %j", (typed, pattern) => {
    expect(patternOf(typed)).toBe(pattern);
  });

  test.each([
    "",
    "@",
    "*@",
    "anna@",
    "anna@b.de\r\nBcc: x@y.de",
    "spam\n.de",
    "spam\t.de",
    `${"a".repeat(64)}@${`${label63}.`.repeat(3)}${"a".repeat(61)}.de`,
    `${"a".repeat(65)}@example.de`,
    "a".repeat(320),
    "a".repeat(5_000_000),
    '"anna"@example.de',
    '"an na"@example.de',
    "anna＠example.de",
    "a@b＠example.de",
    "anna@@example.de",
    "*@anna@",
    "an na@example.de",
    "anna.@example.de",
    "a..de",
    ".de",
    "spam.de..",
    "-a.de",
    "a-.de",
    `${"a".repeat(64)}.de`,
    `${`${label63}.`.repeat(4)}de`,
    "a_b.de",
    "localhost",
    "anna@localhost",
    "anna@de",
    "1.2.3.4",
    "0x7f.1",
    "[1.2.3.4]",
    "anna@[1.2.3.4]",
    "spam.de/x",
    "spam.de:80",
    "spam.de?x",
    "spam.de#x",
    "spam%2ede",
    "℀.de",
    "https://spam.de",
    "xn--a",
    "xn--.de",
    "نامه\u200cای.com",
    "spam.123",
    "\ud800.de",
    "\0",
  ])("refuse %j", (typed) => {
    expect(readPattern(typed)).toBeNull();
  });

  test("are shown in Unicode, unless nobody could type that", () => {
    expect(readPattern("ANNA@xn--mllheim-n2a.de")?.display).toBe("anna@müllheim.de");
    expect(readPattern("xn--mgba3gch31f060k.com")?.display).toBe("xn--mgba3gch31f060k.com");
  });

  const parts = fc.constantFrom(
    "a",
    "Ä",
    "ß",
    "İ",
    "é",
    "@",
    ".",
    "-",
    "*",
    "xn--",
    "de",
    "\u200d",
    "。",
    "💩",
    "1",
  );
  const texts = fc.oneof(
    fc.array(parts, { maxLength: 12 }).map((all) => all.join("")),
    fc.string({ unit: "binary" }),
  );

  test("are read without an error, and again as themselves", () => {
    fc.assert(
      fc.property(texts, (typed) => {
        parseAddress(typed);
        const read = readPattern(typed);
        if (read === null) return;
        expect(readPattern(read.pattern)).toEqual(read);
        expect(readPattern(read.display)).toEqual(read);
        expect(readPattern(` ${typed.normalize("NFD")} `)?.pattern).toBe(read.pattern);
      }),
      { numRuns: 5_000 },
    );
  });

  const words = fc.stringMatching(/^[a-zäöüß0-9]{1,12}$/);
  test("are the same in either case", () => {
    fc.assert(
      fc.property(words, words, (local, name) => {
        const typed = `${local}@${name}.example`;
        const pattern = patternOf(typed);
        expect(pattern).not.toBeNull();
        // ß has no capital letter that everybody types.
        const upper = typed.replaceAll(/[^ß]+/g, (text) => text.toUpperCase());
        expect(patternOf(upper)).toBe(pattern);
      }),
    );
  });

  test.each([
    ["de", true],
    ["co.uk", true],
    ["xn--p1ai", true],
    ["example.de", false],
    ["github.io", false],
    ["localhost", false],
  ])("know whether %s is a public suffix", (domain, expected) => {
    expect(isPublicSuffix(domain)).toBe(expected);
  });
});

describe("Addresses that security lists judge", () => {
  test.each([
    ["Anna@Mail.Example.DE", ["anna@mail.example.de", "mail.example.de", "example.de", "de"]],
    ['"Anna B"@example.de.', ["anna b@example.de", "example.de", "de"]],
    ["a@b@müll.de", ["a@b@xn--mll-hoa.de", "xn--mll-hoa.de", "de"]],
    ["anna@spam。de", ["anna@spam.de", "spam.de", "de"]],
    ["anna@localhost", ["anna@localhost", "localhost"]],
    [`${"a".repeat(400)}@x.de`, [`${"a".repeat(400)}@x.de`, "x.de", "de"]],
    ["Anna <ANNA@x.de>", ["anna@x.de", "x.de", "de"]],
    ["<anna@x.de> (Anna)", ["anna@x.de", "x.de", "de"]],
    ['"anna"@x.de', ["anna@x.de", "x.de", "de"]],
  ])("%j has the candidates %j", (typed, candidates) => {
    expect(parseAddress(typed)).toEqual({ address: candidates[0], candidates });
  });

  test.each(["", "anna", "anna@", "anna@.", "anna＠spam.de", "anna@spam.de:80"])("%j is none", (typed) => {
    expect(parseAddress(typed)).toBeNull();
  });

  const entries: readonly DecidingEntry[] = [
    { list: "WHITELIST", pattern: "anna@spam.de", isDomain: false, expiresOn: null },
    { list: "BLACKLIST", pattern: "bert@ok.de", isDomain: false, expiresOn: "2026-11-20" },
    { list: "BLACKLIST", pattern: "spam.de", isDomain: true, expiresOn: null },
    { list: "BLACKLIST", pattern: "mail.spam.de", isDomain: true, expiresOn: "2026-11-19" },
    { list: "BLACKLIST", pattern: "org.spam.de", isDomain: true, expiresOn: null },
  ];
  const verdictOf = (typed: string) => {
    const { isAdmitted, reason, entry } = decide(
      parseAddress(typed),
      (pattern) => entries.find((one) => one.pattern === pattern),
      "2026-11-20",
    );
    return [isAdmitted, reason, entry?.pattern ?? null];
  };

  test.each([
    [
      "a whitelisted address before its domain",
      "ANNA@spam.de",
      [true, "ADDRESS_WHITELISTED", "anna@spam.de"],
    ],
    ["a tag as another address", "anna+1@spam.de", [false, "DOMAIN_BLACKLISTED", "spam.de"]],
    ["the address on its last day", "bert@ok.de", [false, "ADDRESS_BLACKLISTED", "bert@ok.de"]],
    ["the nearest domain", "x@a.org.spam.de", [false, "DOMAIN_BLACKLISTED", "org.spam.de"]],
    ["the next domain after an expired one", "x@mail.spam.de", [false, "DOMAIN_BLACKLISTED", "spam.de"]],
    ["no domain that only ends alike", "x@nospam.de", [true, "NOT_LISTED", null]],
    ["nothing without a domain", "spam.de", [true, "NOT_AN_ADDRESS", null]],
  ])("follow %s", (_, typed, expected) => {
    expect(verdictOf(typed)).toEqual(expected);
  });
});
