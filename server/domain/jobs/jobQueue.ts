/** Bulk jobs in the queue: where they wait for a server, and what is done about those that a dead one has left. */
import type { Context } from "#server/context";
import type { QuickJobKind } from "#server/queue/queue";
import type { Transaction } from "#server/storage/database/database";
import { deleteExpiredJobs, expireJobs, takeUpLostJobs } from "#server/storage/jobs/jobs";
import { runJob, type JobRun } from "./runJob";

/** Name of the queue of bulk jobs. */
const jobQueue = "process-job";

const usualSilenceMs = 10_000;
/** One that expired can be looked at for so long. */
const expiredDays = 7;
const dayMs = 86_400_000;

/**
 * Puts a job into the queue in the transaction that starts it. False: this process has no queue, and a sweep of
 * another one takes the job up.
 */
export function queueJob(
  { queue }: Pick<Context, "queue">,
  tx: Transaction,
  id: string,
  at: Date,
): Promise<boolean> {
  return queue.send(jobQueue, [{ key: id, data: { jobId: id }, startAfter: at }], tx);
}

/** How bulk jobs are run in a process of the server. */
export interface JobQueueLimits extends JobRun {
  /** Milliseconds after which one that no server has worked on was lost with its server. */
  readonly silenceMs: number;
}

/** The kind of job that runs bulk jobs, each for a while, and then sends it on, so that none keeps the others waiting. */
export function jobKind(
  ctx: Pick<Context, "db" | "log" | "now" | "queue" | "background">,
  { silenceMs = usualSilenceMs, ...run }: Partial<JobQueueLimits> = {},
): QuickJobKind {
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
    // Sweeps send what has waited for long once more, which must not pile up.
    waitsOnce: true,
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
      await send(await takeUpLostJobs(ctx.db, new Date(now.getTime() - silenceMs), now));
    },
  };
}
