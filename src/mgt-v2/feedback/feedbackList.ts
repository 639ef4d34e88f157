/** Search params of the lists of feedback and their query variables. */
import { isAgs } from "#domain/ags";
import { feedbackStates } from "#domain/feedback/feedback";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, daySpan, freeText, manyOf, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { rangeOf } from "#ui/table/spans";

/** Ratings as in the URL, the best first. */
export const ratingTexts = ["5", "4", "3", "2", "1"] as const;

export const feedbackList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: {
    commune: manyOf((text: string) => (isAgs(text) ? text : undefined), filterValuesMax),
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, filterValuesMax),
    rating: manyOf(caseInsensitive(ratingTexts), ratingTexts.length),
    state: manyOf(caseInsensitive(feedbackStates), feedbackStates.length),
    period: daySpan("from", "to"),
    read: oneOf(["yes", "no"]),
    comment: oneOf(["yes", "no"]),
    personal: oneOf(["yes", "no"]),
  },
  /** Id of the open entry. */
  display: { id: freeText(200) },
});

export type FeedbackSearch = SearchOf<typeof feedbackList>;
export type FeedbackAddress = ListAddress<FeedbackSearch>;

/** Commune and service of the path, to which the list is limited. */
export interface FeedbackScope {
  readonly ags?: string;
  readonly serviceId?: string;
}

/** Parses the search params and drops filters that the path already sets. */
export function parseFeedbackSearch(scope: "all" | "commune" | "service") {
  return (raw: Readonly<Record<string, unknown>>): FeedbackSearch =>
    feedbackList.parse({
      ...raw,
      ...(scope !== "all" && { commune: undefined }),
      ...(scope === "service" && { service: undefined }),
    });
}

const flagOf = (choice: "yes" | "no" | undefined) => (choice === undefined ? null : choice === "yes");

/** The contract's FeedbackFilter. */
export function feedbackFilter({ ags, serviceId }: FeedbackScope, search: FeedbackSearch) {
  return {
    communes: ags === undefined ? (search.commune ?? null) : [ags],
    services: serviceId === undefined ? (search.service ?? null) : [serviceId],
    ratings: search.rating?.map(Number) ?? null,
    states: search.state ?? null,
    period: rangeOf(feedbackList.span(search, "period")) ?? null,
    text: search.text?.trim() ?? null,
    isRead: flagOf(search.read),
    hasComment: flagOf(search.comment),
    hasPersonalDataHints: flagOf(search.personal),
  };
}
