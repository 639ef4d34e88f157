/** Which entries the command palette lists, and in which order. */
import { allWords, matchForms, type Query, type Searchable } from "./query";

/** An entry with its rank; higher is better. */
export type Ranked<Entry> = Entry & { readonly score: number };

/** Points of the open place, visited places and favourites above others that match as well. */
const placePoints = 15;

/** The entries that have all typed words; without typed words, all. */
export function rankEntries<Entry>(
  query: Query,
  entries: readonly Searchable<Entry>[],
): readonly Ranked<Entry>[] {
  const all = allWords(query);
  return entries.flatMap(({ item, title, words }) => {
    const { found, score } = matchForms(query, title, words);
    return found === all ? [{ ...item, score }] : [];
  });
}

/** The same for places of the viewer, which come before others that match as well. */
export const rankOwnPlaces = <Entry>(query: Query, entries: readonly Searchable<Entry>[]) =>
  rankEntries(query, entries).map((entry) => ({ ...entry, score: entry.score + placePoints }));

/** Lists each place once: as the best of its entries, or the first of equals. */
export function withoutRepeats<Entry extends { readonly key: string; readonly path?: string }>(
  entries: readonly Ranked<Entry>[],
): readonly Ranked<Entry>[] {
  const best = new Map<string, Ranked<Entry>>();
  for (const entry of entries) {
    const place = entry.path ?? entry.key;
    const other = best.get(place);
    if (!other || other.score < entry.score) best.set(place, entry);
  }
  return [...best.values()];
}

export interface Group<Name, Entry> {
  readonly group: Name;
  readonly entries: readonly Ranked<Entry>[];
}

/** Entries of a group that are shown while something is typed. */
const shownMax = 6;

/** Groups the entries: while something is typed, the group with the best entry comes first. */
export function groupEntries<Name, Entry extends { readonly group: Name }>(
  order: readonly Name[],
  entries: readonly Ranked<Entry>[],
  hasText: boolean,
): readonly Group<Name, Entry>[] {
  const groups = order.flatMap((group) => {
    const own = entries.filter((entry) => entry.group === group);
    if (own.length === 0) return [];
    if (!hasText) return [{ group, entries: own }];
    const best = own.toSorted((one, other) => other.score - one.score).slice(0, shownMax);
    return [{ group, entries: best }];
  });
  const bestScore = ({ entries: [first] }: Group<Name, Entry>) => first?.score ?? 0;
  return hasText ? groups.toSorted((one, other) => bestScore(other) - bestScore(one)) : groups;
}
