/** Interface that use cases use to enqueue jobs, independent of the queue implementation. */
import type { Transaction } from "./storage/database/database";

/** Payload of a job. */
export type JobData = Readonly<Record<string, string>>;

/** A job to enqueue. */
export interface NewJob {
  /**
   * Deduplication key. The job is skipped if one with the same key is already waiting; for concurrent kinds, only if
   * the kind enables it (`deduplicatesByKey`).
   */
  readonly key: string;
  readonly data: JobData;
  /** Earliest start: a date, or milliseconds from now by the database clock. Defaults to immediately. */
  readonly startAfter?: Date | number;
}

/** Enqueues jobs. */
export interface JobSender {
  /**
   * Enqueues jobs. With a transaction, they become visible when it commits and are discarded if it rolls back. Returns
   * false, without enqueuing anything, if the queue of this process is not running (yet); the sweep of another process
   * then picks up due work.
   */
  readonly send: (name: string, jobs: readonly NewJob[], tx?: Transaction) => Promise<boolean>;
}
