/** Decides which feedback is published. */
import { feedbackReasonMaxLength, type FeedbackState } from "#domain/feedback/feedback";
import { checkFreeText, readReason } from "#domain/freeText";
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { recordActivities, type Activity } from "#server/domain/activity/activity";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { failure } from "#server/failure";
import { lockFeedback, selectFeedback } from "#server/storage/feedback/feedback";
import { updateStates } from "#server/storage/feedback/feedbackWrites";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import type { Feedback } from "./feedback";
import { activityOf, lastSaved } from "./feedbackChanges";
import { stampOf } from "#server/domain/stamp";

/** An entry to act on, with the revision that was read. `id` is `null` if the given id is not that of feedback. */
export interface FeedbackItem {
  readonly id: number | null;
  readonly revision: number;
}

/** Input of a decision. */
export interface Decision {
  readonly items: readonly FeedbackItem[];
  readonly state: FeedbackState;
  readonly reason?: string | null;
  readonly confirmed?: readonly ErrorCode[] | null;
}

/** Result of a decision. The errors name the items that were not decided; all others were. */
export interface Decided {
  readonly feedback: readonly Feedback[];
  readonly decidedCount: number;
  readonly errors: readonly UserError[];
}

/**
 * Sets the state of all entries that allow it, in one transaction. Entries already in that state are unchanged. Errors
 * by item: not_found, conflict, feedback_personal_data unless confirmed. For the whole input: required without a reason
 * to withdraw an approval, text_too_long, text_invalid.
 */
export async function decideFeedback(ctx: Context, decision: Decision): Promise<Outcome<Decided>> {
  const { items, state } = decision;
  const ids = items.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length) {
    throw failure("bad_request", { detail: "The items contain duplicates." });
  }
  return inTransaction<Decided>(ctx, async (tx) => {
    const scope = serviceScopeOf(ctx);
    const locked = new Map((await lockFeedback(tx, ids, scope)).map((entry) => [entry.id, entry]));
    const reason = readReason(decision.reason ?? "");
    const checked = items.map((item) => check(item, locked.get(item.id ?? 0), decision));
    const changed = checked.flatMap(({ entry, problem }) =>
      entry && problem === null && entry.state !== state ? entry : [],
    );
    refuseReason(
      reason,
      changed.some((entry) => entry.state === "APPROVED"),
    );

    const stamp = stampOf(ctx);
    const changedIds = changed.map(({ id }) => id);
    await updateStates(tx, changedIds, { state, reason: reason === "" ? null : reason }, stamp);
    await recordActivities(
      tx,
      changed.map((entry) => decisionActivity(ctx, entry, state, reason)),
    );
    return done({
      feedback: await selectFeedback(tx, ids, scope),
      decidedCount: checked.filter(({ problem }) => problem === null).length,
      errors: checked.flatMap(({ problem }, at) =>
        problem === null ? [] : { ...problem, field: ["items", String(at)] },
      ),
    });
  });
}

interface CheckedItem {
  readonly entry: Feedback | undefined;
  readonly problem: UserError | null;
}

function check(
  { revision }: FeedbackItem,
  entry: Feedback | undefined,
  { state, confirmed }: Decision,
): CheckedItem {
  if (!entry) return { entry, problem: userError("not_found") };
  if (entry.state === state) return { entry, problem: null };
  if (entry.revision !== revision) return { entry, problem: conflictError(lastSaved(entry)) };
  const needsConfirmation = state === "APPROVED" && entry.hasHints;
  const isConfirmed = confirmed?.includes("feedback_personal_data") ?? false;
  return {
    entry,
    problem: needsConfirmation && !isConfirmed ? userError("feedback_personal_data") : null,
  };
}

/** @throws Refusal required, text_too_long, text_invalid */
function refuseReason(reason: string, isRequired: boolean): void {
  const problem = reason === "" && !isRequired ? null : checkFreeText(reason, feedbackReasonMaxLength);
  if (problem) throw new Refusal([userError(problem.code, ["reason"], problem.params)]);
}

function decisionActivity(
  ctx: Context,
  entry: Feedback,
  state: FeedbackState,
  reason: string,
): Activity<"APPROVE_FEEDBACK" | "WITHDRAW_FEEDBACK"> {
  return {
    ...activityOf(ctx, entry),
    type: state === "APPROVED" ? "APPROVE_FEEDBACK" : "WITHDRAW_FEEDBACK",
    before: { feedbackState: entry.state },
    after: {
      rating: entry.rating,
      submittedAt: entry.createdAt,
      feedbackState: state,
      ...(reason !== "" && { reason }),
    },
  };
}
