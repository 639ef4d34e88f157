/** Finds names after Herr and Frau, with titles between them. */
import type { TextSpan } from "./feedback";

/** A word, an initial with its point, or punctuation that ends a name. */
const token = /[\p{L}\p{M}'’-]+\.?|[^\p{L}\p{M}'’\s-]/gu;

const salutations = new Set(["Herr", "Herrn", "Frau", "Hr.", "Fr.", "Hrn."]);
const titles = new Set(
  "Dr Prof Professor Professorin Doktor med jur phil rer nat Ing Dipl Diplom-Ingenieur h c PD Mag Magister".split(
    " ",
  ),
);
const particles = new Set("von vom van de der den dem del la le zu zum zur und".split(" "));
/** Particles that must be followed by another word; "und" only joins them, as in von und zu. */
const leading = new Set("von vom van de del la le zu zum zur der den".split(" "));

/** Offices and other nouns that are not names, but may precede one. */
const office =
  /^(?:(?:Ober|Vize|Alt|Orts|Stadt|Kreis|Land|Amts|Abteilungs|Referats|Sachgebiets|Gruppen|Team|Fach|Haupt|Erste[rn]?|Zweite[rn]?)-?)?(?:bürgermeister|kanzler|minister|präsident|direktor|leiter|rat|rätin|rats|sachbearbeiter|sekretär|inspektor|amtmann|amtfrau|kämmerer|kämmerin|ministerpräsident|vorsitzender?|vorsitzende|kolleg(?:e|en|in)|nachbar|mitarbeiter|beamter|beamtin|standesbeamtin|standesbeamter|dezernent|beigeordneter?|beauftragter?)(?:in|s|n)?$/iu;

const nobody = new Set(
  "Gott Und Oder Die Der Das Sie Er Ihr Ihre Ihren Wir Ich Es Ist War Hat Hatte Mann Kind Kinder Bitte Danke Leider Aber Dort Hier".split(
    " ",
  ),
);

const wordsMax = 4;
const wordMaxLength = 60;

/** Finds names of up to four words; the salutation and the title are not part of the hint. */
export function findNames(text: string): readonly TextSpan[] {
  const tokens = [...text.matchAll(token)].map(({ 0: word, index }) => ({ word, start: index }));
  return tokens.flatMap(({ word }, at) => {
    if (!salutations.has(word)) return [];
    let first = at + 1;
    while (isTitle(tokens[first]?.word)) first += 1;
    const words = nameWords(tokens.slice(first, first + wordsMax + 4).map((each) => each.word));
    const [start, last] = [tokens[first], tokens[first + words - 1]];
    if (words === 0 || !start || !last) return [];
    return [{ start: start.start, end: last.start + withoutPoint(last.word).length }];
  });
}

/** Titles, offices and the points between them. */
function isTitle(word: string | undefined): boolean {
  if (word === undefined) return false;
  return word === "." || titles.has(withoutPoint(word)) || office.test(word);
}

/** Number of words of the name at the start of this list. */
function nameWords(words: readonly string[]): number {
  let count = 0;
  let names = 0;
  while (count < words.length && names < wordsMax) {
    const word = words[count] ?? "";
    const joins = joinedParticles(words, count);
    if (joins > 0) {
      count += joins;
    } else if (isNameWord(word)) {
      count += 1;
      names += 1;
      // A full stop ends the sentence, unless it follows an initial.
      if (word.endsWith(".") && word.length > 2) break;
    } else {
      break;
    }
  }
  // A single initial is not a name.
  const isInitial = names === 1 && /^\p{Lu}\.$/u.test(words[count - 1] ?? "");
  return names === 0 || isInitial ? 0 : count;
}

/** Number of particles at this position that are followed by a name. */
function joinedParticles(words: readonly string[], from: number): number {
  if (!leading.has(words[from] ?? "")) return 0;
  let at = from;
  while (particles.has(words[at] ?? "")) at += 1;
  return isNameWord(words[at] ?? "") ? at - from : 0;
}

function isNameWord(word: string): boolean {
  if (word.length > wordMaxLength || nobody.has(word)) return false;
  return /^(?:\p{Lu}\.|(?:[OD]['’])?\p{Lu}[\p{L}\p{M}'’-]+\.?)$/u.test(word) && !office.test(word);
}

function withoutPoint(word: string): string {
  return word.endsWith(".") && word.length > 2 ? word.slice(0, -1) : word;
}
