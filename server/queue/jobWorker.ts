/** Runs jobs of one kind concurrently. Polls often, and immediately after this process sends or finishes a job. */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import { isStorageOutage } from "#server/storage/database/outage";
import { isStorageFull } from "#server/storage/database/storageFull";
import type { JobData } from "#server/jobSender";

/** What a worker runs. */
export interface WorkerKind {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** Maximum number of concurrent jobs in this process. */
  readonly slots: number;
  /** Runs one job. If it throws, the job is retried later. The signal aborts when the shutdown grace period is over. */
  readonly run: (data: JobData, signal: AbortSignal) => Promise<void>;
  /** Repairs state that the queue cannot recover on its own. Runs at startup and then periodically. */
  readonly sweep?: () => Promise<void>;
}

/** Intervals of a worker in milliseconds. */
export interface WorkerIntervals {
  /** Between two polls for jobs. */
  readonly poll: number;
  /** Between two sweeps. */
  readonly sweep: number;
  /** Grace period for running jobs on shutdown before they are aborted. */
  readonly gracePeriod: number;
}

/** Delay in milliseconds after sending a job, so that its transaction has committed before the poll. */
const pollDelayMs = 30;

/** Fetches and runs the jobs of one kind in this process. */
export class JobWorker {
  readonly #boss: PgBoss;
  readonly #kind: WorkerKind;
  readonly #log: Logger;
  readonly #intervals: WorkerIntervals;
  readonly #running = new Set<Promise<void>>();
  /** Finished jobs whose result is not stored yet, by id. True if the job succeeded. */
  readonly #unrecorded = new Map<string, boolean>();
  readonly #stopping = new AbortController();
  readonly #timers: NodeJS.Timeout[];
  #polling: Promise<void> | null = null;
  #sweeping: Promise<void> | null = null;
  #isPollRequested = false;
  #pollTimer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(boss: PgBoss, kind: WorkerKind, log: Logger, intervals: WorkerIntervals) {
    this.#boss = boss;
    this.#kind = kind;
    this.#log = log;
    this.#intervals = intervals;
    this.#timers = [
      setInterval(() => this.#poll(), intervals.poll),
      setInterval(() => this.#sweep(), intervals.sweep),
    ];
    this.#sweep();
    this.#poll();
  }

  /** Schedules a poll for jobs after a short delay. */
  wake(): void {
    if (this.#isStopped) return;
    this.#pollTimer ??= setTimeout(() => {
      this.#pollTimer = null;
      this.#poll();
    }, pollDelayMs);
  }

  /** Fetches no new jobs, waits for running jobs, aborts them after the grace period and waits until they end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#pollTimer !== null) clearTimeout(this.#pollTimer);
    await Promise.all([this.#polling, this.#sweeping]);
    const graceTimer = setTimeout(() => this.#stopping.abort(), this.#intervals.gracePeriod);
    await Promise.all(this.#running);
    clearTimeout(graceTimer);
  }

  #poll(): void {
    if (this.#isStopped) return;
    if (this.#polling !== null) {
      this.#isPollRequested = true;
      return;
    }
    this.#isPollRequested = false;
    this.#polling = this.#fetch()
      .catch((error: unknown) => {
        // Would be logged every second; database outages are logged elsewhere.
        if (isStorageOutage(error)) return;
        this.#log.error({ job: this.#kind.name, err: error }, "fetching jobs failed");
      })
      .finally(() => {
        this.#polling = null;
        if (this.#isPollRequested) this.#poll();
      });
  }

  async #fetch(): Promise<void> {
    const { name, slots } = this.#kind;
    await this.#recordResults();
    const batchSize = slots - this.#running.size;
    if (batchSize <= 0) return;
    // Jobs have no priorities; the oldest are fetched first.
    const jobs = await this.#boss.fetch<JobData>(name, { batchSize, priority: false });
    for (const job of jobs) {
      const run = this.#run(job).finally(() => {
        this.#running.delete(run);
        this.#poll();
      });
      this.#running.add(run);
    }
  }

  async #run({ id, data }: PgBoss.Job<JobData>): Promise<void> {
    const { name, run } = this.#kind;
    let isDone = true;
    try {
      await run(data, this.#stopping.signal);
    } catch (error) {
      isDone = false;
      logJobFailure(this.#log, { job: name, id }, error);
    }
    this.#unrecorded.set(id, isDone);
    await this.#recordResults();
  }

  /** Stores the results of finished jobs. Retries with the next poll if nothing can be stored at the moment. */
  async #recordResults(): Promise<void> {
    const { name } = this.#kind;
    for (const [id, isDone] of this.#unrecorded) {
      this.#unrecorded.delete(id);
      try {
        // Delete completed jobs to keep the queue small and fast.
        await (isDone ? this.#boss.deleteJob(name, id) : this.#boss.fail(name, id));
      } catch (error) {
        if (isStorageOutage(error) && !this.#isStopped) this.#unrecorded.set(id, isDone);
        else
          this.#log.error(
            { job: name, id, err: error },
            "the result of a job could not be stored; it runs again after its timeout",
          );
        return;
      }
    }
  }

  #sweep(): void {
    const { name, sweep } = this.#kind;
    if (sweep === undefined || this.#isStopped || this.#sweeping !== null) return;
    this.#sweeping = sweep()
      .catch((error: unknown) => {
        if (isStorageOutage(error)) return;
        this.#log.error({ job: name, err: error }, "the sweep for lost jobs failed");
      })
      .finally(() => {
        this.#sweeping = null;
      });
  }
}

/** Logs a failed job. If the database is unavailable or a disk full, that is only a warning, because the job is retried. */
function logJobFailure(log: Logger, of: { readonly job: string; readonly id: string }, error: unknown): void {
  if (isStorageFull(error)) log.warn(of, "a job was interrupted by a full disk and will be retried");
  else if (isStorageOutage(error))
    log.warn(of, "a job was interrupted by a database outage and will be retried");
  else log.error({ ...of, err: error }, "job failed");
}
