/**
 * Jobs that run by themselves, kept in the database: of several servers one runs each, and what a killed server left
 * half-done is taken up again.
 */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { Database, Transaction } from "#server/storage/database/database";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { logJobFailure, Pump, type PumpedKind, type PumpIntervals } from "./pump";
import { queueDatabase, withinTransaction } from "./queueDatabase";

/** What a job works on. */
export type JobData = Readonly<Record<string, string>>;

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
  readonly run: (data: JobData, queue: Pick<Queue, "send">) => Promise<void>;
}

/** A kind of job of which a process runs several at once, looked for every second. */
export interface QuickJobKind extends JobRules, PumpedKind {
  /** Whether one whose key waits already is left out, as of a `JobKind`; else the same key may wait twice. */
  readonly waitsOnce?: boolean;
}

/** A job to send. */
export interface NewJob {
  /** What it is about; one whose key waits already is left out, but of a quick kind only where that says so. */
  readonly key: string;
  readonly data: JobData;
  /** Not before then, or not before so many milliseconds from now, by the database's clock; left out: at once. */
  readonly startAfter?: Date | number;
}

/** A queue that runs. */
export interface Queue {
  /** Sends jobs; with a transaction they are there when it is through, and are not where it is taken back. */
  readonly send: (name: string, jobs: readonly NewJob[], tx?: Transaction) => Promise<void>;
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

const queuesByDatabase = new WeakMap<Database, Queue>();

/** The queue that this process runs over the database; undefined: none, or not yet. */
export function queueOf(db: Database): Queue | undefined {
  return queuesByDatabase.get(db);
}

/** Starts the queue with its kinds of jobs; several processes may do so at the same time. */
export async function startQueue(
  db: Database,
  kinds: readonly JobKind[],
  log: Logger,
  intervals: QueueIntervals = seldom,
  quickKinds: readonly QuickJobKind[] = [],
): Promise<Queue> {
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
  const queue: Queue = {
    async send(name, jobs, tx) {
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
    },
    async stop() {
      if (queuesByDatabase.get(db) === queue) queuesByDatabase.delete(db);
      await Promise.all([...pumps.values()].map((pump) => pump.stop()));
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      await database.settled();
    },
  };
  try {
    await boss.start();
    for (const kind of kinds) await addKind(boss, kind, queue, log, intervals);
    for (const kind of quickKinds) {
      await createQueue(boss, kind.name, kind.waitsOnce === true ? "short" : "standard", kind);
    }
  } catch (error) {
    // Half started it would go on beside the one of the next attempt.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  queuesByDatabase.set(db, queue);
  for (const kind of quickKinds) {
    pumps.set(kind.name, new Pump(boss, kind, log, intervals.quick ?? quickly));
  }
  return queue;
}

/** In the forms that the queue reads: a moment, or an interval. */
function startTextOf(startAfter: Date | number): string {
  return typeof startAfter === "number" ? `${startAfter} milliseconds` : startAfter.toISOString();
}

async function createQueue(
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
  queue: Queue,
  log: Logger,
  { poll }: QueueIntervals,
): Promise<void> {
  const { name, schedule, run } = kind;
  await createQueue(boss, name, "short", kind);
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
