/** Streams the progress of a bulk job. */
import { failure } from "#server/failure";
import { selectJob, selectJobRevision, type StoredJob } from "#server/storage/jobs/jobs";
import { jobStateAt } from "./jobs";
import {
  liveStream,
  pause,
  type StreamContext,
  type StreamLimits,
} from "#server/domain/processes/liveStream";

/** Polling interval in milliseconds; also the minimum time between two events. */
const pollMs = 500;

/**
 * Streams the job whenever its counts or state change, and completes when the job is over. Throws not_found and
 * too_many_attempts; later errors are those of `liveStream`.
 * @param id bare id; `null` if the given id is not that of a job
 */
export async function jobProgress(
  ctx: StreamContext,
  id: string | null,
  limits?: StreamLimits,
): Promise<AsyncIterableIterator<StoredJob>> {
  const job = id === null ? undefined : await selectJob(ctx.db, id);
  if (!job) throw failure("not_found");
  return liveStream(ctx, "processes", (signal) => progress(ctx, job.id, signal), limits);
}

async function* progress(
  ctx: StreamContext,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<StoredJob | null> {
  let seen: number | undefined;
  while (!signal.aborted) {
    const revision = (await selectJobRevision(ctx.db, id))?.revision;
    if (revision === undefined) return;
    const job = revision === seen ? undefined : await selectJob(ctx.db, id);
    seen = job?.revision ?? revision;
    yield job ?? null;
    if (job && !isActive(job, ctx.now())) return;
    await pause(pollMs, signal);
  }
}

function isActive(job: StoredJob, now: Date): boolean {
  const state = jobStateAt(job, now);
  return state === "PREPARED" || state === "RUNNING";
}
