/**
 * Bulk jobs: prepared over a frozen set, started with the number that the user saw, done by a server in the
 * background, and called off at any time.
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
  selectJobStandings,
  updateJob,
  type StandingCount,
  type StoredJob,
} from "#server/storage/jobs/jobs";
import { queueJob } from "./jobQueue";
import { readComment } from "#server/domain/processes/processComment";
import { loggedIn } from "#server/domain/sessions/sessions";
import { change, done, refused, userError, type Outcome, type UserError } from "#server/domain/userErrors";

/** A bulk job. */
export type Job = StoredJob;

/** Why the job cannot go on; null: it can. */
export function failureOf(job: Job): UserError | null {
  return job.failure && userError(job.failure.code, null, job.failure.params);
}

/** The processes with which the job did what it does, by the status that they have now. */
export function countByStatus(ctx: Pick<Context, "db">, { id }: Job): Promise<readonly StandingCount[]> {
  return selectJobStandings(ctx.db, id);
}

/** What a start says. */
export interface JobStart {
  /** Bare id. */
  readonly id: string;
  /** Size of the set that the user saw. */
  readonly expectedCount: number;
  /** Whole seconds before it begins, 0 to 30. */
  readonly delaySeconds: number;
  readonly comment: string | null;
}

/** How far a job is; one that nobody started in time has expired, whether or not that was noted yet. */
export function jobStateAt({ state, expires_at }: StoredJob, now: Date): JobState {
  return state === "PREPARED" && expires_at <= now ? "EXPIRED" : state;
}

/** The job with this bare id; null: none. */
export async function findJob(ctx: Pick<Context, "db">, id: string): Promise<StoredJob | null> {
  return (await selectJob(ctx.db, id)) ?? null;
}

/** A page of the jobs that the viewer may list, the latest start first. Fails with bad_request for bounds that are wrong. */
export function listJobs(ctx: Context, bounds: PageBounds): Promise<Page<StoredJob>> {
  const source = jobSource(listsAllJobs(ctx.viewer) ? null : loggedIn(ctx).id);
  return readPage(ctx.db, source, { order: jobOrder, isDescending: true, ...bounds });
}

/**
 * Starts a prepared job, for whoever prepared it; others get insufficient_permissions. Errors: not_found, required,
 * text_invalid and text_too_long (comment), count_mismatch, preview_expired, already_running.
 */
export function startJob(ctx: Context, start: JobStart): Promise<Outcome<StoredJob>> {
  const { delaySeconds } = start;
  if (delaySeconds < 0 || delaySeconds > jobDelayMaxSeconds) {
    throw failure("bad_request", { detail: `A job begins after 0 to ${jobDelayMaxSeconds} seconds.` });
  }
  return change(ctx, async (tx) => {
    const job = await lockJob(tx, start.id);
    if (!job) return refused(userError("not_found", ["id"]));
    if (job.created_by_id !== loggedIn(ctx).id) throw failure("insufficient_permissions");
    const now = ctx.now();
    const { comment, errors } = readComment(start.comment ?? "", {
      isRequired: job.needs_comment,
    });
    const error = refusalOf(job, start, now) ?? errors[0];
    if (error !== undefined) return { value: job, errors: [error] };
    const beginsAt = new Date(now.getTime() + delaySeconds * 1_000);
    const isQueued = await queueJob(ctx, tx, job.id, beginsAt);
    const started = await updateJob(tx, job.id, {
      state: "RUNNING",
      comment: comment === "" ? null : comment,
      started_at: now,
      begins_at: beginsAt,
      // Where nothing was queued, the next sweep of any server takes it up.
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
 * Calls a job off. Before it begins nothing has happened; later, what was done stays done, and a batch in hand is
 * finished first. Errors: not_found, status_not_allowed.
 */
export function cancelJob(ctx: Context, id: string): Promise<Outcome<StoredJob>> {
  return change(ctx, async (tx) => {
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
