import { expect, test } from "vitest";
import { checkRow } from "#domain/imports/importFormat";
import { postalCodeFormat } from "#domain/imports/postalCodeFormat";
import { readComment, readReason } from "#domain/freeText";
import { postalCodeSchema } from "#domain/schemas/commune";
import { invisiblePositions, toSingleLine, withoutInvisible } from "#domain/singleLine";

test.each([
  ["Bad\u00a0Tölz", "Bad Tölz"],
  ["\u200bLeng\u00adgries\ufeff", "Lenggries"],
  ["\u202eReichers\u2066beuern\u200e", "Reichersbeuern"],
  ["Ko\u0308ln\u2009", "Köln"],
  ["Mu\u034fe\u200c\u200dller\ufe0f", "Mueller"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["👩🏽\u200d🚒 a\u200db", "👩🏽\u200d🚒 ab"],
  ["❤\ufe0f", "❤\ufe0f"],
])("Single lines: %j is stored as %j", (typed, stored) => {
  expect(toSingleLine(typed)).toBe(stored);
});

test("Single lines: forms, files, reasons and comments normalise alike", () => {
  const typed = "Wackers\u200bberg\u00a0Ost";
  const place = "Wackersberg Ost";
  expect(postalCodeSchema.cast({ postalCode: "83646\u00a0", place: typed })).toEqual({
    postalCode: "83646",
    place,
  });
  expect(checkRow(postalCodeFormat, { postalCode: 0, place: 1 }, ["83646\u200b", typed])).toEqual({
    ok: true,
    values: { postalCode: "83646", place },
  });
  expect(readReason(`${typed}\n`)).toBe(place);
  expect(readComment(`${typed}\r\n${typed}`)).toBe(`${place}\n${place}`);
});

test("Single lines: invisible characters of texts are found where they would be removed", () => {
  const text = "10\u00a0Euro für\u00ad می\u200cخواهم\u200b\n👩\u200d🚒 ";
  expect(invisiblePositions(text).map((at) => text.charAt(at))).toEqual(["\u00a0", "\u00ad", "\u200b"]);
  expect(invisiblePositions(withoutInvisible(text))).toEqual([]);
});
