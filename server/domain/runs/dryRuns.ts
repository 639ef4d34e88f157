/** Dry runs of changes in many communes: who may change and start them, and for how long. */
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { userError, type UserError } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";

/** A change in many communes, which begins as a dry run. */
export interface DryRun {
  readonly state: "PREPARED" | "RUNNING" | "FINISHED" | "CANCELLED";
  readonly created_by_id: string | null;
  readonly expires_at: Date;
}

/** The state at a time. A dry run that was not started in time is expired. */
export function dryRunStateAt({ state, expires_at: expiresAt }: DryRun, now: Date) {
  return state === "PREPARED" && expiresAt <= now ? "EXPIRED" : state;
}

/**
 * Returns why a dry run can no longer be changed or started: preview_expired, already_running; null if it can.
 * @throws GraphQLError insufficient_permissions unless the viewer prepared it
 */
export function dryRunProblem(ctx: Context, dryRun: DryRun): UserError | null {
  if (dryRun.created_by_id !== requireViewer(ctx).id) throw failure("insufficient_permissions");
  const state = dryRunStateAt(dryRun, ctx.now());
  if (state === "EXPIRED") return userError("preview_expired", ["id"]);
  return state === "PREPARED" ? null : userError("already_running", ["id"]);
}

/** Returns why it cannot be stopped: status_not_allowed; null if it can. */
export function cancelProblem(dryRun: DryRun, now: Date): UserError | null {
  if (dryRun.state === "RUNNING") return null;
  return userError("status_not_allowed", null, { status: dryRunStateAt(dryRun, now) });
}
