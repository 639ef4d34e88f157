/** Workbooks, read back without the library that wrote them. */
import { buffer } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import type { Cell } from "#domain/tableCells";
import { workbookParts, type WorkbookSheet } from "#server/domain/files/workbook";
import { cellsOf, hasLibreOffice, partsOf, sheetsInLibreOffice } from "../support/workbooks";

/** Vitest waits for a second by default, which is too short on a busy machine. */
const patience = { timeout: 20_000 };

const sheet: WorkbookSheet = {
  name: "Tabelle",
  widths: [20, 12, 14, 8],
  header: ["Text", "Tag", "Betrag & <mehr>", "Nr."],
  totals: () => ["Summe", null, { hundredths: 123_450 }, null],
  facts: { name: "Angaben", lines: [["Kommune", "Köln _x0041_ \u0001"]] },
  createdAt: new Date("2026-12-31T22:59:58Z"),
};

async function* from(rows: readonly (readonly Cell[])[]) {
  yield* await Promise.resolve(rows);
}

const bytesOf = (rows: readonly (readonly Cell[])[], given = sheet) =>
  buffer(workbookParts(given, from(rows)));

/** Texts that spreadsheets or XML may take for something else. */
const texts = [
  "=1+1",
  "+49 30",
  "-5",
  "@x",
  "'kept",
  "007",
  "12345678901234567890",
  "1e5",
  "2026-12-31",
  "TRUE",
  "  blanks  ",
  "two\nlines\tand a tab",
  "Müßiggang ẞ €",
  "👩‍🚒 𝕬",
  "<b>&amp;\"'</b> ]]>",
  "_x0041_ and __x000D_",
];

const rows: readonly (readonly Cell[])[] = [
  ["a", { day: "2026-12-31" }, { hundredths: 123_456 }, { whole: 41 }],
  [null, { day: "1900-03-01" }, { hundredths: -5 }, null],
  ["", { day: "2024-02-29" }, { hundredths: 99_999_999_999_999 }, { whole: 0 }],
];

describe("Workbook", () => {
  test("has typed cells with formats", async () => {
    const cells = cellsOf(await partsOf(await bytesOf(rows)), 1);
    expect(cells.get("A2")).toEqual({ type: "inlineStr", text: "a", format: "@", isBold: false });
    expect(cells.get("B2")).toEqual({ type: "n", text: "46387", format: "dd.mm.yyyy", isBold: false });
    expect(cells.get("C2")).toEqual({ type: "n", text: "1234.56", format: "#,##0.00", isBold: false });
    expect(cells.get("D2")).toEqual({ type: "n", text: "41", format: "0", isBold: false });
    expect(cells.get("B3")?.text).toBe("61");
    expect(cells.get("C3")?.text).toBe("-0.05");
    expect(cells.get("C4")?.text).toBe("999999999999.99");
  });

  test("leaves empty cells out", async () => {
    const cells = cellsOf(await partsOf(await bytesOf(rows)), 1);
    expect(cells.has("A3")).toBe(false);
    expect(cells.has("D3")).toBe(false);
  });

  test("has a bold header that stays visible, and bold totals", async () => {
    const parts = await partsOf(await bytesOf(rows));
    const cells = cellsOf(parts, 1);
    expect(cells.get("C1")).toMatchObject({ text: "Betrag & <mehr>", isBold: true });
    expect(cells.get("A5")).toMatchObject({ text: "Summe", isBold: true });
    expect(cells.get("C5")).toMatchObject({ text: "1234.50", format: "#,##0.00", isBold: true });
    expect(parts.get("xl/worksheets/sheet1.xml")).toMatch(/<pane ySplit="1"[^>]* state="frozen"/);
  });

  test("has only the rows if it has neither header nor totals", async () => {
    const parts = await partsOf(await bytesOf([["a"]], { ...sheet, header: null, totals: null }));
    expect([...cellsOf(parts, 1).keys()]).toEqual(["A1"]);
    expect(parts.get("xl/worksheets/sheet1.xml")).not.toContain("frozen");
  });

  test("names columns beyond Z", async () => {
    const cells = cellsOf(await partsOf(await bytesOf([Array.from({ length: 40 }, () => "x")])), 1);
    expect([...cells.keys()].filter((place) => place.endsWith("2")).slice(25)).toEqual(
      [..."ABCDEFGHIJKLMN"].reduce((all, letter) => [...all, `A${letter}2`], ["Z2"]),
    );
  });

  test("keeps texts unchanged", async () => {
    const parts = await partsOf(await bytesOf(texts.map((text) => [text])));
    const cells = cellsOf(parts, 1);
    const stored = texts.map((_, at) => cells.get(`A${at + 2}`));
    expect(stored.map((cell) => cell?.type)).toEqual(texts.map(() => "inlineStr"));
    // Spreadsheets take _x0041_ for an escaped A, and _x005F_ for the first underscore of such a text.
    expect(stored.map((cell) => cell?.text.replaceAll("_x005F_", "_"))).toEqual(texts);
    // Without the attribute, Excel trims.
    expect(parts.get("xl/worksheets/sheet1.xml")).toContain('<t xml:space="preserve">  blanks  </t>');
    expect(cells.get("A17")?.text).toBe("_x005F_x0041_ and __x005F_x000D_");
  });

  test("replaces what XML lacks and cuts what a cell cannot hold", async () => {
    const long = `${"x".repeat(32_766)}👩 and more`;
    const parts = await partsOf(await bytesOf([["a\u0000b\u001b\ud83d\uffff\r\nc\rd"], [long]]));
    const cells = cellsOf(parts, 1);
    expect(cells.get("A2")?.text).toBe("a\ufffdb\ufffd\ufffd\ufffd\nc\nd");
    expect(cells.get("A3")?.text).toBe("x".repeat(32_766));
    expect(cellsOf(parts, 2).get("B1")?.text).toBe("Köln _x005F_x0041_ \ufffd");
  });

  test("has the same bytes for the same input at another time in another time zone", async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => [`row ${at}`, ...(rows[0] ?? []).slice(1)]);
    const first = await bytesOf(many);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-06-01T12:00:00Z") });
    vi.stubEnv("TZ", "Pacific/Auckland");
    async function* slowly() {
      for (const row of many) yield await new Promise<readonly Cell[]>((done) => setImmediate(done, row));
    }
    try {
      expect(first.equals(await buffer(workbookParts(sheet, slowly())))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect((await partsOf(first)).get("docProps/core.xml")).toContain("2026-12-31T22:59:58Z");
  });

  test("fails with its rows, and closes them if its reader leaves", async () => {
    async function* failing() {
      yield await Promise.resolve(["a"]);
      throw new Error("The rows are gone.");
    }
    await expect(buffer(workbookParts(sheet, failing()))).rejects.toThrow("The rows are gone.");

    const closed = vi.fn();
    async function* endless() {
      try {
        for (let at = 0; ; at += 1) yield await Promise.resolve([`${at} ${Math.sqrt(at)}`]);
      } finally {
        closed();
      }
    }
    for await (const part of workbookParts(sheet, endless())) if (part.length > 10_000) break;
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), patience);
  });

  test("refuses numbers that are not exact", async () => {
    await expect(bytesOf([[{ hundredths: 2 ** 53 }]])).rejects.toThrow("too large");
    await expect(bytesOf([[{ hundredths: 0.5 }]])).rejects.toThrow("too large");
  });
});

describe.skipIf(!hasLibreOffice)("Workbook in LibreOffice", () => {
  test("shows the same values and texts", async () => {
    const all = [...rows, ...texts.map((text) => [text])];
    const sheets = await sheetsInLibreOffice(await bytesOf(all));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    expect(sheets.get("Tabelle")).toBe(
      [
        '"Text";"Tag";"Betrag & <mehr>";"Nr."',
        '"a";31.12.2026;1,234.56;41',
        ";01.03.1900;-0.05;",
        ";29.02.2024;999,999,999,999.99;0",
        ...texts.map((text) => `${quoted(text)};;;`),
        '"Summe";;1,234.50;',
        "",
      ].join("\n"),
    );
    expect(sheets.get("Angaben")).toBe('"Kommune";"Köln _x0041_ \ufffd"\n');
  });
});
