/** What a filter's text looks for among residential properties. */
import { searchTextMaxLength } from "#domain/limits";
import { isPostalCode } from "#domain/postalCodes";
import { searchForms } from "#domain/searchText";
import { failure } from "#server/failure";
import type { PropertyPhrase } from "#server/storage/residentialProperties/residentialPropertyFilter";

/** Which properties to keep; null and empty: all. */
export interface ResidentialPropertyFilter {
  /** Words, in order, that begin street, place or postal code; a number behind them is a house number. */
  readonly text?: string | null;
  readonly postalCodes?: readonly string[] | null;
}

const wordsMax = 6;
const postalCodesMax = 200;

/** A search text without what only separates its words. */
export function searchLine(text: string | null | undefined): string {
  return (text ?? "").replace(/[\s\p{Cc},]+/gu, " ").trim();
}

/**
 * The ways to understand a text, one of which must match as a whole: its words, in order, make up one to three phrases,
 * since names have spaces. Null: the text asks for nothing. Fails with bad_request where it is longer than 100
 * characters.
 */
export function propertyReadings(text: string | null | undefined): PropertyPhrase[][] | null {
  const oneLine = searchLine(text);
  if ([...oneLine].length > searchTextMaxLength) {
    throw failure("bad_request", { detail: `A search text has at most ${searchTextMaxLength} characters.` });
  }
  if (oneLine === "") return null;
  const words = oneLine.split(" ");
  // What is beyond belongs to the last phrase in any case.
  const last = words.slice(wordsMax - 1).join(" ");
  const parts = words.length > wordsMax ? [...words.slice(0, wordsMax - 1), last] : words;
  return splits(parts, 3).map((phrases) => phrases.map((phrase, at) => phraseOf(phrase, at)));
}

/** The postal codes of a filter; null: any. Fails with bad_request where there are more than 200. */
export function propertyPostalCodes(codes: readonly string[] | null | undefined): readonly string[] | null {
  if (!codes || codes.length === 0) return null;
  if (codes.length > postalCodesMax) {
    throw failure("bad_request", { detail: `A filter has at most ${postalCodesMax} postal codes.` });
  }
  return codes.filter(isPostalCode);
}

/** All ways to join neighbouring words to at most `max` phrases. */
function splits(words: readonly string[], max: number): string[][] {
  const whole = [words.join(" ")];
  if (max === 1 || words.length < 2) return [whole];
  const parted = words.slice(1).flatMap((_, at) => {
    const head = words.slice(0, at + 1).join(" ");
    return splits(words.slice(at + 1), max - 1).map((tail) => [head, ...tail]);
  });
  return [whole, ...parted];
}

function phraseOf(phrase: string, at: number): PropertyPhrase {
  const forms = searchForms(phrase);
  // Keys have the vowel alone: who types ae finds ä as well.
  const contracted = forms[0]?.replace(/([aou])e/g, "$1") ?? "";
  const house = at === 0 ? null : /^(\d{1,9}) ?([a-z]?)$/i.exec(phrase);
  return {
    beginnings: [...new Set([...forms, contracted])],
    digits: /^\d{1,5}$/.test(phrase) ? phrase : null,
    house: house ? { number: Number(house[1]), letter: (house[2] ?? "").toLowerCase() } : null,
  };
}
