import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { allWords, exactScore, matchForms, type Query, type Searchable } from "#domain/palette/query";
import type { IconName } from "#ui/Icon";

/** Groups of entries, in their order while nothing is typed. */
export const paletteGroups = [
  "openService",
  "openCommune",
  "recent",
  "favourites",
  "screens",
  "communes",
  "services",
  "processes",
  "applications",
  "users",
  "resources",
  "records",
  "help",
  "actions",
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

export const groupLabels: Readonly<Record<PaletteGroup, MessageDescriptor>> = {
  openService: msg`In diesem Dienst`,
  openCommune: msg`In dieser Kommune`,
  recent: msg`Zuletzt geöffnet`,
  favourites: msg`Favoriten`,
  screens: msg`Seiten`,
  communes: msg`Kommunen`,
  services: msg`Dienste`,
  processes: msg`Prozesse`,
  applications: msg`Anträge`,
  users: msg`Benutzer`,
  resources: msg`Ressourcen`,
  records: msg`Mit dieser Kennung`,
  help: msg`Hilfe`,
  actions: msg`Aktionen`,
};

/** One line of the palette: a place to open, or an action. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly key: string;
  readonly group: PaletteGroup;
  readonly icon: IconName;
  readonly title: string;
  /** Language of the title, if it is a name that is not translated. */
  readonly titleLang?: "de";
  /** Text beside the title. */
  readonly note?: string;
  readonly noteLang?: "de";
  readonly ags?: string;
  /** Path in the app; absent for actions that run in place. */
  readonly path?: string;
  readonly run?: () => void;
}

/** An entry with its rank; higher is better. */
export interface RankedEntry extends PaletteEntry {
  readonly score: number;
}

/** The entries that have all typed words; without typed words, all. */
export function rankEntries(
  query: Query,
  entries: readonly Searchable<PaletteEntry>[],
): readonly RankedEntry[] {
  const all = allWords(query);
  return entries.flatMap(({ item, title, words }) => {
    const { found, score } = matchForms(query, title, words);
    return found === all ? [{ ...item, score }] : [];
  });
}

/** The score of something with an id: highest if the typed text is its id. */
export function idScore(
  typed: string,
  ids: readonly (string | null | undefined)[],
  otherwise: number,
): number {
  const wanted = typed.trim().toLowerCase();
  return ids.some((id) => id?.toLowerCase() === wanted) ? exactScore : otherwise;
}

export interface EntryGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly RankedEntry[];
}

/** Entries of a group that are shown while something is typed. */
const shownMax = 6;

/** Groups the entries: while something is typed, the group with the best entry comes first. */
export function groupEntries(entries: readonly RankedEntry[], hasText: boolean): readonly EntryGroup[] {
  const groups = paletteGroups.flatMap((group) => {
    const own = entries.filter((entry) => entry.group === group);
    if (own.length === 0) return [];
    if (!hasText) return [{ group, entries: own }];
    const best = own.toSorted((one, other) => other.score - one.score).slice(0, shownMax);
    return [{ group, entries: best }];
  });
  const bestScore = ({ entries: [first] }: EntryGroup) => first?.score ?? 0;
  return hasText ? groups.toSorted((one, other) => bestScore(other) - bestScore(one)) : groups;
}
