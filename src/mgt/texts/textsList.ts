/** Search params of the texts of a service and their query variables. */
import { searchTextMaxLength } from "#domain/limits";
import { isTextLanguage, textLanguagesMax, type TextFlag } from "#domain/texts/serviceTexts";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { freeText, manyOf, oneOf } from "#lists/searchParams";
import { preload, type Loading } from "#relay/preload";
import type { TextsScreenQuery } from "./__generated__/TextsScreenQuery.graphql";
import Parameters from "./__generated__/TextsScreenQuery$parameters";

/** Flags in the URL, with their values in the contract. */
const flags = {
  missing: "MISSING",
  outdated: "OUTDATED",
  identical: "IDENTICAL_TO_GERMAN",
  own: "OWN",
  draft: "DRAFT",
} as const satisfies Record<string, TextFlag>;

/** States to filter by: flags, and texts that cannot be published as they are. */
export type TextFlagName = keyof typeof flags | "faulty";
const flagNames = ["missing", "outdated", "faulty", "identical", "own", "draft"] as const;

const sectionMaxLength = 100;
const nodeIdMaxLength = 200;

export const textsList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: { flag: oneOf<TextFlagName>(flagNames, { overridden: "own" }) },
  grouping: {
    section: freeText(sectionMaxLength),
    /** Languages on screen, to which search and flags apply. */
    language: manyOf((text: string) => (isTextLanguage(text) ? text : undefined), textLanguagesMax),
  },
  /** Node id of a transfer whose result is shown. */
  display: { transfer: freeText(nodeIdMaxLength) },
});

export type TextsSearch = SearchOf<typeof textsList>;

/** Starts the query of the screen. */
export function loadTexts(loading: Loading, ags: string, serviceId: string, search: TextsSearch) {
  const { text, section, flag, language } = search;
  return preload<TextsScreenQuery>(loading, "mgt", Parameters, {
    ags,
    serviceId,
    filter: {
      text: text?.trim() || null,
      section: section ?? null,
      flag: flag && flag !== "faulty" ? flags[flag] : null,
      isFaulty: flag === "faulty",
      languages: language ?? null,
    },
    ...textsList.page(search),
  });
}
