import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { exactScore } from "#domain/palette/query";
import type { Group, Ranked } from "#domain/palette/rank";
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

/** Something to do, as declared. */
export interface Action extends Omit<PaletteEntry, "key" | "group"> {
  readonly id: string;
  /** Other words that find it. */
  readonly words?: string;
  /** False: not listed. */
  readonly isOffered?: boolean;
}

/** An entry with its rank; higher is better. */
export type RankedEntry = Ranked<PaletteEntry>;

/** The score of something with an id: highest if the typed text is its id. */
export function idScore(
  typed: string,
  ids: readonly (string | null | undefined)[],
  otherwise: number,
): number {
  const wanted = typed.toLowerCase();
  return ids.some((id) => id?.toLowerCase() === wanted) ? exactScore : otherwise;
}

export type EntryGroup = Group<PaletteGroup, PaletteEntry>;
