/** Accepts feedback submitted by citizens. */
import { isAgs } from "#domain/ags";
import {
  feedbackCommentMaxLength,
  feedbackPerMinuteMax,
  ratingMax,
  ratingMin,
} from "#domain/feedback/feedback";
import { findPersonalData } from "#domain/feedback/personalData";
import { checkFreeText, readComment } from "#domain/freeText";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import {
  done,
  inTransaction,
  refuseIf,
  refused,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { keyErrors } from "#server/domain/processes/checkApplication";
import { failure } from "#server/failure";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import {
  countIntakeCall,
  insertFeedback,
  selectIdByIntakeKey,
} from "#server/storage/feedback/feedbackIntake";

/** Feedback as submitted. */
export interface SubmittedFeedback {
  readonly ags: string;
  readonly serviceId: string;
  readonly idempotencyKey: string;
  readonly rating: number;
  readonly comment?: string | null;
  readonly isForNationalComponent: boolean;
}

const minuteMs = 60_000;

/**
 * Stores feedback and returns its bare id. A repeated idempotency key returns the entry of the first call, regardless of
 * the other fields and also under concurrent calls. Payload errors: required, ags_invalid, not_found,
 * number_out_of_range, text_too_long, text_invalid. Throws too_many_attempts after 600 calls of a minute.
 */
export async function submitFeedback(ctx: Context, submitted: SubmittedFeedback): Promise<Outcome<number>> {
  await countCall(ctx);
  const problems = keyErrors(submitted);
  if (problems.length > 0) return refused(...problems);
  return inTransaction<number>(ctx, (tx) => store(ctx, tx, submitted));
}

/** Separate statement, so that concurrent calls do not wait for each other's transactions. */
async function countCall(ctx: Context): Promise<void> {
  const minute = Math.floor(ctx.now().getTime() / minuteMs) * minuteMs;
  if (await countIntakeCall(ctx.db, new Date(minute), feedbackPerMinuteMax)) return;
  throw failure("too_many_attempts", { retryAt: new Date(minute + minuteMs).toISOString() });
}

async function store(ctx: Context, tx: Transaction, submitted: SubmittedFeedback): Promise<Outcome<number>> {
  const { ags, serviceId, idempotencyKey, rating, isForNationalComponent } = submitted;
  const earlier = await selectIdByIntakeKey(tx, idempotencyKey);
  if (earlier !== undefined) return done(earlier);
  const text = readComment(submitted.comment ?? "");
  refuseIf([...(await targetErrors(tx, submitted)), ...ratingErrors(rating), ...commentErrors(text)]);
  const now = ctx.now();
  const id = await insertFeedback(tx, {
    intake_key: idempotencyKey,
    commune_ags: ags,
    service_id: serviceId,
    rating,
    comment: text === "" ? null : text,
    has_hints: findPersonalData(text).length > 0,
    delivery_state: isForNationalComponent ? "PENDING" : null,
    created_at: now,
    updated_at: now,
  });
  // No id: a concurrent call with the same key has committed first.
  const stored = id ?? (await selectIdByIntakeKey(tx, idempotencyKey));
  if (stored === undefined) throw new Error("No feedback has the conflicting intake key.");
  return done(stored);
}

/**
 * Checks that the commune exists and offers the service. Disabled services are accepted: citizens who used them can
 * still rate them.
 */
async function targetErrors(tx: Transaction, { ags, serviceId }: SubmittedFeedback): Promise<UserError[]> {
  if (!isAgs(ags)) return [userError("ags_invalid", ["ags"])];
  // Locked, so that the commune is not removed while the entry is stored.
  const commune = await tx
    .selectFrom("commune")
    .select("ags")
    .where("ags", "=", ags)
    .forKeyShare()
    .executeTakeFirst();
  if (!commune) return [userError("not_found", ["ags"])];
  const offered = await selectCommuneServices(tx, ags, null);
  const isOffered = findService(serviceId) && offered.some((each) => each.serviceId === serviceId);
  return isOffered ? [] : [userError("not_found", ["serviceId"])];
}

function ratingErrors(rating: number): UserError[] {
  if (rating >= ratingMin && rating <= ratingMax) return [];
  return [userError("number_out_of_range", ["rating"], { min: String(ratingMin), max: String(ratingMax) })];
}

function commentErrors(text: string): UserError[] {
  const problem = text === "" ? null : checkFreeText(text, feedbackCommentMaxLength);
  return problem ? [userError(problem.code, ["comment"], problem.params)] : [];
}
