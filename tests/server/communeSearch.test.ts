import { expect, test } from "vitest";
import {
  communeInitial,
  communeSearchPatterns,
  communeSearchText,
} from "#server/domain/communes/communeSearch";

test("Commune search: contains each form of the name, the AGS and each postal code on its own line", () => {
  expect(communeSearchText("Bad  Köstritz", "16076003", ["07586", "07554", "07586"])).toBe(
    "\nbad kostritz\nbad koestritz\n16076003\n07554\n07586\n",
  );
});

test.each([
  ["Köln", ["%koln%", "%koeln%"]],
  ["100%_\\", ["%100\\%\\_\\\\%"]],
  ["09 761", ["%\n09761%"]],
  ["٣", ["%٣%"]],
  [" \t", []],
  ["\u0301", []],
])("Commune search: searches %j with %j", (text, patterns) => {
  expect(communeSearchPatterns(text)).toEqual(patterns);
});

test.each([
  ["Übersee", "U"],
  ["Ḍorf", "D"],
  ["ßonderbar", "S"],
  ["’s-Heerenberg", "S"],
  ["1. Ort", ""],
  ["", ""],
])("Commune search: derives from %j the initial %j", (name, initial) => {
  expect(communeInitial(name)).toBe(initial);
});
