import { describe, expect, test } from "vitest";
import { districtCodes } from "#domain/feedback/districtCodes";
import { countRedactions, findInvalidSpan, redactSpans } from "#domain/feedback/feedback";
import { findPersonalData } from "#domain/feedback/personalData";
import type { PersonalDataKind } from "#domain/feedback/personalDataKinds";

const found = (text: string) =>
  findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

/** Texts in which the part between « and » is found, and nothing else. */
const positive: Readonly<Record<PersonalDataKind, readonly string[]>> = {
  EMAIL: [
    "Bitte an «max.mustermann+amt@example.org» schreiben.",
    "(«a@b.de»)",
    "Mail: «jörg@bücherei-köln.de», danke",
    "«info@sub.dömäin.example.com».",
    "erreichbar unter «max(at)web.de»",
    "«max [at] web.de»",
    "«o'neil@example.org»",
  ],
  PHONE: [
    "Rufen Sie an: «0821 1234567»",
    "«0821/123 45-67», abends",
    "Tel. «+49 821 1234567».",
    "«+49 (0)821 / 12 34 56»",
    "mobil «0170-1234567»",
    "«(0821) 1234567»",
    "«0049 821 1234567»",
    "«01701234567»",
    "«089 1234567» oder «0176 / 123 456 78»",
    "aus Österreich «+43 1 2345678»",
  ],
  IBAN: [
    "«DE89 3704 0044 0532 0130 00» bitte",
    "Konto «DE89370400440532013000».",
    "«de89 3704 0044 0532 0130 00»",
    "«GB82 WEST 1234 5698 7654 32»",
    "«NO93 8601 1117 947» und mehr",
    "«MT84MALT011000012345MTLCAST001S»",
    "Türkei: «TR33 0006 1005 1978 6457 8413 26»",
  ],
  VIN: ["FIN «WVWZZZ1JZ3W386752» steht im Schein", "«1HGCM82633A004352»", "«wdb1240221j123456»"],
  LICENCE_PLATE: [
    "Mein Auto «A-BC 123» wurde",
    "«A BC 123»",
    "«A-BC123»",
    "«M-AB 1234E»",
    "«HH-X 1H» ist ein Oldtimer",
    "«GAP-A 1»",
    "«LÖ-AB 12»",
    "«KW – AB 12»",
    "«b-ab 1234»",
    "«WÜM-A 12»",
  ],
  NAME: [
    "Danke an Frau «Müller» für die Hilfe",
    "Herr «Schmidt-Özdemir» war sehr freundlich",
    "mit Herrn Dr. «Weiß» gesprochen",
    "Frau Prof. Dr. med. «Anna Groß»!",
    "Herr «Max Mustermann».",
    "Frau «von der Leyen» kam",
    "Frau Bürgermeisterin «Huber»",
    "Herr «M. Kraus»",
    "Frau «O'Neil»",
    "Herr «Li» half",
    "Fr. «Çelik» hat alles erklärt",
  ],
};

const negative: readonly (readonly [string, readonly string[]])[] = [
  ["e-mail", ["@stadt", "um 10@15", "a@b", "siehe example.org", "Kosten @ 5 €", "foo@bar."]],
  [
    "telephone",
    [
      "seit 2024 und 2025",
      "01.02.2024",
      "am 01.02.2024 08:30 Uhr",
      "05/03/2024 bis 06/03/2024",
      "2024-01-05 08:15",
      "0,50 €",
      "0.500.000 Euro",
      "PLZ 01067",
      "86150 Augsburg",
      "Vorgang 0f8fad5b-d9cb-469f-a165-70867728950e",
      "01234567-1234-4234-8234-012345678901",
      "Vorgangsnummer: 0123456789",
      "Aktenzeichen 0123456789",
      "Kassenzeichen 0123 456 789",
      "Nr. 2026-0001234",
      "110 und 112",
      "0 Sterne",
      "000000000000",
      "Ticket 0123456789",
      "1 + 1234567",
    ],
  ],
  ["IBAN", ["IBAN folgt", "AB12 bis CD34"]],
  [
    "VIN",
    ["12345678901234567", "ABCDEFGHJKLMNPRST", "WVWZZZ1JZ3W38675", "IOQZZZ1JZ3W386752", "WVWZZZ1JZ3W3867521"],
  ],
  [
    "plate",
    [
      "auf der B 17",
      "an der B17",
      "die A 8",
      "DIN A4",
      "DIN-A4",
      "DIN A 3",
      "QQ-AB 12",
      "QQ AB 12",
      "A-BC 0123",
      "A-BC",
      "a bc 123",
      "es war in 3 Tagen",
      "ICH WAR AM 12. DA",
      "Zimmer C 104",
      "GAP-AB 12345",
      "e-mail 24",
      "WLAN-AB 12",
    ],
  ],
  [
    "name",
    [
      "Herr im Haus",
      "Frau war nett",
      "Die Frau hat",
      "Herr Bürgermeister",
      "Frau Oberbürgermeisterin",
      "Sehr geehrte Damen und Herren Abgeordnete",
      "Herr Gott",
      "Frau [geschwärzt]",
      "Herr K.",
      "Frauen Power",
      "Herr, Danke",
      "Frau Sachbearbeiterin war nett",
      "Frau und Mann",
      "Frau Dr.",
    ],
  ],
];

describe("Detection of personal data", () => {
  const cases = Object.entries(positive).flatMap(([kind, texts]) =>
    texts.map((text) => [kind, text] as const),
  );
  test.each(cases)("finds %s in %s", (kind, marked) => {
    const expected = [...marked.matchAll(/«([^»]+)»/g)].map((match) => [kind, match[1]]);
    expect(found(marked.replaceAll(/[«»]/g, ""))).toEqual(expected);
  });

  test.each(negative.flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))(
    "finds no %s in %s",
    (_kind, text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test.each(["DE88 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 001", "DE89 3704 0044 0532 0130"])(
    "check digits and length of an IBAN must be right: %s",
    (text) => expect(found(text).map(([kind]) => kind)).not.toContain("IBAN"),
  );

  test("finds several kinds in order", () => {
    const text =
      "A-BC 123, Frau Müller, 0821 1234567, a@b.de, DE89 3704 0044 0532 0130 00, WVWZZZ1JZ3W386752";
    expect(found(text).map(([kind]) => kind)).toEqual([
      "LICENCE_PLATE",
      "NAME",
      "PHONE",
      "EMAIL",
      "IBAN",
      "VIN",
    ]);
  });

  test("returns at most 50, the first ones", () => {
    const hints = findPersonalData("a@b.de ".repeat(80));
    expect(hints).toHaveLength(50);
    expect(hints[49]).toEqual({ kind: "EMAIL", start: 49 * 7, end: 49 * 7 + 6 });
  });

  test.each([
    "@",
    "a",
    "0 ",
    "0-",
    "+",
    "(",
    "Herr ",
    "Frau von ",
    "Frau Dr. ",
    "A-",
    "A-B",
    "DE89 ",
    "DE893",
    "1.",
    "Herr A. ",
    "[at]",
    "0821 1234567 ",
    "WVWZZZ1JZ3W38675 ",
    "\u{1f600}",
    "'",
  ])("of a text that repeats %j, hints are ordered, disjoint and within the text", (part) => {
    const text = part.repeat(Math.floor(5_000 / part.length));
    let last = 0;
    for (const { start, end } of findPersonalData(text)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      last = end;
    }
  });

  test("district codes are complete, and in capital letters", () => {
    expect(districtCodes.size).toBe(722);
    for (const code of districtCodes) expect(code).toMatch(/^[A-ZÄÖÜ]{1,3}$/);
    for (const code of ["B", "AÖ", "GAP", "WÜM", "ERZ", "LRO", "BÖ", "ZZ"])
      expect(districtCodes).toContain(code);
  });
});

describe("Redaction", () => {
  const text = "Frau Müller, 0821 1234567 \u{1f600}!";

  test("replaces the spans in any order, and nothing personal is left", () => {
    const spans = findPersonalData(text).toReversed();
    const redacted = redactSpans(text, spans);
    expect(redacted).toBe("Frau [geschwärzt], [geschwärzt] \u{1f600}!");
    expect(findPersonalData(redacted)).toEqual([]);
    expect(countRedactions(redacted)).toBe(2);
    expect(countRedactions(null)).toBe(0);
    expect(redactSpans(text, [{ start: 0, end: text.length }])).toBe("[geschwärzt]");
  });

  test.each([
    ["reversed", [{ start: 3, end: 2 }], 0],
    ["empty", [{ start: 3, end: 3 }], 0],
    ["before the text", [{ start: -1, end: 2 }], 0],
    ["behind the text", [{ start: 0, end: text.length + 1 }], 0],
    ["within a character", [{ start: 0, end: 27 }], 0],
    ["from within a character", [{ start: 27, end: 28 }], 0],
    [
      "overlapping",
      [
        { start: 0, end: 4 },
        { start: 5, end: 8 },
        { start: 7, end: 9 },
      ],
      2,
    ],
    [
      "adjacent",
      [
        { start: 4, end: 8 },
        { start: 0, end: 4 },
      ],
      -1,
    ],
    ["a whole character", [{ start: 26, end: 28 }], -1],
  ])("of spans, the first one that is invalid is named: %s", (_name, spans, expected) => {
    expect(findInvalidSpan(text, spans)).toBe(expected);
  });
});
