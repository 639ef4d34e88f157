/** What is typed into the command palette, and how well a text matches it. */
import { searchForms } from "#domain/searchText";

/** Words that are searched for; further ones are ignored. */
export const queryWordsMax = 8;

/** The folded forms of each typed word, see `searchForms`. */
export type Query = readonly (readonly string[])[];

/** Splits the typed text into words. */
export function parseQuery(text: string): Query {
  return text
    .split(/\s+/)
    .map((word) => searchForms(word).filter((form) => form !== ""))
    .filter((forms) => forms.length > 0)
    .slice(0, queryWordsMax);
}

/** Which typed words occur, one bit each, and how well they match. */
export interface Match {
  readonly found: number;
  readonly score: number;
}

export const noMatch: Match = { found: 0, score: 0 };

/** The bits of all typed words. */
export const allWords = (query: Query) => 2 ** query.length - 1;

/** A score that no combination of words reaches: for a typed id that identifies one thing. */
export const exactScore = 1_000;

/** Points of a word that is the whole text, its beginning, the beginning of a word in it, or inside of one. */
const points = { whole: 40, start: 30, wordStart: 20, inside: 10 } as const;

/** Shorter words are found only where a word begins, as abbreviations: inside, they would find nearly everything. */
const insideLengthMin = 3;

/** Share of the points that further words, which are not shown, are worth. */
const hiddenShare = 0.4;

/** Most characters of a title that lower its score: among equals, the shorter one comes first. */
const lengthMax = 99;

function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

function pointsIn(text: string, word: string): number {
  let at = text.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return text.length === word.length ? points.whole : points.start;
  for (; at > 0; at = text.indexOf(word, at + 1)) {
    if (!isLetterOrDigit(text.charCodeAt(at - 1))) return points.wordStart;
  }
  return word.length < insideLengthMin ? 0 : points.inside;
}

function bestPoints(texts: readonly string[], forms: readonly string[]): number {
  let best = 0;
  for (const text of texts) {
    for (const form of forms) best = Math.max(best, pointsIn(text, form));
  }
  return best;
}

/** Matches a title, given by its folded forms, and further words that find it. */
export function matchForms(query: Query, title: readonly string[], words: readonly string[] = []): Match {
  let found = 0;
  let score = 0;
  query.forEach((forms, position) => {
    const best = bestPoints(title, forms) || bestPoints(words, forms) * hiddenShare;
    if (best === 0) return;
    found |= 1 << position;
    score += best;
  });
  if (found === 0) return noMatch;
  return { found, score: score - Math.min(title[0]?.length ?? 0, lengthMax) / 100 };
}

/** A text to search in, folded once. */
export interface Searchable<Item> {
  readonly item: Item;
  readonly title: readonly string[];
  readonly words: readonly string[];
}

/** Folds a title and the further words of an item. */
export function searchable<Item>(item: Item, title: string, words: readonly string[] = []): Searchable<Item> {
  return { item, title: searchForms(title), words: words.flatMap(searchForms) };
}

export interface Hit<Item> extends Match {
  readonly item: Item;
}

/** The items in which at least one typed word occurs, with their matches. */
export function findHits<Item>(query: Query, items: readonly Searchable<Item>[]): readonly Hit<Item>[] {
  return items.flatMap(({ item, title, words }) => {
    const match = matchForms(query, title, words);
    return match.found === 0 ? [] : [{ item, ...match }];
  });
}
