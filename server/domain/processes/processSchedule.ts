/** What comes next for a process, as jobs of the queue (sections 4 and 9). */
import type { Database, Transaction } from "#server/storage/database/database";
import { markUnqueued } from "#server/storage/processes/processSchedule";
import { queueOf, type NewJob } from "#server/queue/queue";

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
export function attemptJob({ processId, scheduleNumber, at }: DueAttempt): NewJob {
  const data = { processId: String(processId), scheduleNumber: String(scheduleNumber) };
  const key = `${processId}:${scheduleNumber}`;
  return at === undefined ? { key, data } : { key, data, startAfter: at };
}

/**
 * Puts attempts into the queue in the transaction of the change that makes them due, so that none is lost and none
 * runs for what was taken back. Without a queue in this process they are marked, and a sweep of any server queues them.
 */
export async function queueAttempts(
  db: Database,
  tx: Transaction,
  attempts: readonly DueAttempt[],
): Promise<void> {
  const queue = queueOf(db);
  if (queue) await queue.send(attemptQueue, attempts.map(attemptJob), tx);
  else
    await markUnqueued(
      tx,
      attempts.map(({ processId }) => processId),
    );
}
