/**
 * Search folding: ignores case and accents; ä matches a and ae, ß matches ss. Server and browser fold alike.
 */

const expansions: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replaceAll("ə", "e")
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
