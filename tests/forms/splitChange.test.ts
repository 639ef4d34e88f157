import { expect, test } from "vitest";
import { splitChange } from "#forms/splitChange";

test.each([
  ["Stadt Augsburg", "Augsburg", ["", "Stadt ", "Augsburg"]],
  ["Augsburg, Stadt", "Augsburg", ["Augsburg", ", Stadt", ""]],
  [
    "Zulassungs- und Fahrerlaubnisbehörde",
    "Zulassungsbehörde",
    ["Zulassungs", "- und Fahrerlaubnis", "behörde"],
  ],
  ["Augsburg", "Augsburg", ["Augsburg", "", ""]],
  ["Augsburg", "Augsburg am Lech", ["Augsburg", "", ""]],
  ["aa", "aaa", ["aa", "", ""]],
  ["𝔸b", "𝔸", ["𝔸", "b", ""]],
])("Split changes: finds the changed part of %s compared with %s", (text, before, parts) => {
  const { start, changed, end } = splitChange(text, before);
  expect([start, changed, end]).toEqual(parts);
  expect(start + changed + end).toBe(text);
});
