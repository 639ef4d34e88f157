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
  readonly forms: readonly (readonly string[])[];
  readonly positions: ReadonlyMap<string, number>;
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
    forms: names.length === 0 ? [] : searchForms(lines).map((folded) => folded.split("\n")),
    positions: new Map(ags.map((key, position) => [key, position])),
  };
}

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

/**
 * The best communes for each combination of typed words, best first. `weightOf` adds points, such as those of a
 * favourite.
 */
export function findCommunes(
  index: CommuneIndex,
  query: Query,
  weightOf: (ags: string) => number = () => 0,
): readonly CommuneHit[] {
  const hasDigits = query.some(([word = ""]) => /^\d+$/.test(word));
  const best = new Map<number, CommuneHit[]>();
  index.ags.forEach((ags, position) => {
    const byName = matchForms(
      query,
      index.forms.map((names) => names[position] ?? ""),
    );
    const byKey = hasDigits ? matchAgs(query, ags) : noMatch;
    const found = byName.found | byKey.found;
    if (found === 0) return;
    const hit = {
      item: ags,
      name: index.names[position] ?? ags,
      found,
      score: byName.score + byKey.score + weightOf(ags),
    };
    const others = best.get(found);
    if (others === undefined) best.set(found, [hit]);
    else insertBest(others, hit);
  });
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
