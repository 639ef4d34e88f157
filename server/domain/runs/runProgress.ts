/** Streams the progress of a run. */
import type { Permission } from "#domain/permissions";
import { failure } from "#server/failure";
import {
  liveStream,
  pause,
  type StreamContext,
  type StreamLimits,
} from "#server/domain/processes/liveStream";
import type { Database } from "#server/storage/database/database";

/** Polling interval in milliseconds; also the minimum time between two events. */
const pollMs = 500;

/** How a kind of run is watched. */
export interface WatchedRuns<Run> {
  /** Needed by the viewer as long as the stream is open. */
  readonly permission: Permission;
  readonly load: (db: Database, id: string) => Promise<Run | undefined>;
  /** Changes whenever the state or the counts of the run change; undefined if the run is gone. */
  readonly version: (db: Database, id: string) => Promise<number | string | undefined>;
  readonly stateAt: (run: Run, now: Date) => string;
}

/**
 * Streams the run whenever its counts or state change, and completes when the run is over. Throws not_found and
 * too_many_attempts; later errors are those of `liveStream`.
 * @param id bare id; `null` if the given id is not that of a run
 */
export async function runProgress<Run>(
  ctx: StreamContext,
  id: string | null,
  watched: WatchedRuns<Run>,
  limits?: StreamLimits,
): Promise<AsyncIterableIterator<Run>> {
  if (id === null || !(await watched.load(ctx.db, id))) throw failure("not_found");
  return liveStream(ctx, watched.permission, (signal) => progress(ctx, id, watched, signal), limits);
}

async function* progress<Run>(
  ctx: StreamContext,
  id: string,
  { load, version, stateAt }: WatchedRuns<Run>,
  signal: AbortSignal,
): AsyncGenerator<Run | null> {
  let seen: number | string | undefined;
  while (!signal.aborted) {
    const found = await version(ctx.db, id);
    if (found === undefined) return;
    const run = found === seen ? undefined : await load(ctx.db, id);
    seen = found;
    yield run ?? null;
    if (run && !isActive(stateAt(run, ctx.now()))) return;
    await pause(pollMs, signal);
  }
}

const isActive = (state: string) => state === "PREPARED" || state === "RUNNING";
