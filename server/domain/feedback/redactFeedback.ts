/** Redacts comments. The original is kept for a while, so that a mistake can be reverted. */
import { addDays, calendarDayOf, startOfDay } from "#domain/calendarDays";
import { countRedactions, findInvalidSpan, redactSpans, type TextSpan } from "#domain/feedback/feedback";
import { findPersonalData } from "#domain/feedback/personalData";
import { personalDataKinds, type PersonalDataKind } from "#domain/feedback/personalDataKinds";
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
import type { Transaction } from "#server/storage/database/database";
import { updateComment, type CommentFields } from "#server/storage/feedback/feedbackWrites";
import { selectServiceSettings } from "#server/storage/services/serviceSettings";
import type { FeedbackItem } from "./decideFeedback";
import type { Feedback } from "./feedback";
import { activityOf, lastSaved, requireFeedback } from "./feedbackChanges";
import { readSettings } from "#server/domain/installation/settings";
import { stampOf } from "#server/domain/stamp";

/**
 * Replaces parts of a comment by a placeholder. The first redaction keeps the original for the retention period of the
 * service. The value is the entry, even with a conflict. Payload errors: not_found, conflict, required,
 * feedback_span_invalid.
 */
export async function redactFeedback(
  ctx: Context,
  { id, revision, spans }: FeedbackItem & { readonly spans: readonly TextSpan[] },
): Promise<Outcome<Feedback>> {
  return inTransaction<Feedback>(ctx, async (tx) => {
    const entry = await requireFeedback(ctx, tx, id);
    if (entry.revision !== revision) return conflict(entry, lastSaved(entry));
    const comment = entry.comment ?? "";
    if (spans.length === 0) throw new Refusal([userError("required", ["spans"])]);
    const invalid = findInvalidSpan(comment, spans);
    if (invalid >= 0) throw new Refusal([userError("feedback_span_invalid", ["spans", String(invalid)])]);
    const redacted = redactSpans(comment, spans);
    return changeComment(ctx, tx, entry, {
      comment: redacted,
      originalComment: entry.originalComment ?? comment,
      originalEraseAt: entry.originalEraseAt ?? (await eraseTime(ctx, tx, entry)),
      redactedKinds: kindsIn(comment, spans),
    });
  });
}

/**
 * Reverts all redactions. The value is the entry, even with a conflict. Payload errors: not_found, conflict,
 * status_not_allowed if it is approved or there is no original.
 */
export async function restoreFeedbackComment(
  ctx: Context,
  { id, revision }: FeedbackItem,
): Promise<Outcome<Feedback>> {
  return inTransaction<Feedback>(ctx, async (tx) => {
    const entry = await requireFeedback(ctx, tx, id);
    if (entry.revision !== revision) return conflict(entry, lastSaved(entry));
    const { originalComment, state } = entry;
    if (originalComment === null || state === "APPROVED") {
      throw new Refusal([userError("status_not_allowed", null, { status: state })]);
    }
    return changeComment(ctx, tx, entry, {
      comment: originalComment,
      originalComment: null,
      originalEraseAt: null,
      redactedKinds: [],
    });
  });
}

interface CommentChange extends Omit<CommentFields, "hasHints"> {
  readonly redactedKinds: readonly PersonalDataKind[];
}

/** Stores the comment. The activity contains only counts and kinds, so that the log keeps no redacted text. */
async function changeComment(
  ctx: Context,
  tx: Transaction,
  entry: Feedback,
  { redactedKinds, ...fields }: CommentChange,
): Promise<Outcome<Feedback>> {
  const hasHints = findPersonalData(fields.comment ?? "").length > 0;
  await updateComment(tx, entry.id, { ...fields, hasHints }, stampOf(ctx));
  await recordActivity(tx, {
    ...activityOf(ctx, entry),
    type: "REDACT_FEEDBACK",
    before: { redactedParts: countRedactions(entry.comment) },
    after: {
      rating: entry.rating,
      submittedAt: entry.createdAt,
      redactedParts: countRedactions(fields.comment),
      ...(redactedKinds.length > 0 && { redactedKinds }),
    },
  });
  return done(await requireFeedback(ctx, tx, entry.id));
}

/** Kinds of the hints that the spans touch. */
function kindsIn(comment: string, spans: readonly TextSpan[]): readonly PersonalDataKind[] {
  const touched = findPersonalData(comment).filter((hint) =>
    spans.some(({ start, end }) => start < hint.end && hint.start < end),
  );
  return personalDataKinds.filter((kind) => touched.some((hint) => hint.kind === kind));
}

/** Start of the day on which the original is erased, after the retention period of the service. */
async function eraseTime(ctx: Context, tx: Transaction, entry: Feedback): Promise<Date> {
  const stored = (await selectServiceSettings(tx, entry)).filter(({ key }) => key === "retention_days");
  const setting = stored.find(({ isInherited }) => !isInherited) ?? stored[0];
  const days = Number(setting?.value ?? (await readSettings(tx)).erasureDays);
  return startOfDay(addDays(calendarDayOf(ctx.now()), days));
}
