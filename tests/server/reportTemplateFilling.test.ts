import { describe, expect, test } from "vitest";
import { Zip } from "easy-template-x";
import { fillTemplate } from "#server/domain/reports/fillTemplate";
import { docxTemplate, odtTemplate } from "../support/reportTemplates";

const values = new Map([
  ["vorname", "Änne & <Co> {nachname}"],
  ["adresse", "Hauptstraße 1\n04109  Leipzig"],
  ["leer", ""],
  ["roh", "a\u0000b $& \ud800"],
]);

async function partOf(bytes: Buffer, name: string): Promise<string> {
  return (await Zip.load(bytes)).getFile(name).getContentText();
}

/** Paragraphs as text: line breaks as |, other elements and their escapes removed. */
const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<(?:w|text):p\b[^>]*?(?:\/>|>(.*?)<\/(?:w|text):p>)/g)].map(([, content = ""]) =>
    content
      .replaceAll(/<(?:w:br|text:line-break)\/>/g, "|")
      .replaceAll(/<text:s text:c="(\d)"\/>/g, (_, count) => " ".repeat(Number(count)))
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(
        /&(lt|gt|quot|apos);/g,
        (_, name) => ({ lt: "<", gt: ">", quot: '"', apos: "'" })[name as "lt"],
      )
      .replaceAll("&amp;", "&"),
  );

const lines = [
  "Guten Tag {vorname},",
  ["{adr", "es", "se} und mehr"],
  "[{leer}] {unbekannt} { vorname }",
  "{roh}",
];
const filled = [
  "Guten Tag Änne & <Co> {nachname},",
  "Hauptstraße 1|04109  Leipzig und mehr",
  "[] {unbekannt} Änne & <Co> {nachname}",
  "a\uFFFDb $& \uFFFD",
];

describe("Filling docx templates", () => {
  const fill = async (content: Parameters<typeof docxTemplate>[0], part = "word/document.xml") =>
    paragraphsOf(await partOf(await fillTemplate(await docxTemplate(content), "DOCX", values), part));

  test("inserts values as text, where the placeholders are", async () => {
    expect(await fill({ paragraphs: lines })).toEqual(filled);
  });
  test("fills headers and footnotes", async () => {
    expect(await fill({ header: "{vorname}" }, "word/header1.xml")).toEqual([values.get("vorname")]);
    expect(await fill({ footnote: "{vorname}" }, "word/footnotes.xml")).toEqual([values.get("vorname")]);
  });
  test("shows sections twice", async () => {
    const paragraphs = ["{#liste}", "{leer}x {unbekannt}", "{/liste}", "a {#b}{leer}y{/b}"];
    // The package leaves empty paragraphs where the markers were.
    const shown = (await fill({ paragraphs })).filter(Boolean);
    expect(shown).toEqual(["x {unbekannt}", "x {unbekannt}", "a yy"]);
  });
});

describe("Filling odt templates", () => {
  const fill = async (content: Parameters<typeof odtTemplate>[0], part = "content.xml") =>
    paragraphsOf(await partOf(await fillTemplate(await odtTemplate(content), "ODT", values), part));

  test("inserts values as text, where the placeholders are", async () => {
    expect(await fill({ paragraphs: lines })).toEqual(filled);
  });
  test("fills headers", async () => {
    expect(await fill({ header: "{vorname}" }, "styles.xml")).toEqual([values.get("vorname")]);
  });
  test("shows sections of paragraphs and of table rows twice, and leaves the markers of others", async () => {
    const paragraphs = ["{#liste}", "{leer}x", "{#innen}", "y", "{/innen}", "{/liste}", "a {#b}{leer}z{/b}"];
    expect(await fill({ paragraphs })).toEqual(["x", "y", "y", "x", "y", "y", "a {#b}z{/b}"]);
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const body = `<table:table><table:table-row>${cell("{#zeile}{leer}1")}${cell("2{/zeile}")}</table:table-row></table:table>`;
    expect(await fill({ body })).toEqual(["1", "2", "1", "2"]);
  });
  test("begins with the type, not compressed", async () => {
    const bytes = await fillTemplate(await odtTemplate({ paragraphs: ["{vorname}"] }), "ODT", values);
    expect(bytes.toString("latin1", 30, 77)).toBe("mimetypeapplication/vnd.oasis.opendocument.text");
  });
});
