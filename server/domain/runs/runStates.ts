/** States and transitions of runs. */
import { runExpiryMinutes } from "#domain/limits";
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { countItems } from "#server/storage/runs/runItems";
import type { RunAction } from "#server/storage/columnTypes";
import { insertRun, lockRun, updateRun, type RunState, type StoredRun } from "#server/storage/runs/runs";
import {
  done,
  inTransaction,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { DeclaredRuns } from "./runKind";
import { enqueueRun } from "./runQueue";

const minuteMs = 60_000;

/** The state at a time. A dry run that was not started in time is expired, even if the stored state is outdated. */
export function runStateAt(
  { state, expires_at: expiresAt }: Pick<StoredRun, "state" | "expires_at">,
  now: Date,
): RunState {
  return state === "PREPARED" && expiresAt <= now ? "EXPIRED" : state;
}

/** Whether a run may still change. */
export function isActive(run: StoredRun, now: Date): boolean {
  const state = runStateAt(run, now);
  return state === "PREPARED" || state === "RUNNING";
}

/** Deadline for starting the run; null once it was started. */
export function expiryOf({ started_at: startedAt, expires_at: expiresAt }: StoredRun): Date | null {
  return startedAt === null ? expiresAt : null;
}

/** Who prepared the run. */
export function creatorOf(run: StoredRun) {
  return { id: run.created_by_id, name: run.created_by_name, role: run.created_by_role };
}

/** Data of a new run. */
export interface NewRun {
  readonly action: RunAction;
  readonly commune_ags?: string;
  readonly service_id?: string;
  readonly retry_of_id?: string | null;
}

/** Stores a dry run of the viewer without items. */
export function insertDryRun(
  ctx: Context,
  tx: Transaction,
  { kind }: DeclaredRuns,
  run: NewRun,
): Promise<StoredRun> {
  const viewer = requireViewer(ctx);
  const now = ctx.now();
  return insertRun(tx, {
    ...run,
    kind,
    created_at: now,
    created_by_id: viewer.id,
    created_by_name: viewer.username,
    created_by_role: roleTypeOf(viewer) ?? null,
    expires_at: new Date(now.getTime() + runExpiryMinutes * minuteMs),
  });
}

/** Loads and locks a run by its bare id. Throws Refusal not_found, also if the id is null. */
export async function requireRun(
  tx: Transaction,
  { kind }: DeclaredRuns,
  id: string | null,
): Promise<StoredRun> {
  const run = id === null ? undefined : await lockRun(tx, kind, id);
  if (!run) throw new Refusal([userError("not_found", ["id"])]);
  return run;
}

/**
 * Returns why a dry run can no longer be changed or started: preview_expired, already_running; null if it can.
 * @throws GraphQLError insufficient_permissions unless the viewer prepared it
 */
export function dryRunProblem(ctx: Context, run: StoredRun): UserError | null {
  if (run.created_by_id !== requireViewer(ctx).id) throw failure("insufficient_permissions");
  const state = runStateAt(run, ctx.now());
  if (state === "PREPARED") return null;
  const isStarted = state === "RUNNING" || state === "FINISHED";
  return userError(isStarted ? "already_running" : "preview_expired", ["id"]);
}

/** Options for starting a run. */
export interface RunStart {
  readonly comment?: string | null;
  /** Seconds until it begins. Stopping it before that undoes it completely. */
  readonly delaySeconds?: number;
  /** When it begins, instead of a delay. */
  readonly beginsAt?: Date;
}

/**
 * Starts a dry run. Payload errors: not_found, preview_expired, already_running, required (no item waits), and those of
 * `check`. Throws insufficient_permissions unless the viewer prepared it.
 * @param check returns errors, or the options for starting the run
 */
export function startRun(
  ctx: Context,
  runs: DeclaredRuns,
  id: string | null,
  check: (tx: Transaction, run: StoredRun) => Promise<RunStart | UserError> = async () => ({}),
): Promise<Outcome<StoredRun>> {
  return inTransaction(ctx, async (tx) => {
    const run = await requireRun(tx, runs, id);
    const problem = dryRunProblem(ctx, run);
    if (problem) return { value: run, errors: [problem] };
    const start = await check(tx, run);
    if ("code" in start) return { value: run, errors: [start] };
    const { WAITING: total } = await countItems(tx, run.id);
    if (total === 0) return { value: run, errors: [userError("required", ["id"])] };
    const { comment = null, delaySeconds = 0 } = start;
    const now = ctx.now();
    const delayedTo = delaySeconds === 0 ? null : new Date(now.getTime() + delaySeconds * 1_000);
    const beginsAt = start.beginsAt ?? delayedTo;
    const isQueued = await enqueueRun(ctx, tx, runs, run.id, beginsAt);
    const started = await updateRun(tx, run.id, {
      state: "RUNNING",
      comment,
      total,
      started_at: now,
      begins_at: beginsAt,
      // Without a queue in this process, the next sweep of any server picks the run up.
      beat_at: isQueued ? (beginsAt ?? now) : new Date(0),
    });
    return done(started);
  });
}

/**
 * Stops a run, or discards a dry run. Results are kept, and the current batch is finished first. Payload errors:
 * not_found, status_not_allowed.
 */
export function cancelRun(ctx: Context, runs: DeclaredRuns, id: string | null): Promise<Outcome<StoredRun>> {
  return inTransaction(ctx, async (tx) => {
    const run = await requireRun(tx, runs, id);
    const now = ctx.now();
    if (!isActive(run, now)) {
      return {
        value: run,
        errors: [userError("status_not_allowed", null, { status: runStateAt(run, now) })],
      };
    }
    return done(await updateRun(tx, run.id, { state: "CANCELLED", finished_at: now }));
  });
}

/**
 * Loads and locks a run whose failed items can be retried. Throws Refusal not_found, status_not_allowed (it has not
 * ended).
 */
export async function requireEndedRun(
  tx: Transaction,
  runs: DeclaredRuns,
  id: string | null,
): Promise<StoredRun> {
  const run = await requireRun(tx, runs, id);
  if (run.state !== "FINISHED" && run.state !== "CANCELLED") throw nothingToRetry(run);
  return run;
}

/** Thrown if a run has no items to retry. */
export function nothingToRetry({ state }: StoredRun): Refusal {
  return new Refusal([userError("status_not_allowed", null, { status: state })]);
}
