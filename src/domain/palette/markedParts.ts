import { searchForms } from "#domain/searchText";
import type { Query } from "./query";

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text into the parts that match a typed word, and the rest. */
export function markedParts(text: string, query: Query): readonly TextPart[] {
  const marked = new Set<number>();
  for (const form of [0, 1]) {
    const letters = [...text].map((letter) => foldLetter(letter, form));
    // The position of the letter that each folded character comes from.
    const origins = letters.flatMap((folded, position) => [...folded].map(() => position));
    const folded = letters.join("");
    for (const word of query.flat()) {
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
        origins.slice(at, at + word.length).forEach((position) => marked.add(position));
      }
    }
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  [...text].forEach((letter, position) => {
    const isMarked = marked.has(position);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
  });
  return parts;
}

/** A blank is kept, which folding would trim. Plain letters need no folding, which would take long for all options. */
function foldLetter(letter: string, form: number): string {
  if (/^[a-z\d]$/i.test(letter)) return letter.toLowerCase();
  if (/\s/.test(letter)) return " ";
  const forms = searchForms(letter);
  return forms[form] ?? forms[0] ?? "";
}
