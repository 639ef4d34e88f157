/**
 * Background jobs, persisted in the database. Each job runs on only one of several servers, and jobs interrupted by a
 * server crash are retried.
 */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { JobData, JobSender, NewJob } from "#server/jobSender";
import type { Database, Transaction } from "#server/storage/database/database";
import { isStorageOutage } from "#server/storage/database/outage";
import {
  logJobFailure,
  ConcurrentWorker,
  type ConcurrentKind,
  type WorkerIntervals,
} from "./concurrentWorker";
import { queueDatabase, transactionAdapter } from "./queueDatabase";

/** Timeout and retry settings of a kind of job. */
interface JobOptions {
  /** A job that runs longer is considered lost with its server and is retried. */
  readonly expireInSeconds: number;
  /** Maximum number of retries of a failed job. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}

/** A kind of job that runs one at a time per process and is polled infrequently. */
export interface JobKind extends JobOptions {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** Runs the job. If it throws, the job fails. At most one job of each kind runs per process. */
  readonly run: (data: JobData, queue: JobSender) => Promise<void>;
}

/** A kind of job that runs concurrently within a process and is polled every second. */
export interface ConcurrentJobKind extends JobOptions, ConcurrentKind {
  /** If true, a job is dropped while another job with the same key is waiting, as for a `JobKind`. Default: false. */
  readonly deduplicatesByKey?: boolean;
}

/** The queue of a process. Jobs sent before it is started are not stored; the sweep of another process sends them. */
export interface Queue extends JobSender {
  /**
   * Starts the queue with these kinds of jobs. Several processes may start at the same time. Can be called again after
   * a failed start or after `stop`.
   */
  readonly start: (
    kinds: readonly JobKind[],
    concurrentKinds?: readonly ConcurrentJobKind[],
    intervals?: QueueIntervals,
  ) => Promise<void>;
  /** Fetches no new jobs and waits up to 10 seconds for running ones. Jobs that are still running are retried later. */
  readonly stop: () => Promise<void>;
}

/** Polling intervals of the queue. The defaults are long enough to cause negligible load. */
export interface QueueIntervals {
  /** Seconds between two polls for jobs, at least 0.5. */
  readonly poll: number;
  /** Seconds between two checks for lost jobs, at least 1. */
  readonly maintenance: number;
  /** Intervals of the concurrent kinds, in milliseconds. */
  readonly concurrent?: WorkerIntervals;
}

const defaultIntervals: QueueIntervals = { poll: 15, maintenance: 120 };
const defaultWorkerIntervals: WorkerIntervals = { poll: 1_000, sweep: 15_000, gracePeriod: 8_000 };
const stopTimeoutMs = 10_000;
/** Days that finished jobs are kept for inspection. */
const retentionDays = 7;
/** Waiting jobs never expire. */
const neverExpires = "2999-12-31T00:00:00Z";

/** Creates the queue of a process without starting it. */
export function createQueue(db: Database, log: Logger): Queue {
  let running: RunningQueue | null = null;
  return {
    async send(name, jobs, tx) {
      if (running === null) return false;
      await running.send(name, jobs, tx);
      return true;
    },
    async start(kinds, concurrentKinds = [], intervals = defaultIntervals) {
      const started = await startBoss(db, kinds, concurrentKinds, log, intervals);
      // Set before polling starts, because jobs may send other jobs.
      running = started;
      started.startWorkers();
    },
    async stop() {
      const stopping = running;
      running = null;
      await stopping?.stop();
    },
  };
}

interface RunningQueue {
  readonly send: (name: string, jobs: readonly NewJob[], tx?: Transaction) => Promise<void>;
  /** Starts polling for jobs of the concurrent kinds. */
  readonly startWorkers: () => void;
  readonly stop: () => Promise<void>;
}

async function startBoss(
  db: Database,
  kinds: readonly JobKind[],
  concurrentKinds: readonly ConcurrentJobKind[],
  log: Logger,
  intervals: QueueIntervals,
): Promise<RunningQueue> {
  // Imported lazily to keep server startup fast.
  const { default: Boss } = await import("pg-boss");
  const database = queueDatabase(db, log);
  const boss = new Boss({
    db: database,
    maintenanceIntervalSeconds: intervals.maintenance,
    schedule: false,
    deleteAfterDays: retentionDays,
  });
  boss.on("error", (error) => {
    if (!isStorageOutage(error)) log.error({ err: error }, "the job queue reported an error");
  });
  const workers = new Map<string, ConcurrentWorker>();
  const send: RunningQueue["send"] = async (name, jobs, tx) => {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ key, data, startAfter }) => ({
      name,
      data,
      singletonKey: key,
      keepUntil: neverExpires,
      ...(startAfter !== undefined && { startAfter: startTextOf(startAfter) }),
    }));
    await (tx === undefined ? boss.insert(rows) : boss.insert(rows, { db: transactionAdapter(tx) }));
    workers.get(name)?.wake();
  };
  const sender: JobSender = {
    async send(...job) {
      await send(...job);
      return true;
    },
  };
  try {
    await boss.start();
    // Earlier releases scheduled automated jobs here.
    for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
    for (const kind of kinds) await addKind(boss, kind, sender, log, intervals);
    for (const kind of concurrentKinds) {
      await createBossQueue(boss, kind.name, kind.deduplicatesByKey === true ? "short" : "standard", kind);
    }
  } catch (error) {
    // Otherwise the partially started instance would keep running alongside the next one.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    send,
    startWorkers() {
      for (const kind of concurrentKinds) {
        workers.set(
          kind.name,
          new ConcurrentWorker(boss, kind, log, intervals.concurrent ?? defaultWorkerIntervals),
        );
      }
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      await database.settled();
    },
  };
}

/** Formats a start time for pg-boss: a timestamp, or an interval in milliseconds. */
function startTextOf(startAfter: Date | number): string {
  return typeof startAfter === "number" ? `${startAfter} milliseconds` : startAfter.toISOString();
}

async function createBossQueue(
  boss: PgBoss,
  name: string,
  policy: PgBoss.QueuePolicy,
  { expireInSeconds, retryLimit, retryDelaySeconds }: JobOptions,
): Promise<void> {
  const options = { name, policy, expireInSeconds, retryLimit, retryDelay: retryDelaySeconds };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

async function addKind(
  boss: PgBoss,
  kind: JobKind,
  queue: JobSender,
  log: Logger,
  { poll }: QueueIntervals,
): Promise<void> {
  const { name, run } = kind;
  await createBossQueue(boss, name, "short", kind);
  let worker: string | null = null;
  worker = await boss.work<JobData>(name, { pollingIntervalSeconds: poll }, async (jobs) => {
    for (const { id, data } of jobs) {
      const since = performance.now();
      try {
        await run(data, queue);
        log.info({ job: name, id, ms: Math.round(performance.now() - since) }, "job done");
      } catch (error) {
        logJobFailure(log, { job: name, id }, error);
        throw error;
      } finally {
        // Fetch the next job immediately instead of waiting for the next poll.
        if (worker !== null) boss.notifyWorker(worker);
      }
    }
  });
}
