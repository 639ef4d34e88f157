/** A bulk job as it goes on, for whoever watches it. */
import { failure } from "#server/failure";
import { selectJob, selectJobRevision, type StoredJob } from "#server/storage/jobs/jobs";
import { jobStateAt } from "./jobs";
import {
  liveStream,
  pause,
  type StreamContext,
  type StreamLimits,
} from "#server/domain/processes/liveStream";

/** Milliseconds between two looks; so often at most there is an event. */
const lookMs = 500;

/**
 * The job whenever its numbers or state change; ends with the job. Fails with not_found and too_many_attempts, later as
 * liveStream says.
 * @param id bare id; null: no job's
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
    if (job && !goesOn(job, ctx.now())) return;
    await pause(lookMs, signal);
  }
}

function goesOn(job: StoredJob, now: Date): boolean {
  const state = jobStateAt(job, now);
  return state === "PREPARED" || state === "RUNNING";
}
