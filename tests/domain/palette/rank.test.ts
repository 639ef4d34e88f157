import { expect, test } from "vitest";
import { parseQuery, searchable } from "#domain/palette/query";
import { groupEntries, rankEntries, rankOwnPlaces, withoutRepeats } from "#domain/palette/rank";

const order = ["recent", "favourites", "screens"] as const;
const entry = (group: (typeof order)[number], title: string, path = `/${group}/${title}`) =>
  searchable({ group, key: `${group} ${title}`, title, path }, title);

const screens = [
  entry("screens", "Gebühren"),
  entry("screens", "Gebührenkatalog"),
  entry("screens", "Prozesse"),
];
const places = [
  entry("recent", "Prozesse 8f3a"),
  entry("recent", "Gebühren in Augsburg"),
  entry("favourites", "Gebühren in Bonn"),
];

const shown = (typed: string) => {
  const query = parseQuery(typed);
  const entries = [...rankEntries(query, screens), ...rankOwnPlaces(query, places)];
  return groupEntries(order, entries, query.length > 0).flatMap((group) =>
    group.entries.map(({ title }) => title),
  );
};

test("Palette order: visited places and favourites come first, as they were given, while nothing is typed", () => {
  expect(shown("")).toEqual([...places, ...screens].map(({ item }) => item.title));
});

test("Palette order: visited places and favourites come before others that match as well", () => {
  // All begin with the word; the places would be last, since the shorter title comes first.
  expect(shown("gebüh")).toEqual(["Gebühren in Bonn", "Gebühren in Augsburg", "Gebühren", "Gebührenkatalog"]);
  expect(shown("proz")).toEqual(["Prozesse 8f3a", "Prozesse"]);
});

test("Palette order: one place is listed once, as the best of its entries, or the first of equals", () => {
  const listed = (entries: readonly { key: string; path?: string; score: number }[]) =>
    withoutRepeats(entries).map(({ key }) => key);
  expect(
    listed([
      { key: "a", path: "/1", score: 1 },
      { key: "b", path: "/1", score: 2 },
      { key: "c", path: "/1", score: 2 },
      { key: "d", score: 0 },
      { key: "e", score: 0 },
    ]),
  ).toEqual(["b", "d", "e"]);
});
