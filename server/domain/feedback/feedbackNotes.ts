/** Internal handling of feedback: read marks and a note. */
import { feedbackNoteMaxLength } from "#domain/feedback/feedback";
import { checkFreeText, readComment } from "#domain/freeText";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import {
  conflict,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { lockFeedback, selectFeedback } from "#server/storage/feedback/feedback";
import { markRead, markUnread, updateNote } from "#server/storage/feedback/feedbackWrites";
import type { FeedbackItem } from "./decideFeedback";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import type { Feedback } from "./feedback";
import { activityOf, lastSaved, requireFeedback } from "./feedbackChanges";
import { stampOf } from "#server/domain/stamp";

/**
 * Marks entries as read or unread for all users who may see them. Keeps the first reader and the revision. Unknown ids
 * are ignored.
 */
export async function markFeedbackRead(
  ctx: Context,
  ids: readonly number[],
  isRead: boolean,
): Promise<Outcome<readonly Feedback[]>> {
  const distinct = [...new Set(ids)];
  return inTransaction<readonly Feedback[]>(ctx, async (tx) => {
    const scope = serviceScopeOf(ctx);
    const visible = (await lockFeedback(tx, distinct, scope)).map(({ id }) => id);
    await (isRead ? markRead(tx, visible, stampOf(ctx)) : markUnread(tx, visible));
    return done(await selectFeedback(tx, distinct, scope));
  });
}

/**
 * Saves the note; an empty one removes it. The value is the entry, even with a conflict. Payload errors: not_found,
 * conflict, text_too_long, text_invalid.
 */
export async function saveFeedbackNote(
  ctx: Context,
  { id, revision, note: typed }: FeedbackItem & { readonly note: string },
): Promise<Outcome<Feedback>> {
  return inTransaction<Feedback>(ctx, async (tx) => {
    const entry = await requireFeedback(ctx, tx, id);
    if (entry.revision !== revision) return conflict(entry, lastSaved(entry));
    const text = readComment(typed);
    const problem = text === "" ? null : checkFreeText(text, feedbackNoteMaxLength);
    if (problem) throw new Refusal([userError(problem.code, ["note"], problem.params)]);
    const note = text === "" ? null : text;
    // Skip unchanged saves: a new revision would make the forms of other users stale.
    if (note === entry.note) return done(entry);
    await updateNote(tx, entry.id, note, stampOf(ctx));
    await recordActivity(tx, {
      ...activityOf(ctx, entry),
      type: "SAVE_FEEDBACK_NOTE",
      before: { note: entry.note },
      after: { rating: entry.rating, submittedAt: entry.createdAt, note },
    });
    return done(await requireFeedback(ctx, tx, entry.id));
  });
}
