/** User actions on a single process. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { isClientVisibleError } from "#server/failure";
import { updateProcess } from "#server/storage/processes/processAttempts";
import {
  lockProcesses,
  clearedSchedule,
  selectLastActor,
  type LockedProcess,
} from "#server/storage/processes/processWrites";
import type { Transaction } from "#server/storage/database/database";
import { recordActivity } from "#server/domain/activity/activity";
import { applyAction, processTarget, type AppliedAction } from "./applyAction";
import { parseComment } from "./processComment";
import { enqueueAttempts } from "./processSchedule";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflictError,
  done,
  Refusal,
  refused,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";

/** A process and the revision that the caller has read. */
export interface ProcessTarget {
  /** Bare id. Null if the given id cannot belong to a process. */
  readonly id: number | null;
  readonly revision: number;
}

/** Error codes for unexpected failures of an action. The cause is logged. */
const failureCodes: Partial<Readonly<Record<AppliedAction, ErrorCode>>> = {
  RESTART: "restart_failed",
  COMPLETE: "completion_error",
};

/**
 * Applies an action to a process. The value is its bare id, also with a conflict. Payload errors: not_found, conflict,
 * status_not_allowed; restart_failed or completion_error if a restart or completion fails unexpectedly.
 */
export function actOnProcess(
  ctx: Context,
  target: ProcessTarget,
  action: Exclude<AppliedAction, "COMPLETE" | "RESTART">,
): Promise<Outcome<number>> {
  return performAction(ctx, target, action, null);
}

/**
 * Restarts a process immediately. Result and errors as for actOnProcess. Additional payload errors at the comment:
 * required after a final rejection, text_invalid, text_too_long.
 */
export function restartProcess(
  ctx: Context,
  target: ProcessTarget,
  comment: string | null,
): Promise<Outcome<number>> {
  return performAction(ctx, target, "RESTART", comment);
}

/**
 * Marks a process as manually completed. Result and errors as for actOnProcess. Additional payload errors at the
 * comment: required, text_invalid, text_too_long.
 */
export function completeProcess(
  ctx: Context,
  target: ProcessTarget,
  comment: string,
): Promise<Outcome<number>> {
  return performAction(ctx, target, "COMPLETE", comment);
}

async function performAction(
  ctx: Context,
  target: ProcessTarget,
  action: AppliedAction,
  comment: string | null,
): Promise<Outcome<number>> {
  try {
    return await changeProcess(ctx, target, async (tx, row) => {
      const read = parseComment(comment ?? "", { isRequired: action === "COMPLETE" });
      refuseIf(read.errors);
      const by = { actor: requireViewer(ctx), now: ctx.now(), comment: read.comment || null };
      const error = (await applyAction(ctx, tx, [row], action, by)).get(row.id) ?? null;
      return error === null ? done(row.id) : { value: row.id, errors: [error] };
    });
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    const code = failureCodes[action];
    if (code === undefined) throw error;
    ctx.log.error(
      { requestId: ctx.requestId, err: error, processId: target.id, action },
      "a process could not be changed",
    );
    return { value: target.id, errors: [userError(code)] };
  }
}

/**
 * Locks a process and runs a change if its revision still matches. The value is the bare id, null if the process does
 * not exist. Payload errors: not_found, conflict, and those of the change.
 */
export async function changeProcess(
  ctx: Context,
  { id, revision }: ProcessTarget,
  work: (tx: Transaction, row: LockedProcess) => Promise<Outcome<number>>,
): Promise<Outcome<number>> {
  if (id === null) return refused(userError("not_found", ["id"]));
  const outcome = await inTransaction(ctx, async (tx): Promise<Outcome<number>> => {
    const [row] = await lockProcesses(tx, [id]);
    if (!row) throw new Refusal([userError("not_found", ["id"])]);
    if (row.revision === revision) return work(tx, row);
    const updatedByName = await selectLastActor(tx, row);
    return { value: id, errors: [conflictError({ updatedByName, updatedAt: row.updated_at })] };
  });
  const isNotFound = outcome.errors.some(({ code }) => code === "not_found");
  return isNotFound ? outcome : { ...outcome, value: id };
}

/**
 * Cancels the restart scheduled by an upload and restores the previous automatic retry. The value is the bare id.
 * Payload errors: status_not_allowed if no restart is scheduled, not_found, conflict.
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
      ...clearedSchedule,
      next_retry_at: nextAt,
      schedule_number: scheduleNumber,
      updated_at: now,
    });
    if (resumed !== null) {
      await enqueueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber, at: resumed }]);
    }
    await recordActivity(tx, {
      type: "CANCEL_SCHEDULED_RESTART",
      at: now,
      actor: requireViewer(ctx),
      ...processTarget(row),
      before: { scheduledRestartAt: row.scheduled_restart_at.toISOString() },
      after: { scheduledRestartAt: null },
    });
    return done(row.id);
  });
}
