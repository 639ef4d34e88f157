/** What users do with one process. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { isToldAsItIs } from "#server/failure";
import { updateProcess } from "#server/storage/processes/processAttempts";
import {
  lockProcesses,
  nothingToCome,
  selectLastActor,
  type LockedProcess,
} from "#server/storage/processes/processWrites";
import type { Transaction } from "#server/storage/database/database";
import { recordActivity } from "#server/domain/activity/activity";
import { applyAction, processTarget, type AppliedAction } from "./applyAction";
import { readComment } from "./processComment";
import { queueAttempts } from "./processSchedule";
import { loggedIn } from "#server/domain/sessions/sessions";
import {
  change,
  conflictError,
  done,
  Refusal,
  refused,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/userErrors";

/** The process that is meant, as the caller has read it. */
export interface ProcessTarget {
  /** Bare id; null: none can be meant. */
  readonly id: number | null;
  readonly revision: number;
}

/** What the caller is told where an action fails unexpectedly; the log says why. */
const failureCodes: Partial<Readonly<Record<AppliedAction, ErrorCode>>> = {
  RESTART: "restart_failed",
  COMPLETE: "completion_error",
};

/**
 * Acts on a process. The value is its bare id, also beside a conflict. Errors: not_found, conflict,
 * status_not_allowed; restart_failed, completion_error where it fails for reasons of its own.
 */
export function actOnProcess(
  ctx: Context,
  target: ProcessTarget,
  action: Exclude<AppliedAction, "COMPLETE" | "RESTART">,
): Promise<Outcome<number>> {
  return act(ctx, target, action, null);
}

/**
 * Restarts a process at once; as actOnProcess. Errors at the comment too: required after a final refusal, text_invalid,
 * text_too_long.
 */
export function restartProcess(
  ctx: Context,
  target: ProcessTarget,
  comment: string | null,
): Promise<Outcome<number>> {
  return act(ctx, target, "RESTART", comment);
}

/** Marks a process as manually completed; as actOnProcess. Errors at the comment too: required, text_invalid, text_too_long. */
export function completeProcess(
  ctx: Context,
  target: ProcessTarget,
  comment: string,
): Promise<Outcome<number>> {
  return act(ctx, target, "COMPLETE", comment);
}

async function act(
  ctx: Context,
  target: ProcessTarget,
  action: AppliedAction,
  comment: string | null,
): Promise<Outcome<number>> {
  try {
    return await changeProcess(ctx, target, async (tx, row) => {
      const read = readComment(comment ?? "", { isRequired: action === "COMPLETE" });
      refuseIf(read.errors);
      const by = { actor: loggedIn(ctx), now: ctx.now(), comment: read.comment || null };
      const error = (await applyAction(ctx, tx, [row], action, by)).get(row.id) ?? null;
      return error === null ? done(row.id) : { value: row.id, errors: [error] };
    });
  } catch (error) {
    if (isToldAsItIs(error)) throw error;
    const code = failureCodes[action];
    if (code === undefined) throw error;
    ctx.log.error({ err: error, processId: target.id, action }, "the process could not be changed");
    return { value: target.id, errors: [userError(code)] };
  }
}

/**
 * Runs a change of one process, which is locked and of the revision that was read; else the outcome to answer: with the
 * bare id as its value beside a conflict.
 */
export async function changeProcess(
  ctx: Context,
  { id, revision }: ProcessTarget,
  work: (tx: Transaction, row: LockedProcess) => Promise<Outcome<number>>,
): Promise<Outcome<number>> {
  if (id === null) return refused(userError("not_found", ["id"]));
  const outcome = await change(ctx, async (tx): Promise<Outcome<number>> => {
    const [row] = await lockProcesses(tx, [id]);
    if (!row) throw new Refusal([userError("not_found", ["id"])]);
    if (row.revision === revision) return work(tx, row);
    const updatedByName = await selectLastActor(tx, row);
    return { value: id, errors: [conflictError({ updatedByName, updatedAt: row.updated_at })] };
  });
  const isGone = outcome.errors.some(({ code }) => code === "not_found");
  return isGone ? outcome : { ...outcome, value: id };
}

/**
 * Calls off the restart that waits after an upload: the automatic try of before comes back. The value is the bare id.
 * Errors: status_not_allowed when none waits any more, not_found, conflict.
 */
export function cancelScheduledRestart(ctx: Context, target: ProcessTarget): Promise<Outcome<number>> {
  return changeProcess(ctx, target, async (tx, row) => {
    if (row.scheduled_restart_at === null) {
      return { value: row.id, errors: [userError("status_not_allowed", null, { status: row.status })] };
    }
    const now = ctx.now();
    const { resume_retry_at: resumed } = row;
    const nextAt = resumed === null ? null : new Date(Math.max(resumed.getTime(), now.getTime()));
    const scheduleNumber = row.schedule_number + 1;
    await updateProcess(tx, row.id, {
      ...nothingToCome,
      next_retry_at: nextAt,
      schedule_number: scheduleNumber,
      updated_at: now,
    });
    if (resumed !== null) {
      await queueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber, at: resumed }]);
    }
    await recordActivity(tx, {
      type: "CANCEL_SCHEDULED_RESTART",
      at: now,
      actor: loggedIn(ctx),
      ...processTarget(row),
      before: { scheduledRestartAt: row.scheduled_restart_at.toISOString() },
      after: { scheduledRestartAt: null },
    });
    return done(row.id);
  });
}
