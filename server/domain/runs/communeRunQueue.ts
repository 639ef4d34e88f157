/** Queues of changes in many communes: enqueue them, run them, and recover those left behind by a dead server. */
import type { Context } from "#server/context";
import type { ConcurrentJobKind } from "#server/queue/queue";
import type { Database, Transaction } from "#server/storage/database/database";
import type { RunContext } from "./communeRuns";

const defaultHeartbeatTimeoutMs = 10_000;
const dayMs = 86_400_000;

/** What a queue runs. */
export interface QueuedRuns {
  /** Name of the queue: letters, digits and hyphens. */
  readonly name: string;
  /** Days for which ended ones are kept. */
  readonly daysKept: number;
  /** Runs one for a time slice; true if it is over. */
  readonly run: (ctx: RunContext, id: string, stopping: AbortSignal) => Promise<boolean>;
  /** Deletes dry runs that expired before `now`, and those that ended before `endedBefore`. */
  readonly deleteOld: (db: Database, now: Date, endedBefore: Date) => Promise<void>;
  /** Claims running ones whose latest sign of life is older than `since`; returns their ids. */
  readonly claimOrphaned: (db: Database, since: Date, now: Date) => Promise<readonly string[]>;
}

/** Columns of a run that starts. */
interface StartedRun {
  readonly state: "RUNNING";
  readonly started_at: Date;
  readonly beat_at: Date;
}

/** A queue of runs. */
export interface CommuneRunQueue {
  /** Enqueues a dry run in the transaction that starts it. Returns the columns to store. */
  readonly start: (ctx: Pick<Context, "queue" | "now">, tx: Transaction, id: string) => Promise<StartedRun>;
  /** The kind of job that runs them. Each runs for a time slice and is enqueued again, so none blocks others. */
  readonly kind: (
    ctx: RunContext & Pick<Context, "queue" | "background">,
    heartbeatTimeoutMs?: number,
  ) => ConcurrentJobKind;
}

/** Creates the queue. A run without a heartbeat for some time is considered lost with its server. */
export function communeRunQueue(runs: QueuedRuns): CommuneRunQueue {
  const { name, daysKept, run, deleteOld, claimOrphaned } = runs;
  const send = ({ queue }: Pick<Context, "queue">, ids: readonly string[], tx?: Transaction) =>
    queue.send(
      name,
      ids.map((id) => ({ key: id, data: { id } })),
      tx,
    );
  return {
    async start(ctx, tx, id) {
      const isQueued = await send(ctx, [id], tx);
      const now = ctx.now();
      // Without a queue in this process, the next sweep of any server picks the run up.
      return { state: "RUNNING", started_at: now, beat_at: isQueued ? now : new Date(0) };
    },
    kind: (ctx, heartbeatTimeoutMs = defaultHeartbeatTimeoutMs) => ({
      name,
      slots: 1,
      expireInSeconds: 60,
      retryLimit: 20,
      retryDelaySeconds: 5,
      // Sweeps enqueue stalled runs again, and these duplicates must not pile up.
      deduplicatesByKey: true,
      async run({ id }, signal) {
        if (id === undefined) return;
        const stopping = AbortSignal.any([signal, ctx.background.stopping]);
        if (!(await run(ctx, id, stopping))) await send(ctx, [id]);
      },
      async sweep() {
        const now = ctx.now();
        await deleteOld(ctx.db, now, new Date(now.getTime() - daysKept * dayMs));
        await send(ctx, await claimOrphaned(ctx.db, new Date(now.getTime() - heartbeatTimeoutMs), now));
      },
    }),
  };
}
