import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isOutsideTariff, parseTariffFee, tariffNumberKey } from "#domain/feeTariff";
import { CsvRecords } from "#domain/imports/csvRecords";

const file = join(process.env["REGISTER_DIR"] ?? "", "gebost_tariff.csv");

describe("Fee tariff entries", () => {
  test.each([
    ["141,00", 14_100, 14_100],
    ["0,30", 30, 30],
    ["1534,00", 153_400, 153_400],
    ["1\u00a0534,00", 153_400, 153_400],
    ["534,00 bis 734,00", 53_400, 73_400],
    ["5\u00a0113,00 bis 23\u00a0622,00", 511_300, 2_362_200],
    ["5 113,00\u00a0bis 23\u202f622,00", 511_300, 2_362_200],
    ["2 500,00 bis  10 000,00", 250_000, 1_000_000],
    ["2\u00a0500,00 bis \u00a010\u00a0000,00", 250_000, 1_000_000],
    [" 1 234 567,89 ", 123_456_789, 123_456_789],
    ["90071992547,41 ", 9_007_199_254_741, 9_007_199_254_741],
  ])("%s is exact cents", (text, minimum, maximum) => {
    expect(parseTariffFee(text)).toEqual({ minimum, maximum, note: null });
  });

  test.each([
    "nach dem Zeitaufwand mit 12,80 Euro je angefangene Viertelstunde Bearbeitungszeit",
    "10,20 bis 30,70 pro Jahr",
    "75 Prozent der Gebühr nach Nummer 263.1.1",
    "10,20 bis 767,00 767,00 bis 2 301,00",
    "40,00 bis 1 300,00 nach Maßgabe des Anhangs",
    "10,20 bis",
    "10,00 bis 20,00 bis 30,00",
    "734,00 bis 534,00",
    "27",
    "27,9",
    "27,900",
    "27.90",
    "-27,90",
    "1 2,00",
    "1e3,00",
    "1 23 456,00",
    "99999999999999999999,00",
  ])("%s is a note", (text) => {
    expect(parseTariffFee(text)).toEqual({ minimum: null, maximum: null, note: text });
  });

  test("that is worded over several lines keeps its words", () => {
    expect(parseTariffFee("1,50 Euro bis 2\n   / 3   der Gebühr").note).toBe(
      "1,50 Euro bis 2 / 3 der Gebühr",
    );
  });

  test.each(["", " \u00a0"])("%j is none", (text) => {
    expect(parseTariffFee(text)).toEqual({ minimum: null, maximum: null, note: null });
  });
});

test("Fee tariff: an amount is outside below the lowest and above the highest one", () => {
  const frame = parseTariffFee("33,20 bis 256,00");
  expect([3_319, 3_320, 25_600, 25_601].map((cents) => isOutsideTariff(cents, frame))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const fixed = parseTariffFee("27,00");
  expect([2_699, 2_700, 2_701].map((cents) => isOutsideTariff(cents, fixed))).toEqual([true, false, true]);
  expect(isOutsideTariff(0, parseTariffFee("nach Zeitaufwand"))).toBe(false);
  expect(isOutsideTariff(1, parseTariffFee(""))).toBe(false);
});

test("Fee tariff: numbers are compared without spaces", () => {
  expect(tariffNumberKey(" 221. 1\u00a0A ")).toBe("221.1a");
});

test.runIf(existsSync(file))("Fee tariff: every row of the tariff is read, most of them with bounds", () => {
  const reader = new CsvRecords();
  const text = readFileSync(file, "utf8");
  const [, ...rows] = [...reader.push(text), ...reader.finish()].map(({ fields }) => fields);
  expect(reader.problem).toBeNull();
  const fees = rows.map(([, , fee = ""]) => ({ fee, ...parseTariffFee(fee) }));
  const isRead = ({ fee, minimum, maximum, note }: (typeof fees)[number]) =>
    fee === "" ? minimum === null && note === null : (minimum === null) === (maximum === null);
  expect(fees.filter((fee) => !isRead(fee))).toEqual([]);
  expect(fees.filter(({ minimum }) => minimum !== null).length).toBeGreaterThanOrEqual(250);
  const worded = fees.filter(({ note }) => note !== null).map(({ note }) => note);
  expect(worded.length).toBeLessThan(20);
  expect(worded.filter((note) => !/[a-z]{4,}|bis .* bis /i.test(note ?? ""))).toEqual([]);
});
