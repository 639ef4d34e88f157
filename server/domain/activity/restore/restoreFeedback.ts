/** Restores which feedback is published. Withdrawing an approval requires a reason. */
import { feedbackStates } from "#domain/feedback/feedback";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import { decideFeedback } from "#server/domain/feedback/decideFeedback";
import { lastSaved } from "#server/domain/feedback/feedbackChanges";
import { refused } from "#server/domain/mutationResult";
import { selectFeedbackOf } from "#server/storage/feedback/feedback";
import { before, latest, type RestoreHandler } from "./restorable";

export const restoreFeedbackState: RestoreHandler = {
  permission: "commune_service_feedback",
  async find(ctx, entry) {
    const state = before(entry).code("feedbackState", feedbackStates);
    const values = latest(entry);
    const [rating, submittedAt] = [values.number("rating"), values.text("submittedAt")];
    const { commune, serviceId } = entry;
    if (!commune || serviceId === null) return null;
    const service = { communeAgs: commune.ags, serviceId };
    const found = await selectFeedbackOf(ctx.db, service, new Date(submittedAt), serviceScopeOf(ctx));
    const [feedback, other] = found.filter((one) => one.rating === rating);
    if (!feedback || other) return null;
    const { id, revision } = feedback;
    return {
      present: { rating, submittedAt, feedbackState: feedback.state },
      last: lastSaved(feedback),
      async restore({ confirmed, reason }) {
        const decided = await decideFeedback(ctx, { items: [{ id, revision }], state, reason, confirmed });
        return decided.value?.errors.length ? refused(...decided.value.errors) : decided;
      },
    };
  },
};
