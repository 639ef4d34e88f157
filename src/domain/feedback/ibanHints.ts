/** Finds IBANs with valid check digits. */
import type { TextSpan } from "./feedback";

const lengthMin = 15;
const lengthMax = 34;

/** Lengths in the SEPA area; other countries may have any. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
};

const head = /(?<![\p{L}\p{N}])[a-z]{2} ?\d{2}(?= ?[a-z\d])/giu;
const character = /[a-z\d]/i;
const wordCharacter = /[\p{L}\p{N}]/u;

/** Finds IBANs with and without blanks between their groups. */
export function findIbans(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { index } of text.matchAll(head)) {
    if (index < (spans.at(-1)?.end ?? 0)) continue;
    const end = endOfIban(text, index);
    if (end !== null) spans.push({ start: index, end });
  }
  return spans;
}

/**
 * The end of the IBAN that starts here; null if there is none. Reads at most 34 characters and the blanks between them.
 */
function endOfIban(text: string, start: number): number | null {
  let compact = "";
  let at = start;
  while (compact.length < lengthMax) {
    const isGap = " -".includes(text.charAt(at)) && compact !== "";
    const from = isGap ? at + 1 : at;
    if (!character.test(text.charAt(from))) return null;
    compact += text.charAt(from).toUpperCase();
    at = from + 1;
    const length = lengths[compact.slice(0, 2)];
    const mayEnd = length === undefined ? compact.length >= lengthMin : compact.length === length;
    if (mayEnd && !wordCharacter.test(text.charAt(at)) && hasRightCheckDigits(compact)) return at;
  }
  return null;
}

/** ISO 13616: with the first four characters at the end and letters as numbers, the remainder by 97 is 1. */
function hasRightCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const one of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(one, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
