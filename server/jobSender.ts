/** How use cases send jobs, whatever runs them. */
import type { Transaction } from "./storage/database/database";

/** What a job works on. */
export type JobData = Readonly<Record<string, string>>;

/** A job to send. */
export interface NewJob {
  /** What it is about; one whose key waits already is left out, but of a quick kind only where that says so. */
  readonly key: string;
  readonly data: JobData;
  /** Not before then, or not before so many milliseconds from now, by the database's clock; left out: at once. */
  readonly startAfter?: Date | number;
}

/** Sends jobs to the queue. */
export interface JobSender {
  /**
   * Sends jobs; with a transaction they are there when it is through, and are not where it is taken back. False: this
   * process runs no queue, or not yet, so that nothing was sent; the sweep of another process takes up what is due.
   */
  readonly send: (name: string, jobs: readonly NewJob[], tx?: Transaction) => Promise<boolean>;
}
