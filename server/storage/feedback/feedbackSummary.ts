/** Counts ratings under a filter. */
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int8, text, type RowOf } from "#server/storage/database/declaredRow";
import { feedbackConditions, type FeedbackConditions } from "./feedbackFilter";

/** Entries with one rating in one month. */
export type RatingGroup = RowOf<typeof groupRow>;

const groupRow = declareRow({
  /** First day in Europe/Berlin, YYYY-MM-DD. */
  month: text(),
  rating: "feedback.rating",
  count: int8(),
  unreadCount: int8(),
  newCount: int8(),
});

/** Counts the entries that match by month and rating, in one pass. */
export async function countRatings(
  db: Database | Transaction,
  conditions: FeedbackConditions,
): Promise<RatingGroup[]> {
  const { rows } = await groupRow.sql`
    select to_char(f.created_at at time zone 'Europe/Berlin', 'YYYY-MM-01') as month, f.rating, count(*) as count,
      count(*) filter (where f.read_at is null) as "unreadCount", count(*) filter (where f.state = 'NEW') as "newCount"
    from feedback f where ${feedbackConditions(conditions)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
