/** Enqueues the next attempt of a process as a job. */
import type { Context } from "#server/context";
import type { NewJob } from "#server/jobSender";
import type { Transaction } from "#server/storage/database/database";
import { markUnqueued } from "#server/storage/processes/processSchedule";

/** Name of the attempt queue. */
export const attemptQueue = "process-attempt";

/** The next attempt of a process and when it is due. */
export interface DueAttempt {
  readonly processId: number;
  /** schedule_number of the process after the change. Jobs with an older number are obsolete. */
  readonly scheduleNumber: number;
  /** Due time by the database clock, or delay in milliseconds. Due immediately if absent. */
  readonly at?: Date | number;
}

/** Parses the data of an attempt job. */
export function parseAttemptJob(data: Readonly<Record<string, string>>): Omit<DueAttempt, "at"> {
  return { processId: Number(data["processId"]), scheduleNumber: Number(data["scheduleNumber"]) };
}

/** Creates the job of an attempt. */
function attemptJob({ processId, scheduleNumber, at }: DueAttempt): NewJob {
  const data = { processId: String(processId), scheduleNumber: String(scheduleNumber) };
  const key = `${processId}:${scheduleNumber}`;
  return at === undefined ? { key, data } : { key, data, startAfter: at };
}

/**
 * Enqueues attempts in the transaction of the change that makes them due, so that no attempt is lost and none runs
 * after a rollback. Returns false if this process runs no queue: the processes are then marked as unqueued, and the
 * sweep of any server enqueues them.
 */
export async function enqueueAttempts(
  { queue }: Pick<Context, "queue">,
  tx: Transaction,
  attempts: readonly DueAttempt[],
): Promise<boolean> {
  const areQueued = await queue.send(attemptQueue, attempts.map(attemptJob), tx);
  const ids = attempts.map(({ processId }) => processId);
  if (!areQueued) await markUnqueued(tx, ids);
  return areQueued;
}
