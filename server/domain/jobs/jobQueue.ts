/** Queue of bulk jobs: enqueues them, runs them, and recovers those left behind by a dead server. */
import type { Context } from "#server/context";
import type { ConcurrentJobKind } from "#server/queue/queue";
import type { Transaction } from "#server/storage/database/database";
import { deleteExpiredJobs, expireJobs, claimOrphanedJobs } from "#server/storage/jobs/jobs";
import { runJob, type JobRun } from "./runJob";

/** Name of the queue of bulk jobs. */
const jobQueue = "process-job";

const defaultHeartbeatTimeoutMs = 10_000;
/** Days for which an expired job can still be viewed. */
const expiredDays = 7;
const dayMs = 86_400_000;

/**
 * Enqueues a job in the transaction that starts it. Returns false if this process has no queue; a sweep of another
 * process then picks the job up.
 */
export function enqueueJob(
  { queue }: Pick<Context, "queue">,
  tx: Transaction,
  id: string,
  at: Date,
): Promise<boolean> {
  return queue.send(jobQueue, [{ key: id, data: { jobId: id }, startAfter: at }], tx);
}

/** How a server process runs bulk jobs. */
export interface JobQueueLimits extends JobRun {
  /** Milliseconds without a heartbeat after which a job is considered lost with its server. */
  readonly heartbeatTimeoutMs: number;
}

/** The kind of job that runs bulk jobs. Each runs for a time slice and is enqueued again, so none blocks others. */
export function jobKind(
  ctx: Pick<Context, "db" | "log" | "now" | "queue" | "background">,
  { heartbeatTimeoutMs = defaultHeartbeatTimeoutMs, ...run }: Partial<JobQueueLimits> = {},
): ConcurrentJobKind {
  const send = async (ids: readonly string[], at?: Date): Promise<void> => {
    const jobs = ids.map((id) => ({ key: id, data: { jobId: id }, ...(at && { startAfter: at }) }));
    await ctx.queue.send(jobQueue, jobs);
  };
  return {
    name: jobQueue,
    slots: 2,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelaySeconds: 5,
    // Sweeps enqueue stalled jobs again, and these duplicates must not pile up.
    deduplicatesByKey: true,
    async run({ jobId }, signal) {
      if (jobId === undefined) return;
      const stopping = AbortSignal.any([signal, ctx.background.stopping]);
      const { isOver, notBefore } = await runJob(ctx, jobId, stopping, run);
      if (!isOver) await send([jobId], notBefore);
    },
    async sweep() {
      const now = ctx.now();
      await expireJobs(ctx.db, now);
      await deleteExpiredJobs(ctx.db, new Date(now.getTime() - expiredDays * dayMs));
      await send(await claimOrphanedJobs(ctx.db, new Date(now.getTime() - heartbeatTimeoutMs), now));
    },
  };
}
