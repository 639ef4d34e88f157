/** Runs attempts as queue jobs when they are due, and recovers those of a crashed server. */
import { attemptTimeoutMs } from "#domain/retrySchedule";
import type { JobKind } from "#server/queue/queue";
import { selectRunningSince } from "#server/storage/processes/processAttempts";
import { claimUnqueued } from "#server/storage/processes/processSchedule";
import { startDueAttempt, interruptAttempt, type AttemptContext } from "./attempts";
import { attemptQueue, enqueueAttempts, parseAttemptJob } from "#server/domain/processes/processSchedule";
import { runAttempt, type AttemptLimits } from "./runAttempt";

/** Limits for the attempts of one server process. */
export interface AttemptQueueLimits extends AttemptLimits {
  /** Milliseconds past the timeout after which a running attempt counts as lost with its server. */
  readonly marginMs: number;
  /** Maximum number of concurrent attempts. */
  readonly slots: number;
  /** Attempts started before then are lost, as no other server uses the database; `null` if another one may. */
  readonly aloneSince: Date | null;
}

const defaults: AttemptQueueLimits = {
  timeoutMs: attemptTimeoutMs,
  marginMs: 5_000,
  slots: 16,
  aloneSince: null,
};

/** Maximum processes per transaction of the sweep. */
const sweepBatch = 1_000;

/** Higher than the number of servers that could ever crash while running one job. */
const retryLimit = 1_000_000;

/** Creates the kind of job that makes attempts. */
export function attemptKind(ctx: AttemptContext, changes: Partial<AttemptQueueLimits> = {}): JobKind {
  const limits = { ...defaults, ...changes };
  let { aloneSince } = limits;
  return {
    name: attemptQueue,
    slots: limits.slots,
    retryLimit,
    retryDelaySeconds: 5,
    expireInSeconds: Math.ceil((limits.timeoutMs + limits.marginMs) / 1_000) + 10,
    async run(data, signal) {
      const attempt = await startDueAttempt(ctx, parseAttemptJob(data));
      if (attempt !== null) await runAttempt(ctx, attempt, signal, limits);
    },
    async sweep() {
      await interruptLost(ctx, aloneSince ?? limits.timeoutMs + limits.marginMs);
      aloneSince = null;
      await enqueueUnqueued(ctx);
    },
  };
}

/** @param since attempts must have started before this time, or, as a number, at least this many milliseconds ago */
async function interruptLost(ctx: AttemptContext, since: Date | number): Promise<void> {
  const lost = await selectRunningSince(ctx.db, since, sweepBatch);
  for (const attempt of lost) await interruptAttempt(ctx, attempt, attempt.trigger);
  if (lost.length > 0)
    ctx.log.warn({ count: lost.length }, "repeating attempts interrupted by a server stop");
  if (lost.length === sweepBatch) await interruptLost(ctx, since);
}

async function enqueueUnqueued(ctx: AttemptContext): Promise<void> {
  const count = await ctx.db.transaction().execute(async (tx) => {
    const claimed = await claimUnqueued(tx, sweepBatch);
    const due = claimed.flatMap(({ id, scheduleNumber, dueAt }) =>
      dueAt === null ? [] : { processId: id, scheduleNumber, at: dueAt },
    );
    return (await enqueueAttempts(ctx, tx, due)) ? claimed.length : 0;
  });
  if (count === sweepBatch) await enqueueUnqueued(ctx);
}
