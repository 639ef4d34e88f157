/**
 * Background jobs, persisted in the database. Each job runs on only one of several servers, and jobs interrupted by a
 * server crash are retried.
 */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { JobSender, NewJob } from "#server/jobSender";
import type { Database, Transaction } from "#server/storage/database/database";
import { isStorageOutage } from "#server/storage/database/outage";
import { JobWorker, type WorkerIntervals, type WorkerKind } from "./jobWorker";
import { queueDatabase, transactionAdapter } from "./queueDatabase";

/** A kind of job, with its timeout and retries. */
export interface JobKind extends WorkerKind {
  /** A job that runs longer is considered lost with its server and is retried. */
  readonly expireInSeconds: number;
  /** Maximum number of retries of a failed job. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** If true, a job is dropped while another job with the same key is waiting. Default: false. */
  readonly deduplicatesByKey?: boolean;
}

/** The queue of a process. Jobs sent before it is started are not stored; the sweep of another process sends them. */
export interface Queue extends JobSender {
  /**
   * Starts the queue with these kinds of jobs. Several processes may start at the same time. Can be called again after
   * a failed start or after `stop`.
   */
  readonly start: (kinds: readonly JobKind[], intervals?: QueueIntervals) => Promise<void>;
  /** Fetches no new jobs and waits up to 10 seconds for running ones. Jobs that are still running are retried later. */
  readonly stop: () => Promise<void>;
}

/** Intervals of the queue. The defaults are long enough to cause negligible load. */
export interface QueueIntervals {
  /** Seconds between two checks for lost jobs, at least 1. */
  readonly maintenance: number;
  readonly worker: WorkerIntervals;
}

const defaultIntervals: QueueIntervals = {
  maintenance: 120,
  worker: { poll: 1_000, sweep: 15_000, gracePeriod: 8_000 },
};
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
    async start(kinds, intervals = defaultIntervals) {
      const started = await startBoss(db, kinds, log, intervals);
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
  /** Starts polling for jobs. */
  readonly startWorkers: () => void;
  readonly stop: () => Promise<void>;
}

async function startBoss(
  db: Database,
  kinds: readonly JobKind[],
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
  const workers = new Map<string, JobWorker>();
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
  try {
    await boss.start();
    // Earlier releases scheduled automated jobs here.
    for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
    for (const kind of kinds) await createBossQueue(boss, kind);
  } catch (error) {
    // Otherwise the partially started instance would keep running alongside the next one.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    send,
    startWorkers() {
      for (const kind of kinds) workers.set(kind.name, new JobWorker(boss, kind, log, intervals.worker));
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

async function createBossQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  const { name, expireInSeconds, retryLimit, retryDelaySeconds, deduplicatesByKey = false } = kind;
  const policy = deduplicatesByKey ? "short" : "standard";
  const options: PgBoss.Queue = { name, policy, expireInSeconds, retryLimit, retryDelay: retryDelaySeconds };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}
