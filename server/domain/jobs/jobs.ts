/** Bulk jobs: runs for processes, started with the count that the user saw. */
import { jobDelayMaxSeconds } from "#domain/limits";
import { listsAllJobs } from "#domain/permissions";
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  jobOrder,
  jobSource,
  selectJob,
  selectJobStatusCounts,
  type StatusCount,
  type StoredJob,
} from "#server/storage/jobs/jobs";
import type { Transaction } from "#server/storage/database/database";
import type { StoredRun } from "#server/storage/runs/runs";
import { parseComment } from "#server/domain/processes/processComment";
import type { StreamContext, StreamLimits } from "#server/domain/processes/liveStream";
import { runProgress } from "#server/domain/runs/runProgress";
import { cancelRun, startRun, type RunStart } from "#server/domain/runs/runStates";
import { requireViewer } from "#server/domain/sessions/sessions";
import { userError, type Outcome, type UserError } from "#server/domain/mutationResult";
import { processJobs } from "./processJobs";

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
  /** Bare id; null if no such job can exist. */
  readonly id: string | null;
  /** Size of the set that the user saw. */
  readonly expectedCount: number;
  /** Whole seconds before it begins, 0 to 30. */
  readonly delaySeconds: number;
  readonly comment: string | null;
}

/** Finds a job by its bare id. Returns null if there is none. */
export async function findJob(ctx: Pick<Context, "db">, id: string): Promise<Job | null> {
  return (await selectJob(ctx.db, id)) ?? null;
}

/** Returns a page of the jobs that the viewer may list, last started first. Throws bad_request for invalid bounds. */
export function listJobs(ctx: Context, bounds: PageBounds): Promise<Page<Job>> {
  const source = jobSource(listsAllJobs(ctx.viewer) ? null : requireViewer(ctx).id);
  return readPage(ctx.db, source, { order: jobOrder, isDescending: true, ...bounds });
}

/**
 * Starts a prepared job. Payload errors: those of `startRun`, count_mismatch, and required, text_invalid and
 * text_too_long (comment).
 */
export async function startJob(ctx: Context, start: JobStart): Promise<Outcome<Job>> {
  const { id, delaySeconds } = start;
  if (delaySeconds < 0 || delaySeconds > jobDelayMaxSeconds) {
    throw failure("bad_request", { detail: `A job begins after 0 to ${jobDelayMaxSeconds} seconds.` });
  }
  return withForecast(ctx, await startRun(ctx, processJobs, id, (tx, run) => checkStart(tx, run, start)));
}

async function checkStart(
  tx: Transaction,
  { id, total }: StoredRun,
  { expectedCount, comment: entered, delaySeconds }: JobStart,
): Promise<RunStart | UserError> {
  if (expectedCount !== total)
    return userError("count_mismatch", ["expectedCount"], { count: String(total) });
  const isRequired = (await selectJob(tx, id))?.needs_comment ?? false;
  const { comment, errors } = parseComment(entered ?? "", { isRequired });
  return errors[0] ?? { comment: comment === "" ? null : comment, delaySeconds };
}

/** Cancels a job. Payload errors: those of `cancelRun`. */
export async function cancelJob(ctx: Context, id: string | null): Promise<Outcome<Job>> {
  return withForecast(ctx, await cancelRun(ctx, processJobs, id));
}

async function withForecast(ctx: Context, { value, errors }: Outcome<StoredRun>): Promise<Outcome<Job>> {
  return { value: value && (await findJob(ctx, value.id)), errors };
}

/** Streams a job, see `runProgress`. */
export function jobProgress(ctx: StreamContext, id: string | null, limits?: StreamLimits) {
  return runProgress(ctx, id, { permission: "processes", load: selectJob }, limits);
}
