/** Attempts as jobs of the queue: run when they are due, and mended where a server has died. */
import { attemptTimeoutMs } from "#domain/retrySchedule";
import type { QuickJobKind } from "#server/queue/queue";
import { selectRunningSince } from "#server/storage/processes/processAttempts";
import { takeUnqueued } from "#server/storage/processes/processSchedule";
import { beginDueAttempt, interruptAttempt, type AttemptContext } from "./attempts";
import { attemptQueue, queueAttempts, readAttemptJob } from "#server/domain/processes/processSchedule";
import { runAttempt, type AttemptLimits } from "./runAttempt";

/** Bounds of the attempts of a process of the server. */
export interface AttemptQueueLimits extends AttemptLimits {
  /** Milliseconds beyond the time limit after which a running attempt counts as lost with its server. */
  readonly marginMs: number;
  /** Most attempts at once. */
  readonly slots: number;
  /** What ran before then is lost, since no other server can have the database open; null: others may. */
  readonly aloneSince: Date | null;
}

const usual: AttemptQueueLimits = {
  timeoutMs: attemptTimeoutMs,
  marginMs: 5_000,
  slots: 16,
  aloneSince: null,
};

/** Most processes that a transaction of the sweep touches. */
const sweepBatch = 1_000;

/** Beyond any number of servers that may die over a job. */
const retryLimit = 1_000_000;

/** The kind of job that makes attempts. */
export function attemptKind(ctx: AttemptContext, changes: Partial<AttemptQueueLimits> = {}): QuickJobKind {
  const limits = { ...usual, ...changes };
  let { aloneSince } = limits;
  return {
    name: attemptQueue,
    slots: limits.slots,
    retryLimit,
    retryDelaySeconds: 5,
    expireInSeconds: Math.ceil((limits.timeoutMs + limits.marginMs) / 1_000) + 10,
    async run(data, signal) {
      const attempt = await beginDueAttempt(ctx, readAttemptJob(data));
      if (attempt !== null) await runAttempt(ctx, attempt, signal, limits);
    },
    async sweep() {
      await interruptLost(ctx, aloneSince ?? limits.timeoutMs + limits.marginMs);
      aloneSince = null;
      await queueUnqueued(ctx);
    },
  };
}

/** @param since a time before which, or, as a number, milliseconds for which an attempt must have run */
async function interruptLost(ctx: AttemptContext, since: Date | number): Promise<void> {
  const lost = await selectRunningSince(ctx.db, since, sweepBatch);
  for (const attempt of lost) await interruptAttempt(ctx, attempt, attempt.trigger);
  if (lost.length > 0) ctx.log.warn({ count: lost.length }, "attempts of a stopped server are repeated");
  if (lost.length === sweepBatch) await interruptLost(ctx, since);
}

async function queueUnqueued(ctx: AttemptContext): Promise<void> {
  const count = await ctx.db.transaction().execute(async (tx) => {
    const taken = await takeUnqueued(tx, sweepBatch);
    const due = taken.flatMap(({ id, scheduleNumber, dueAt }) =>
      dueAt === null ? [] : { processId: id, scheduleNumber, at: dueAt },
    );
    return (await queueAttempts(ctx, tx, due)) ? taken.length : 0;
  });
  if (count === sweepBatch) await queueUnqueued(ctx);
}
