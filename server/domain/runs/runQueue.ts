/** Queues of runs: enqueue them, execute them, and recover those left behind by a dead server. */
import type { Context } from "#server/context";
import type { JobKind } from "#server/queue/queue";
import type { Transaction } from "#server/storage/database/database";
import { claimOrphanedRuns, deleteOldRuns, expireRuns } from "#server/storage/runs/runs";
import { executeRun } from "./executeRun";
import type { DeclaredRuns, RunContext } from "./runKind";

const defaultHeartbeatTimeoutMs = 10_000;
/** Days for which an expired dry run can still be viewed. */
const expiredDays = 7;
const dayMs = 86_400_000;

/**
 * Enqueues a run in the transaction that starts it. Returns false if this process has no queue; a sweep of another
 * process then picks the run up.
 */
export function enqueueRun(
  { queue }: Pick<Context, "queue">,
  tx: Transaction,
  { queue: name }: DeclaredRuns,
  id: string,
  startAfter: Date | null,
): Promise<boolean> {
  return queue.send(name, [{ key: id, data: { id }, ...(startAfter && { startAfter }) }], tx);
}

/**
 * The kind of job that executes runs. A run is executed for a time slice and enqueued again, so that it does not block
 * others. A run without a heartbeat for some time is considered lost with its server.
 */
export function runJobs(
  ctx: RunContext & Pick<Context, "background">,
  runs: DeclaredRuns,
  heartbeatTimeoutMs = defaultHeartbeatTimeoutMs,
): JobKind {
  const { kind, queue: name, slots, daysKept } = runs;
  const send = async (ids: readonly string[], at?: Date): Promise<void> => {
    await ctx.queue.send(
      name,
      ids.map((id) => ({ key: id, data: { id }, ...(at && { startAfter: at }) })),
    );
  };
  return {
    name,
    slots,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelaySeconds: 5,
    // Sweeps enqueue stalled runs again, and these duplicates must not pile up.
    deduplicatesByKey: true,
    async run({ id }, signal) {
      if (id === undefined) return;
      const stopping = AbortSignal.any([signal, ctx.background.stopping]);
      const { isOver, notBefore } = await executeRun(ctx, runs, id, stopping);
      if (!isOver) await send([id], notBefore);
    },
    async sweep() {
      const now = ctx.now();
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
      await expireRuns(ctx.db, kind, now);
      await deleteOldRuns(ctx.db, kind, daysAgo(expiredDays), daysKept === null ? null : daysAgo(daysKept));
      const since = new Date(now.getTime() - heartbeatTimeoutMs);
      await send(await claimOrphanedRuns(ctx.db, kind, since, now));
    },
  };
}
