/**
 * Text as it is compared in searches: without regard to case and accents; ä finds a and ae, ß finds ss
 * (facts of the field). Server and browser fold alike.
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
 * The forms under which a text is found: umlauts as their vowel and, where that differs, as vowel and e. A text is
 * found when one of its forms contains one of the forms of what is sought.
 */
export function searchForms(text: string): string[] {
  const lower = text.normalize("NFC").toLocaleLowerCase("de");
  const expanded = lower.replace(/[äöü]/g, (vowel) => expansions[vowel] ?? vowel);
  return [...new Set([fold(lower), fold(expanded)])];
}
