/**
 * Search folding for all lists, filters and finders: ignores case, accents, apostrophes and invisible characters, and
 * maps the letters of DIN 91379 to base letters; ä matches a and ae, ß matches ss. Must match `search_forms` of the
 * database; a change requires a migration that replaces the function and stored keys.
 */

/** Umlauts as vowel plus e. */
const expansions: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Letters that do not decompose into a base letter and a mark. */
const baseLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ŉ: "n",
  ĸ: "k",
  ı: "i",
  ɨ: "i",
  ə: "e",
  ʒ: "z",
  ƶ: "z",
  ǥ: "g",
  ς: "σ",
};

/** Marks, apostrophes of all forms, and invisible characters. */
const ignored =
  /[\ufe00-\ufe0f]|[\u0300-\u036f'‘’‛′＇^`¨¯´·¸\u02b0-\u02ff\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb]/g;

const blanks = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;
const hyphens = /[\u2010-\u2015\u2212]/g;
const foreignLetters = /[^\p{ASCII}]/gu;

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(ignored, "")
    .replace(blanks, " ")
    .replace(hyphens, "-")
    .replace(foreignLetters, (letter) => baseLetters[letter] ?? letter)
    .trim();
}

/**
 * The folded forms of a text: umlauts as the vowel and, if different, as vowel plus e. A text matches if one
 * of its forms contains one of the forms of the search term.
 */
export function searchForms(text: string): string[] {
  const lower = text.normalize("NFC").toLocaleLowerCase("de");
  const expanded = lower.replace(/[äöü]/g, (vowel) => expansions[vowel] ?? vowel);
  return [...new Set([fold(lower), fold(expanded)])];
}

/** Creates a predicate that tests whether a text contains the search term; an empty term matches all. */
export function searchMatcher(term: string): (text: string) => boolean {
  const wanted = searchForms(term);
  return (text) => searchForms(text).some((form) => wanted.some((part) => form.includes(part)));
}
