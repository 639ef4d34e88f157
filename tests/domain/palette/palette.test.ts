import { expect, test } from "vitest";
import { combine } from "#domain/palette/combine";
import { communeWithoutWords, findCommunes, indexCommunes, isWhole } from "#domain/palette/communeIndex";
import { markedParts } from "#domain/palette/markedParts";
import { findHits, matchForms, parseQuery, queryWordsMax, searchable } from "#domain/palette/query";
import { searchForms } from "#domain/searchText";

const scoreOf = (typed: string, title: string, words: readonly string[] = []) =>
  matchForms(parseQuery(typed), searchForms(title), words.flatMap(searchForms)).score;

const index = indexCommunes({
  ags: ["09761000", "09772000", "09190000", "05315000", "09182111"],
  names: ["Augsburg", "Augsburg, Landkreis", "Fürstenfeldbruck", "Köln", "Bad Wiessee"],
});
const found = (typed: string) => {
  const query = parseQuery(typed);
  return findCommunes(index, query)
    .filter((hit) => isWhole(query, hit))
    .map(({ name }) => name);
};

test("Palette ranking: the whole title comes before its beginning, a word's beginning and an inner part", () => {
  const scores = ["Kasse", "Kassenzeichen", "Die Kasse", "Sparkasse"].map((title) => scoreOf("kasse", title));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(scores).size).toBe(4);
});

test("Palette ranking: of two beginnings, the shorter title comes first; hidden words count less than the title", () => {
  expect(scoreOf("gebühr", "Gebühren")).toBeGreaterThan(scoreOf("gebühr", "Gebührenkatalog"));
  expect(scoreOf("nutzer", "Benutzer")).toBeGreaterThan(0);
  expect(scoreOf("nutzer", "Nutzerliste")).toBeGreaterThan(scoreOf("nutzer", "Konten", ["Nutzer"]));
});

test("Palette ranking: one or two letters are an abbreviation, which begins a word", () => {
  expect(scoreOf("ge", "Gebühren")).toBeGreaterThan(0);
  expect(scoreOf("re", "Wunschkennzeichen reservieren")).toBeGreaterThan(0);
  expect(scoreOf("ke", "Wunschkennzeichen reservieren")).toBe(0);
  expect(scoreOf("ken", "Wunschkennzeichen reservieren")).toBeGreaterThan(0);
});

test("Palette query: ignores case, accents and blanks, and words after the eighth", () => {
  expect(parseQuery("  MÜN   chen ")).toEqual([["mun", "muen"], ["chen"]]);
  expect(parseQuery(" ' ")).toEqual([]);
  expect(parseQuery("a ".repeat(20))).toHaveLength(queryWordsMax);
});

test("Palette communes: finds by all words, umlauts in both spellings, and the AGS", () => {
  expect(found("augs")).toEqual(["Augsburg", "Augsburg, Landkreis"]);
  expect(found("land augs")).toEqual(["Augsburg, Landkreis"]);
  expect(found("koeln")).toEqual(["Köln"]);
  expect(found("koln")).toEqual(["Köln"]);
  expect(found("09182")).toEqual(["Bad Wiessee"]);
  expect(found("09761000")).toEqual(["Augsburg"]);
  expect(found("augs kenn")).toEqual([]);
});

test("Palette communes: keeps the best of many", () => {
  const names = Array.from({ length: 500 }, (_, nth) => `Bad Neustadt ${nth}`);
  const many = indexCommunes({ ags: names.map((_, nth) => String(nth)), names: [...names, "Neustadt"] });
  const query = parseQuery("neustadt");
  const hits = findCommunes({ ...many, ags: [...many.ags, "500"] }, query);
  expect(hits).toHaveLength(8);
  expect(hits[0]?.name).toBe("Neustadt");
});

test("Palette pairs: a service in a commune has the words that the commune lacks", () => {
  const services = [
    searchable("kenn", "Wunschkennzeichen reservieren"),
    searchable("melde", "Meldebescheinigung"),
  ];
  const query = parseQuery("augs kenn");
  const pairs = combine(query, findCommunes(index, query), findHits(query, services));
  expect(pairs.map(({ one, other }) => [one.name, other.item])).toEqual([
    ["Augsburg", "kenn"],
    ["Augsburg, Landkreis", "kenn"],
  ]);
});

test("Palette pairs: the commune that is open needs no word of its own", () => {
  const query = parseQuery("kenn");
  const open = communeWithoutWords(index, "09182111");
  const services = findHits(query, [searchable("kenn", "Wunschkennzeichen reservieren")]);
  expect(combine(query, open ? [open] : [], services).map(({ one }) => one.name)).toEqual(["Bad Wiessee"]);
  expect(communeWithoutWords(index, "00000000")).toBeUndefined();
});

test("Palette marks: parts of the text as it is written", () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, parseQuery(typed))
      .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join("");
  expect(marked("Wunschkennzeichen reservieren", "kenn RES")).toBe("Wunsch[kenn]zeichen [res]ervieren");
  expect(marked("Fürstenfeldbruck", "fuerst")).toBe("[Fürst]enfeldbruck");
  expect(marked("Straße", "strasse")).toBe("[Straße]");
  expect(marked("Augsburg", "")).toBe("Augsburg");
});
