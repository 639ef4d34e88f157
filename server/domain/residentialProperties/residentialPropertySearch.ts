/** Parses the search text and postal codes of a residential property filter. */
import { searchTextMaxLength } from "#domain/limits";
import { isPostalCode } from "#domain/postalCodes";
import { searchForms } from "#domain/searchText";
import { failure } from "#server/failure";
import { collapseWhitespace } from "#server/domain/lists/searchPatterns";
import type { PropertyPhrase } from "#server/storage/residentialProperties/residentialPropertyFilter";

/** Filters residential properties; `null` and empty values match all. */
export interface ResidentialPropertyFilter {
  /** Prefixes of street, place or postal code, in order; a number after them is a house number. */
  readonly text?: string | null;
  readonly postalCodes?: readonly string[] | null;
}

const wordsMax = 6;
const postalCodesMax = 200;

/** Normalizes a search text: whitespace, commas and control characters become single spaces between words. */
export function normalizeSearchText(text: string | null | undefined): string {
  return collapseWhitespace((text ?? "").replaceAll(",", " "));
}

/**
 * Returns the possible interpretations of a text, one of which must match as a whole. Each splits the words, in order,
 * into one to three phrases, since names may contain spaces. Returns null if there is nothing to search for. Throws
 * bad_request if the text is longer than 100 characters.
 */
export function parsePropertySearch(text: string | null | undefined): PropertyPhrase[][] | null {
  const oneLine = normalizeSearchText(text);
  if ([...oneLine].length > searchTextMaxLength) {
    throw failure("bad_request", { detail: `A search text has at most ${searchTextMaxLength} characters.` });
  }
  if (oneLine === "") return null;
  const words = oneLine.split(" ");
  // Words beyond the limit always belong to the last phrase.
  const last = words.slice(wordsMax - 1).join(" ");
  const parts = words.length > wordsMax ? [...words.slice(0, wordsMax - 1), last] : words;
  return splitIntoPhrases(parts, 3).map((phrases) => phrases.map((phrase, at) => phraseOf(phrase, at)));
}

/** Returns the valid postal codes of a filter, or null if any code matches. Throws bad_request for more than 200. */
export function propertyPostalCodes(codes: readonly string[] | null | undefined): readonly string[] | null {
  if (!codes || codes.length === 0) return null;
  if (codes.length > postalCodesMax) {
    throw failure("bad_request", { detail: `A filter has at most ${postalCodesMax} postal codes.` });
  }
  return codes.filter(isPostalCode);
}

/** Returns all ways to join adjacent words into at most `max` phrases. */
function splitIntoPhrases(words: readonly string[], max: number): string[][] {
  const whole = [words.join(" ")];
  if (max === 1 || words.length < 2) return [whole];
  const splitTexts = words.slice(1).flatMap((_, at) => {
    const head = words.slice(0, at + 1).join(" ");
    return splitIntoPhrases(words.slice(at + 1), max - 1).map((tail) => [head, ...tail]);
  });
  return [whole, ...splitTexts];
}

function phraseOf(phrase: string, at: number): PropertyPhrase {
  const forms = searchForms(phrase);
  // Stored keys contain only the base vowel, so that a search for ae also finds ä.
  const contracted = forms[0]?.replace(/([aou])e/g, "$1") ?? "";
  const house = at === 0 ? null : /^(\d{1,9}) ?([a-z]?)$/i.exec(phrase);
  return {
    beginnings: [...new Set([...forms, contracted])],
    digits: /^\d{1,5}$/.test(phrase) ? phrase : null,
    house: house ? { number: Number(house[1]), letter: (house[2] ?? "").toLowerCase() } : null,
  };
}
