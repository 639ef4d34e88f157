import { expect, test } from "vitest";
import { searchForms, searchMatcher } from "#domain/searchText";
import { searchPairs } from "../support/searchPairs";

const finds = (sought: string, text: string) => searchMatcher(sought)(text);

test.each<[string, string]>([
  ["köln", "Köln"],
  ["koln", "Köln"],
  ["koeln", "Köln"],
  ["KÖLN", "Köln"],
  ["Ko\u0308ln", "Köln"],
  ["ä", "Ahlen"],
  ["ä", "Aerzen"],
  ["weissenburg", "Weißenburg"],
  ["WEIẞENBURG", "Weißenburg"],
  ["Weißenburg", "Weissenburg"],
  ["dərf", "Derf"],
  ["ḍorf", "Dorf"],
  ["lodz", "Łódź"],
  ["smorrebrod", "Smørrebrød"],
  ["d’or", "d’Or"],
  ["", "Köln"],
  ["oszi", "\u00adÓ\u200bszi"],
  ["bad tölz", "Bad\u00a0Tölz"],
  ...searchPairs.flatMap(([name, ...terms]) => terms.map((term): [string, string] => [term, name])),
])("Search texts: %j finds %s", (sought, text) => {
  expect(finds(sought, text)).toBe(true);
});

test.each([
  ["koeln", "Kolnhausen"],
  ["kölner", "Köln"],
  ["weisenburg", "Weißenburg"],
  ["ue", "Ulm"],
])("Search texts: %j does not find %s", (sought, text) => {
  expect(finds(sought, text)).toBe(false);
});

test("Search texts: has one form without umlauts", () => {
  expect(searchForms(" Neukirchen ")).toEqual(["neukirchen"]);
  expect(searchForms("Öl")).toEqual(["ol", "oel"]);
});
