/**
 * Jobs that run by themselves, kept in the database: of several servers one runs each, and what a killed server left
 * half-done is taken up again.
 */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { JobData, JobSender, NewJob } from "#server/jobSender";
import type { Database, Transaction } from "#server/storage/database/database";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { logJobFailure, Pump, type PumpedKind, type PumpIntervals } from "./pump";
import { queueDatabase, withinTransaction } from "./queueDatabase";

/** How the queue deals with a kind of job. */
interface JobRules {
  /** One that takes longer counts as lost with its server and is run again. */
  readonly expireInSeconds: number;
  /** So often one that failed is run again. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}

/** A kind of job of which a process runs one at a time, seldom looked for. */
export interface JobKind extends JobRules {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** When it is sent by itself, in the form of cron; absent: only when it is sent. */
  readonly schedule?: { readonly cron: string; readonly zone: string };
  /** Does it; what it throws makes it fail. At most one of each kind runs in a process. */
  readonly run: (data: JobData, queue: JobSender) => Promise<void>;
}

/** A kind of job of which a process runs several at once, looked for every second. */
export interface QuickJobKind extends JobRules, PumpedKind {
  /** Whether one whose key waits already is left out, as of a `JobKind`; else the same key may wait twice. */
  readonly waitsOnce?: boolean;
}

/** The queue of a process: what it is sent before it runs is left to the queues of others. */
export interface Queue extends JobSender {
  /**
   * Starts with these kinds of jobs; several processes may do so at the same time. Where it fails, or once it was
   * stopped, it may be started again.
   */
  readonly start: (
    kinds: readonly JobKind[],
    quickKinds?: readonly QuickJobKind[],
    intervals?: QueueIntervals,
  ) => Promise<void>;
  /** Takes no new jobs, waits for those that run, at most 10 seconds; what then still runs is repeated later. */
  readonly stop: () => Promise<void>;
}

/** How often the queue looks; left out: seldom enough to cost nothing. */
export interface QueueIntervals {
  /** Seconds between two looks for jobs, at least 0.5. */
  readonly poll: number;
  /** Seconds between two looks for jobs that were lost, at least 1. */
  readonly maintenance: number;
  /** Of the quick kinds, in milliseconds. */
  readonly quick?: PumpIntervals;
}

const seldom: QueueIntervals = { poll: 15, maintenance: 120 };
const quickly: PumpIntervals = { look: 1_000, sweep: 15_000, patience: 8_000 };
const stopTimeoutMs = 10_000;
/** What is done is kept for so long, to be looked at. */
const keptDays = 7;
/** A job that waits is never too old. */
const keptUntil = "2999-12-31T00:00:00Z";

/** Makes the queue of a process, which does not run yet. */
export function createQueue(db: Database, log: Logger): Queue {
  let running: RunningQueue | null = null;
  return {
    async send(name, jobs, tx) {
      if (running === null) return false;
      await running.send(name, jobs, tx);
      return true;
    },
    async start(kinds, quickKinds = [], intervals = seldom) {
      const started = await startBoss(db, kinds, quickKinds, log, intervals);
      // Before it looks for jobs, since those may send others.
      running = started;
      started.pump();
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
  /** Begins to look for jobs of the quick kinds. */
  readonly pump: () => void;
  readonly stop: () => Promise<void>;
}

async function startBoss(
  db: Database,
  kinds: readonly JobKind[],
  quickKinds: readonly QuickJobKind[],
  log: Logger,
  intervals: QueueIntervals,
): Promise<RunningQueue> {
  // Loaded only here: whoever waits for the server does not wait for this.
  const { default: Boss } = await import("pg-boss");
  const database = queueDatabase(db, log);
  const boss = new Boss({
    db: database,
    maintenanceIntervalSeconds: intervals.maintenance,
    cronWorkerIntervalSeconds: Math.max(1, intervals.poll),
    deleteAfterDays: keptDays,
  });
  boss.on("error", (error) => {
    if (!isDatabaseUnavailable(error)) log.error({ err: error }, "the queue failed");
  });
  const pumps = new Map<string, Pump>();
  const send: RunningQueue["send"] = async (name, jobs, tx) => {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ key, data, startAfter }) => ({
      name,
      data,
      singletonKey: key,
      keepUntil: keptUntil,
      ...(startAfter !== undefined && { startAfter: startTextOf(startAfter) }),
    }));
    await (tx === undefined ? boss.insert(rows) : boss.insert(rows, { db: withinTransaction(tx) }));
    pumps.get(name)?.wake();
  };
  const sender: JobSender = {
    async send(...job) {
      await send(...job);
      return true;
    },
  };
  try {
    await boss.start();
    for (const kind of kinds) await addKind(boss, kind, sender, log, intervals);
    for (const kind of quickKinds) {
      await createBossQueue(boss, kind.name, kind.waitsOnce === true ? "short" : "standard", kind);
    }
  } catch (error) {
    // Half started it would go on beside the one of the next attempt.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    send,
    pump() {
      for (const kind of quickKinds) {
        pumps.set(kind.name, new Pump(boss, kind, log, intervals.quick ?? quickly));
      }
    },
    async stop() {
      await Promise.all([...pumps.values()].map((pump) => pump.stop()));
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      await database.settled();
    },
  };
}

/** In the forms that the queue reads: a moment, or an interval. */
function startTextOf(startAfter: Date | number): string {
  return typeof startAfter === "number" ? `${startAfter} milliseconds` : startAfter.toISOString();
}

async function createBossQueue(
  boss: PgBoss,
  name: string,
  policy: PgBoss.QueuePolicy,
  { expireInSeconds, retryLimit, retryDelaySeconds }: JobRules,
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
  const { name, schedule, run } = kind;
  await createBossQueue(boss, name, "short", kind);
  if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.zone });
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
        // The next one, if any, at once: left alone, it would wait until the queue looks again.
        if (worker !== null) boss.notifyWorker(worker);
      }
    }
  });
}
