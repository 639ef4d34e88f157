/** Search in the names and keys of all communes, of which there are about 11,000. */
import { searchForms } from "#domain/searchText";
import { allWords, matchForms, noMatch, type Hit, type Match, type Query } from "./query";

/** Communes as two lists of the same length. */
export interface CommuneDirectory {
  readonly ags: readonly string[];
  readonly names: readonly string[];
}

export interface CommuneIndex extends CommuneDirectory {
  /** For each form of folding, the names in it. */
  readonly forms: readonly FoldedNames[];
  readonly positions: ReadonlyMap<string, number>;
}

/** Names as one text, which is searched much faster than name by name. */
interface FoldedNames {
  readonly names: readonly string[];
  /** The names, one a line. */
  readonly text: string;
  /** Where the line after each name begins. */
  readonly ends: readonly number[];
}

/** Hits that are kept for each combination of found words. */
const hitsMax = 8;

/** Points of a whole AGS, and of its first digits. */
const agsPoints = { whole: 60, start: 25 } as const;

/** Digits of an AGS that find a commune. */
const agsDigitsMin = 2;

/** Folds all names in one pass, which is much faster than name by name. */
export function indexCommunes({ ags, names }: CommuneDirectory): CommuneIndex {
  const lines = names.map((name) => name.replaceAll("\n", " ")).join("\n");
  return {
    ags,
    names,
    forms: names.length === 0 ? [] : searchForms(lines).map(splitNames),
    positions: new Map(ags.map((key, position) => [key, position])),
  };
}

function splitNames(text: string): FoldedNames {
  const names = text.split("\n");
  let end = 0;
  return { names, text, ends: names.map((name) => (end += name.length + 1)) };
}

/** The positions of the communes in which a typed word may occur, in their order. */
function candidates({ ags, forms }: CommuneIndex, query: Query): readonly number[] {
  const found = new Set<number>();
  for (const word of query.flat()) {
    for (const { text, ends } of forms) {
      let position = 0;
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, ends[position])) {
        while (at >= (ends[position] ?? Infinity)) position += 1;
        found.add(position);
      }
    }
    if (!isDigits(word)) continue;
    ags.forEach((key, position) => {
      if (key.startsWith(word)) found.add(position);
    });
  }
  return [...found].sort((one, other) => one - other);
}

const isDigits = (word: string) => /^\d+$/.test(word);

function matchAgs(query: Query, ags: string): Match {
  let found = 0;
  let score = 0;
  query.forEach(([word = ""], position) => {
    if (word.length < agsDigitsMin || !ags.startsWith(word)) return;
    found |= 1 << position;
    score += word === ags ? agsPoints.whole : agsPoints.start;
  });
  return found === 0 ? noMatch : { found, score };
}

export interface CommuneHit extends Hit<string> {
  readonly name: string;
}

/** A commune by its AGS as a hit without a typed word; undefined if the viewer does not see it. */
export function communeWithoutWords(index: CommuneIndex, ags: string): CommuneHit | undefined {
  const position = index.positions.get(ags);
  const name = position === undefined ? undefined : index.names[position];
  return name === undefined ? undefined : { item: ags, name, ...noMatch };
}

/** The best communes for each combination of typed words, best first. */
export function findCommunes(index: CommuneIndex, query: Query): readonly CommuneHit[] {
  const hasDigits = query.flat().some(isDigits);
  const best = new Map<number, CommuneHit[]>();
  for (const position of candidates(index, query)) {
    const ags = index.ags[position] ?? "";
    const byName = matchForms(
      query,
      index.forms.map(({ names }) => names[position] ?? ""),
    );
    const byKey = hasDigits ? matchAgs(query, ags) : noMatch;
    const found = byName.found | byKey.found;
    if (found === 0) continue;
    const hit = {
      item: ags,
      name: index.names[position] ?? ags,
      found,
      score: byName.score + byKey.score,
    };
    const others = best.get(found);
    if (others === undefined) best.set(found, [hit]);
    else insertBest(others, hit);
  }
  return [...best.values()].flat().sort((one, other) => other.score - one.score);
}

function insertBest(hits: CommuneHit[], hit: CommuneHit): void {
  const worst = hits.at(-1);
  if (hits.length >= hitsMax && worst && worst.score >= hit.score) return;
  const at = hits.findIndex(({ score }) => score < hit.score);
  hits.splice(at < 0 ? hits.length : at, 0, hit);
  if (hits.length > hitsMax) hits.pop();
}

/** Whether the hit has all typed words. */
export const isWhole = (query: Query, { found }: Match) => found === allWords(query);
