/** Restores which feedback is published, and notes on it. Withdrawing an approval requires a reason. */
import { feedbackStates } from "#domain/feedback/feedback";
import type { Context } from "#server/context";
import type { LoggedActivity } from "#server/domain/activity/activityLog";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import { decideFeedback } from "#server/domain/feedback/decideFeedback";
import { lastSaved } from "#server/domain/feedback/feedbackChanges";
import { saveFeedbackNote } from "#server/domain/feedback/feedbackNotes";
import { refused } from "#server/domain/mutationResult";
import { selectFeedbackOf } from "#server/storage/feedback/feedback";
import { before, latest, type RestoreHandler } from "./restorable";

const permission = "commune_service_feedback";

export const restoreFeedbackState: RestoreHandler = {
  permission,
  async find(ctx, entry) {
    const state = before(entry).code("feedbackState", feedbackStates);
    const found = await findFeedback(ctx, entry);
    if (!found) return null;
    const { feedback, identity } = found;
    const { id, revision } = feedback;
    return {
      present: { ...identity, feedbackState: feedback.state },
      last: lastSaved(feedback),
      async restore({ confirmed, reason }) {
        const decided = await decideFeedback(ctx, { items: [{ id, revision }], state, reason, confirmed });
        return decided.value?.errors.length ? refused(...decided.value.errors) : decided;
      },
    };
  },
};

export const restoreFeedbackNote: RestoreHandler = {
  permission,
  async find(ctx, entry) {
    const note = before(entry).textOrNull("note") ?? "";
    const found = await findFeedback(ctx, entry);
    if (!found) return null;
    const { feedback, identity } = found;
    const { id, revision } = feedback;
    return {
      present: { ...identity, note: feedback.note },
      last: lastSaved(feedback),
      restore: () => saveFeedbackNote(ctx, { id, revision, note }),
    };
  },
};

/** The feedback of an entry, with the values that identify it; null if it cannot be distinguished from other feedback. */
async function findFeedback(ctx: Context, entry: LoggedActivity) {
  const values = latest(entry);
  const identity = { rating: values.number("rating"), submittedAt: values.text("submittedAt") };
  const { commune, serviceId } = entry;
  if (!commune || serviceId === null) return null;
  const service = { communeAgs: commune.ags, serviceId };
  const submittedAt = new Date(identity.submittedAt);
  const found = await selectFeedbackOf(ctx.db, service, submittedAt, serviceScopeOf(ctx));
  const [feedback, other] = found.filter(({ rating }) => rating === identity.rating);
  return feedback && !other ? { feedback, identity } : null;
}
