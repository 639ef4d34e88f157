/** What comes next for a process, as jobs of the queue. */
import type { Context } from "#server/context";
import type { NewJob } from "#server/jobSender";
import type { Transaction } from "#server/storage/database/database";
import { markUnqueued } from "#server/storage/processes/processSchedule";

/** Name of the queue of attempts. */
export const attemptQueue = "process-attempt";

/** The next attempt of a process. */
export interface DueAttempt {
  readonly processId: number;
  /** schedule_number of the process once it is changed: an older one has nothing to do any more. */
  readonly scheduleNumber: number;
  /** When it is due by the database's clock, or in how many milliseconds; left out: at once. */
  readonly at?: Date | number;
}

/** What a job of an attempt works on. */
export function readAttemptJob(data: Readonly<Record<string, string>>): Omit<DueAttempt, "at"> {
  return { processId: Number(data["processId"]), scheduleNumber: Number(data["scheduleNumber"]) };
}

/** The job of an attempt. */
function attemptJob({ processId, scheduleNumber, at }: DueAttempt): NewJob {
  const data = { processId: String(processId), scheduleNumber: String(scheduleNumber) };
  const key = `${processId}:${scheduleNumber}`;
  return at === undefined ? { key, data } : { key, data, startAfter: at };
}

/**
 * Puts attempts into the queue in the transaction of the change that makes them due, so that none is lost and none
 * runs for what was taken back. Without a queue in this process they are marked, and a sweep of any server queues them:
 * the answer is then false.
 */
export async function queueAttempts(
  { queue }: Pick<Context, "queue">,
  tx: Transaction,
  attempts: readonly DueAttempt[],
): Promise<boolean> {
  const areQueued = await queue.send(attemptQueue, attempts.map(attemptJob), tx);
  const ids = attempts.map(({ processId }) => processId);
  if (!areQueued) await markUnqueued(tx, ids);
  return areQueued;
}
