/** Guesses single-byte encodings: selects the one that yields the most plausible German text. */
import {
  characterOf,
  singleByteEncodings,
  type SingleByteEncoding,
  type TextEncodingName,
} from "./textEncoding";

/** Cost of a character at its position, from 0. */
const costs = { expected: 0, known: 1, rare: 2, isolated: 3, misplaced: 4, foreign: 6 } as const;

/** Kinds of characters. Letters that do not occur in German names are rare. */
type Kind = "umlaut" | "known" | "rare" | "sign" | "foreign";

interface Character {
  readonly kind: Kind;
  readonly isLetter: boolean;
  readonly isUpper: boolean;
  /** Whether ß may follow. */
  readonly precedesSharpS: boolean;
  readonly isSharpS: boolean;
  readonly joinsWords: boolean;
  readonly beginsWords: boolean;
}

const umlauts = "äöüÄÖÜß";
/** Letters of names that are common in Germany. */
const knownLetters = "áàâãåæçéèêëíìîïñóòôøœúùûýšžÁÀÂÅÆÇÉÈÊËÍÌÎÏÑÓÒÔØŒÚÙÛÝŠŽ";
const rareLetters = "ÃõÕÿŸðÐþÞıẞ";
const signs = "§€°²³½«»„“”‚‘’–—…·•©®´×¼¾µ±\u00a0\u00ad";
const joiningSigns = "’‘´–\u00ad";
const openingSigns = "„‚";

/** Initial costs of encodings whose umlauts are letters of other names in Windows-1252. */
const handicaps: Readonly<Record<SingleByteEncoding, number>> = { WINDOWS_1252: 0, CP850: 0, MAC_ROMAN: 3 };

function kindOf(character: string): Kind {
  if (umlauts.includes(character)) return "umlaut";
  if (knownLetters.includes(character)) return "known";
  if (rareLetters.includes(character)) return "rare";
  return signs.includes(character) ? "sign" : "foreign";
}

function describe(character: string): Character {
  const isAscii = character < "\u0080";
  const kind = isAscii ? "known" : kindOf(character);
  const isLetter = isAscii
    ? /[A-Za-z]/.test(character)
    : kind === "umlaut" || kind === "known" || kind === "rare";
  return {
    kind,
    isLetter,
    isUpper: isLetter && character !== character.toLowerCase(),
    precedesSharpS: /[aeiouyäöür]/i.test(character),
    isSharpS: character === "ß",
    joinsWords: joiningSigns.includes(character),
    beginsWords: openingSigns.includes(character),
  };
}

const characters = new Map(
  singleByteEncodings.map((encoding) => [
    encoding,
    Array.from({ length: 256 }, (_, byte) => describe(characterOf(byte, encoding))),
  ]),
);

function costOf(before: Character, at: Character, after: Character): number {
  if (at.kind === "foreign") return costs.foreign;
  if (at.kind === "sign") {
    const isInWord = before.isLetter && (after.isLetter || at.beginsWords);
    return isInWord && !at.joinsWords ? costs.misplaced : costs.known;
  }
  if (!before.isLetter && !after.isLetter) return costs.isolated;
  const hasUpperWithin = at.isUpper
    ? before.isLetter && !(before.isUpper && (after.isUpper || !after.isLetter))
    : after.isUpper;
  if (hasUpperWithin || (at.isSharpS && !before.precedesSharpS)) return costs.misplaced;
  return at.kind === "umlaut" ? costs.expected : costs[at.kind];
}

/** Compares the encodings of a text that is pushed byte by byte, in constant memory. */
export class EncodingGuess {
  readonly #candidates: readonly SingleByteEncoding[];
  readonly #costs: number[];
  #before = 0x0a;
  #at = 0x0a;

  /**
   * @param candidates in order of preference if the bytes are not conclusive
   */
  constructor(candidates: readonly SingleByteEncoding[] = singleByteEncodings) {
    this.#candidates = candidates;
    this.#costs = candidates.map((encoding) => handicaps[encoding]);
  }

  push(byte: number): void {
    if (this.#at >= 0x80) this.#add(byte);
    this.#before = this.#at;
    this.#at = byte;
  }

  /** The most plausible encoding of the bytes so far. */
  best(): SingleByteEncoding {
    if (this.#at >= 0x80) this.push(0x0a);
    const lowest = Math.min(...this.#costs);
    return this.#candidates[this.#costs.indexOf(lowest)] ?? "WINDOWS_1252";
  }

  #add(after: number): void {
    for (const [index, encoding] of this.#candidates.entries()) {
      const table = characters.get(encoding) ?? [];
      const [before, at, next] = [table[this.#before], table[this.#at], table[after]];
      if (before && at && next) this.#costs[index] = (this.#costs[index] ?? 0) + costOf(before, at, next);
    }
  }
}

/**
 * Guesses the encoding of a short text, such as a file name in an archive: UTF-8 if it is valid, otherwise the most
 * plausible candidate.
 * @param candidates in order of preference if the bytes are not conclusive
 */
export function plausibleEncoding(
  bytes: Uint8Array,
  candidates: readonly SingleByteEncoding[] = singleByteEncodings,
): TextEncodingName {
  if (isUtf8(bytes)) return "UTF_8";
  const guess = new EncodingGuess(candidates);
  for (const byte of bytes) guess.push(byte);
  return guess.best();
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
