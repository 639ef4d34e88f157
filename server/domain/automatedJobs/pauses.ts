/** Pauses of automated jobs. */
import type { Context } from "#server/context";
import type { Database, Transaction } from "#server/storage/database/database";
import { allJobs, selectJobs, type StoredJob } from "#server/storage/automatedJobs/jobRows";
import type { StoredActor } from "#server/storage/stamp";

/** A pause of a job or of all. */
export interface JobPause {
  readonly since: Date;
  /** Null: until it is resumed. */
  readonly until: Date | null;
  readonly note: string;
  readonly by: StoredActor;
}

/** Returns the pause of a job that has not ended; null if there is none. */
export function pauseOf(job: StoredJob | undefined, now: Date): JobPause | null {
  const pause = storedPause(job);
  return pause === null || (pause.until !== null && pause.until <= now) ? null : pause;
}

function storedPause(job: StoredJob | undefined): JobPause | null {
  if (!job?.paused_at || job.pause_note === null || job.paused_by_name === null) return null;
  return {
    since: job.paused_at,
    until: job.paused_until,
    note: job.pause_note,
    by: { id: job.paused_by_id, name: job.paused_by_name, role: job.paused_by_role },
  };
}

/** Returns the pause during which a job was due, its own or that of all; null if there is none. */
export function pauseAt(jobs: ReadonlyMap<string, StoredJob>, name: string, due: Date): JobPause | null {
  const pauses = [storedPause(jobs.get(name)), storedPause(jobs.get(allJobs))];
  const covers = (pause: JobPause | null) =>
    pause !== null && pause.since <= due && (pause.until === null || due < pause.until);
  return pauses.find(covers) ?? null;
}

/**
 * Returns when a job may run after the end of its pauses: `now` if it is not paused, null if a pause has no end.
 */
export function runnableFrom(jobs: ReadonlyMap<string, StoredJob>, name: string, now: Date): Date | null {
  let from = now;
  for (const pause of [pauseOf(jobs.get(name), now), pauseOf(jobs.get(allJobs), now)]) {
    if (pause === null) continue;
    if (pause.until === null) return null;
    if (pause.until > from) from = pause.until;
  }
  return from;
}

/** Returns until when a job is paused; null if it is not paused, `later` if the pause has no end. */
export async function pausedUntil(
  db: Database | Transaction,
  { now }: Pick<Context, "now">,
  name: string,
  later: Date,
): Promise<Date | null> {
  const at = now();
  const jobs = await selectJobs(db);
  const from = runnableFrom(jobs, name, at);
  if (from === null) return later;
  return from > at ? from : null;
}
