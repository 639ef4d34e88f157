/** Runs many jobs of a kind at once: looked for often, and at once when this process has sent some or is done with one. */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import type { JobData } from "#server/jobSender";

/** A kind of job of which many run at once. */
export interface PumpedKind {
  readonly name: string;
  /** Most of them in this process at once. */
  readonly slots: number;
  /** Does one; what it throws makes it run again later. The signal says that the server stops and waits no longer. */
  readonly run: (data: JobData, signal: AbortSignal) => Promise<void>;
  /** Mends what the queue alone cannot; run at the start and again and again. */
  readonly sweep?: () => Promise<void>;
}

/** Milliseconds that a pump takes. */
export interface PumpIntervals {
  /** Between two looks for jobs. */
  readonly look: number;
  /** Between two sweeps. */
  readonly sweep: number;
  /** For what runs when the server stops, before it is broken off. */
  readonly patience: number;
}

/** After a job was sent, so that the transaction it belongs to is through. */
const soonMs = 30;

/** Jobs of one kind in this process. */
export class Pump {
  readonly #boss: PgBoss;
  readonly #kind: PumpedKind;
  readonly #log: Logger;
  readonly #intervals: PumpIntervals;
  readonly #running = new Set<Promise<void>>();
  /** Jobs whose end the database does not know yet, and whether they are done. */
  readonly #unnoted = new Map<string, boolean>();
  readonly #stopping = new AbortController();
  readonly #timers: NodeJS.Timeout[];
  #looking: Promise<void> | null = null;
  #sweeping: Promise<void> | null = null;
  #isAskedAgain = false;
  #soon: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(boss: PgBoss, kind: PumpedKind, log: Logger, intervals: PumpIntervals) {
    this.#boss = boss;
    this.#kind = kind;
    this.#log = log;
    this.#intervals = intervals;
    this.#timers = [
      setInterval(() => this.#look(), intervals.look),
      setInterval(() => this.#sweep(), intervals.sweep),
    ];
    this.#sweep();
    this.#look();
  }

  /** Looks for jobs in a moment. */
  wake(): void {
    if (this.#isStopped) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      this.#look();
    }, soonMs);
  }

  /** Takes no new jobs, waits for those that run, then breaks them off and waits for their end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#soon !== null) clearTimeout(this.#soon);
    await Promise.all([this.#looking, this.#sweeping]);
    const impatience = setTimeout(() => this.#stopping.abort(), this.#intervals.patience);
    await Promise.all(this.#running);
    clearTimeout(impatience);
  }

  #look(): void {
    if (this.#isStopped) return;
    if (this.#looking !== null) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    this.#looking = this.#fetch()
      .catch((error: unknown) => {
        // Every second; that the database is away is logged elsewhere.
        if (isDatabaseUnavailable(error)) return;
        this.#log.error({ job: this.#kind.name, err: error }, "no jobs were fetched");
      })
      .finally(() => {
        this.#looking = null;
        if (this.#isAskedAgain) this.#look();
      });
  }

  async #fetch(): Promise<void> {
    const { name, slots } = this.#kind;
    await this.#noteEnds();
    const batchSize = slots - this.#running.size;
    if (batchSize <= 0) return;
    // Those that are due longest come first anyway.
    const jobs = await this.#boss.fetch<JobData>(name, { batchSize, priority: false });
    for (const job of jobs) {
      const run = this.#run(job).finally(() => {
        this.#running.delete(run);
        this.#look();
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
    this.#unnoted.set(id, isDone);
    await this.#noteEnds();
  }

  /** Notes how jobs have ended; while the database is away that waits for the next look. */
  async #noteEnds(): Promise<void> {
    const { name } = this.#kind;
    for (const [id, isDone] of this.#unnoted) {
      this.#unnoted.delete(id);
      try {
        // Nobody looks at what is done, and a queue that stays small stays quick.
        await (isDone ? this.#boss.deleteJob(name, id) : this.#boss.fail(name, id));
      } catch (error) {
        if (isDatabaseUnavailable(error) && !this.#isStopped) this.#unnoted.set(id, isDone);
        else this.#log.error({ job: name, id, err: error }, "the job comes back late");
        return;
      }
    }
  }

  #sweep(): void {
    const { name, sweep } = this.#kind;
    if (sweep === undefined || this.#isStopped || this.#sweeping !== null) return;
    this.#sweeping = sweep()
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) return;
        this.#log.error({ job: name, err: error }, "the sweep failed");
      })
      .finally(() => {
        this.#sweeping = null;
      });
  }
}

/** A job that met a database that is away is no fault: it runs again. */
export function logJobFailure(
  log: Logger,
  of: { readonly job: string; readonly id: string },
  error: unknown,
): void {
  if (isDatabaseUnavailable(error))
    log.warn(of, "a job was interrupted by the loss of the database; it runs again");
  else log.error({ ...of, err: error }, "job failed");
}
