/** Progress of a run: its counts, and a stream of them. */
import type { Permission } from "#domain/permissions";
import { failure } from "#server/failure";
import type { Database } from "#server/storage/database/database";
import { countItems } from "#server/storage/runs/runItems";
import { selectRunRevision, type StoredRun } from "#server/storage/runs/runs";
import {
  liveStream,
  pause,
  type StreamContext,
  type StreamLimits,
} from "#server/domain/processes/liveStream";
import { isActive } from "./runStates";

/** Polling interval in milliseconds; also the minimum time between two events. */
const pollMs = 500;

/** Numbers of items of a run. They add up to the total; `partial` is part of `succeeded`. */
export interface RunCounts {
  readonly total: number;
  readonly open: number;
  readonly succeeded: number;
  readonly partial: number;
  readonly failed: number;
  readonly skipped: number;
  readonly impossible: number;
  readonly unchanged: number;
  readonly excluded: number;
}

/** Counts the items of a run. */
export async function runCounts({ db }: { readonly db: Database }, id: string): Promise<RunCounts> {
  const { partial, ...states } = await countItems(db, id);
  return {
    total: Object.values(states).reduce((sum, count) => sum + count, 0),
    open: states.WAITING,
    succeeded: states.SUCCEEDED,
    partial,
    failed: states.FAILED,
    skipped: states.SKIPPED,
    impossible: states.IMPOSSIBLE,
    unchanged: states.UNCHANGED,
    excluded: states.EXCLUDED,
  };
}

/** How a kind of run is watched. */
export interface WatchedRuns<Run extends StoredRun> {
  /** Required by the viewer while the stream is open. */
  readonly permission: Permission;
  readonly load: (db: Database, id: string) => Promise<Run | undefined>;
}

/**
 * Streams the run whenever its counts or state change, and completes when the run is over. Throws not_found and
 * too_many_attempts; later errors are those of `liveStream`.
 * @param id bare id; `null` if the given id is not that of a run
 */
export async function runProgress<Run extends StoredRun>(
  ctx: StreamContext,
  id: string | null,
  { permission, load }: WatchedRuns<Run>,
  limits?: StreamLimits,
): Promise<AsyncIterableIterator<Run>> {
  if (id === null || !(await load(ctx.db, id))) throw failure("not_found");
  return liveStream(ctx, permission, (signal) => progress(ctx, id, load, signal), limits);
}

async function* progress<Run extends StoredRun>(
  ctx: StreamContext,
  id: string,
  load: WatchedRuns<Run>["load"],
  signal: AbortSignal,
): AsyncGenerator<Run | null> {
  let seen: number | undefined;
  while (!signal.aborted) {
    const revision = await selectRunRevision(ctx.db, id);
    if (revision === undefined) return;
    const run = revision === seen ? undefined : await load(ctx.db, id);
    seen = run?.revision ?? revision;
    yield run ?? null;
    if (run && !isActive(run, ctx.now())) return;
    await pause(pollMs, signal);
  }
}
