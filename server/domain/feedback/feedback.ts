/** Reads feedback within the viewer's scope: support and admins all, members that of their services. */
import { isAgs } from "#domain/ags";
import { startOfDay, startOfNextDay } from "#domain/calendarDays";
import { ratingMax, ratingMin, type FeedbackState } from "#domain/feedback/feedback";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { narrowScope, serviceScopeOf } from "#server/domain/communes/serviceScope";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import type { PageBounds } from "#server/domain/lists/paging";
import { searchPatterns } from "#server/domain/lists/searchPatterns";
import { failure } from "#server/failure";
import {
  feedbackOrder,
  feedbackSource,
  selectFeedback,
  type StoredFeedback,
} from "#server/storage/feedback/feedback";
import type { FeedbackConditions } from "#server/storage/feedback/feedbackFilter";

/** An entry: a citizen's rating of a service, with a comment. */
export type Feedback = StoredFeedback;

/** A filter as in the contract. `null`, absent values and empty lists match all. */
export interface FeedbackFilter {
  readonly communes?: readonly string[] | null;
  readonly services?: readonly string[] | null;
  readonly ratings?: readonly number[] | null;
  readonly states?: readonly FeedbackState[] | null;
  readonly period?: { readonly from?: string | null; readonly to?: string | null } | null;
  readonly text?: string | null;
  readonly hasComment?: boolean | null;
  readonly hasPersonalDataHints?: boolean | null;
  readonly isRead?: boolean | null;
}

/** Lists a page, latest first. Throws bad_request for invalid bounds, cursors and filters; also end_before_start. */
export async function listFeedback(
  ctx: Context,
  filter: FeedbackFilter,
  bounds: PageBounds,
): Promise<CountedPage<Feedback>> {
  const source = feedbackSource(readFeedbackFilter(ctx, filter));
  return readCountedPage(ctx.db, source, { order: feedbackOrder, isDescending: true, ...bounds });
}

/** Returns the entry with this bare id. Null if it does not exist or the viewer may not see it. */
export async function findFeedback(ctx: Context, id: number): Promise<Feedback | null> {
  const [found] = await selectFeedback(ctx.db, [id], serviceScopeOf(ctx));
  return found ?? null;
}

/** Converts a filter to conditions within the viewer's scope. Throws like listFeedback. */
export function readFeedbackFilter(ctx: Context, filter: FeedbackFilter): FeedbackConditions {
  const { from = null, to = null } = filter.period ?? {};
  if (from !== null && to !== null && to < from) throw failure("end_before_start");
  const communes = given(filter.communes)?.filter(isAgs) ?? null;
  const services = given(filter.services)?.filter((id) => findService(id) !== undefined) ?? null;
  return {
    ...narrowScope(serviceScopeOf(ctx), { communes, services }),
    ratings: readRatings(filter.ratings),
    states: given(filter.states),
    from: from === null ? null : startOfDay(from),
    before: to === null ? null : startOfNextDay(to),
    patterns: searchPatterns(filter.text),
    hasComment: filter.hasComment ?? null,
    hasHints: filter.hasPersonalDataHints ?? null,
    isRead: filter.isRead ?? null,
  };
}

function readRatings(values: readonly number[] | null | undefined): readonly number[] | null {
  const ratings = given(values);
  if (ratings?.some((rating) => rating < ratingMin || rating > ratingMax)) {
    throw failure("bad_request", { detail: `Ratings must be from ${ratingMin} to ${ratingMax}.` });
  }
  return ratings;
}

function given<Value>(values: readonly Value[] | null | undefined): readonly Value[] | null {
  return values?.length ? [...new Set(values)] : null;
}
