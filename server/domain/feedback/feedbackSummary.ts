/** Distribution and course of ratings. */
import { ratingCourseMonthsMax, ratings } from "#domain/feedback/feedback";
import type { Context } from "#server/context";
import { countRatings, type RatingGroup } from "#server/storage/feedback/feedbackSummary";
import { readFeedbackFilter, type FeedbackFilter } from "./feedback";

/** Ratings under a filter. */
export interface FeedbackSummary {
  readonly count: number;
  readonly unreadCount: number;
  readonly newCount: number;
  /** Null if there are none. */
  readonly average: number | null;
  readonly distribution: readonly { readonly rating: number; readonly count: number }[];
  readonly course: readonly RatingPoint[];
}

interface RatingPoint {
  /** First day of the month. */
  readonly from: string;
  readonly count: number;
  readonly average: number | null;
}

/** Sums up the ratings under a filter within the viewer's scope. Throws like listFeedback. */
export async function readFeedbackSummary(ctx: Context, filter: FeedbackFilter): Promise<FeedbackSummary> {
  const groups = await countRatings(ctx.db, readFeedbackFilter(ctx, filter));
  return {
    count: sumOf(groups, "count"),
    unreadCount: sumOf(groups, "unreadCount"),
    newCount: sumOf(groups, "newCount"),
    average: averageOf(groups),
    distribution: ratings.map((rating) => ({
      rating,
      count: sumOf(
        groups.filter((group) => group.rating === rating),
        "count",
      ),
    })),
    course: courseOf(groups),
  };
}

/** Ratings by month without gaps, up to the last month with a rating. */
function courseOf(groups: readonly RatingGroup[]): readonly RatingPoint[] {
  const [first, last] = [groups[0]?.month, groups.at(-1)?.month];
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (
    let month = last;
    month >= first && months.length < ratingCourseMonthsMax;
    month = monthBefore(month)
  ) {
    months.push(month);
  }
  return months.toReversed().map((month) => {
    const found = groups.filter((group) => group.month === month);
    return { from: month, count: sumOf(found, "count"), average: averageOf(found) };
  });
}

function monthBefore(firstDay: string): string {
  const [year = 0, month = 0] = firstDay.split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}

function sumOf(groups: readonly RatingGroup[], field: "count" | "unreadCount" | "newCount"): number {
  return groups.reduce((sum, group) => sum + group[field], 0);
}

function averageOf(groups: readonly RatingGroup[]): number | null {
  const count = sumOf(groups, "count");
  if (count === 0) return null;
  return groups.reduce((sum, group) => sum + group.rating * group.count, 0) / count;
}
