/**
 * Bulk jobs: prepared for a frozen set of processes, started with the count that the user saw, run by a server in the
 * background, and cancellable at any time.
 */
import { jobDelayMaxSeconds } from "#domain/limits";
import { listsAllJobs } from "#domain/permissions";
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  type JobState,
  jobOrder,
  jobSource,
  lockJob,
  selectJob,
  selectJobStatusCounts,
  updateJob,
  type StatusCount,
  type StoredJob,
} from "#server/storage/jobs/jobs";
import { enqueueJob } from "./jobQueue";
import { parseComment } from "#server/domain/processes/processComment";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  done,
  refused,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";

/** A bulk job. */
export type Job = StoredJob;

/** Returns why the job as a whole failed, or null if it did not. */
export function failureOf(job: Job): UserError | null {
  return job.failure && userError(job.failure.code, null, job.failure.params);
}

/** Counts the processes that the job handled successfully, by their current status. */
export function countByStatus(ctx: Pick<Context, "db">, { id }: Job): Promise<readonly StatusCount[]> {
  return selectJobStatusCounts(ctx.db, id);
}

/** Input for starting a job. */
export interface JobStart {
  /** Bare id. */
  readonly id: string;
  /** Size of the set that the user saw. */
  readonly expectedCount: number;
  /** Whole seconds before it begins, 0 to 30. */
  readonly delaySeconds: number;
  readonly comment: string | null;
}

/** Returns the state of a job. A job that was not started in time is expired, even if that is not stored yet. */
export function jobStateAt({ state, expires_at }: StoredJob, now: Date): JobState {
  return state === "PREPARED" && expires_at <= now ? "EXPIRED" : state;
}

/** Finds a job by its bare id. Returns null if there is none. */
export async function findJob(ctx: Pick<Context, "db">, id: string): Promise<StoredJob | null> {
  return (await selectJob(ctx.db, id)) ?? null;
}

/** Returns a page of the jobs that the viewer may list, last started first. Throws bad_request for invalid bounds. */
export function listJobs(ctx: Context, bounds: PageBounds): Promise<Page<StoredJob>> {
  const source = jobSource(listsAllJobs(ctx.viewer) ? null : requireViewer(ctx).id);
  return readPage(ctx.db, source, { order: jobOrder, isDescending: true, ...bounds });
}

/**
 * Starts a prepared job. Only the user who prepared it may do so; throws insufficient_permissions for others. Payload
 * errors: not_found, required, text_invalid and text_too_long (comment), count_mismatch, preview_expired,
 * already_running.
 */
export function startJob(ctx: Context, start: JobStart): Promise<Outcome<StoredJob>> {
  const { delaySeconds } = start;
  if (delaySeconds < 0 || delaySeconds > jobDelayMaxSeconds) {
    throw failure("bad_request", { detail: `A job begins after 0 to ${jobDelayMaxSeconds} seconds.` });
  }
  return inTransaction(ctx, async (tx) => {
    const job = await lockJob(tx, start.id);
    if (!job) return refused(userError("not_found", ["id"]));
    if (job.created_by_id !== requireViewer(ctx).id) throw failure("insufficient_permissions");
    const now = ctx.now();
    const { comment, errors } = parseComment(start.comment ?? "", {
      isRequired: job.needs_comment,
    });
    const error = refusalOf(job, start, now) ?? errors[0];
    if (error !== undefined) return { value: job, errors: [error] };
    const beginsAt = new Date(now.getTime() + delaySeconds * 1_000);
    const isQueued = await enqueueJob(ctx, tx, job.id, beginsAt);
    const started = await updateJob(tx, job.id, {
      state: "RUNNING",
      comment: comment === "" ? null : comment,
      started_at: now,
      begins_at: beginsAt,
      // If nothing was enqueued, the next sweep of any server picks the job up.
      beat_at: isQueued ? beginsAt : new Date(0),
    });
    return done(started);
  });
}

function refusalOf(job: StoredJob, { expectedCount }: JobStart, now: Date): UserError | null {
  const state = jobStateAt(job, now);
  if (state === "RUNNING" || state === "FINISHED") return userError("already_running");
  if (state !== "PREPARED") return userError("preview_expired");
  if (expectedCount === job.total) return null;
  return userError("count_mismatch", ["expectedCount"], { count: String(job.total) });
}

/**
 * Cancels a job. Before the job begins, nothing has changed; later, completed work is kept and the current batch is
 * finished first. Payload errors: not_found, status_not_allowed.
 */
export function cancelJob(ctx: Context, id: string): Promise<Outcome<StoredJob>> {
  return inTransaction(ctx, async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) return refused(userError("not_found", ["id"]));
    const now = ctx.now();
    const state = jobStateAt(job, now);
    if (state !== "PREPARED" && state !== "RUNNING") {
      return { value: job, errors: [userError("status_not_allowed", null, { status: state })] };
    }
    return done(await updateJob(tx, id, { state: "CANCELLED", finished_at: now }));
  });
}
