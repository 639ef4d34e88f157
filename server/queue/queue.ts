/**
 * Jobs that run by themselves, kept in the database: of several servers one runs each, and what a killed server left
 * half-done is taken up again.
 */
import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../storage/database";
import { queueDatabase } from "./queueDatabase";

/** What a job works on. */
export type JobData = Readonly<Record<string, string>>;

/** A kind of job. */
export interface JobKind {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** When it is sent by itself, in the form of cron; absent: only when it is sent. */
  readonly schedule?: { readonly cron: string; readonly zone: string };
  /** One that takes longer counts as lost with its server and is run again. */
  readonly expireInSeconds: number;
  /** So often one that failed is run again. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Does it; what it throws makes it fail. At most one of each kind runs in a process. */
  readonly run: (data: JobData, queue: Pick<Queue, "send">) => Promise<void>;
}

/** A queue that runs. */
export interface Queue {
  /** Sends jobs; one whose key waits already is left out. */
  readonly send: (
    name: string,
    jobs: readonly { readonly key: string; readonly data: JobData }[],
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
}

const seldom: QueueIntervals = { poll: 15, maintenance: 120 };
const stopTimeoutMs = 10_000;
/** What is done is kept for so long, to be looked at. */
const keptDays = 7;

/** Starts the queue with its kinds of jobs; several processes may do so at the same time. */
export async function startQueue(
  db: Database,
  kinds: readonly JobKind[],
  log: Logger,
  intervals: QueueIntervals = seldom,
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
  boss.on("error", (error) => log.error({ err: error }, "the queue failed"));
  const queue: Queue = {
    async send(name, jobs) {
      await boss.insert(jobs.map(({ key, data }) => ({ name, data, singletonKey: key })));
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      await database.settled();
    },
  };
  await boss.start();
  for (const kind of kinds) await addKind(boss, kind, queue, log, intervals);
  return queue;
}

async function addKind(
  boss: PgBoss,
  { name, schedule, expireInSeconds, retryLimit, retryDelaySeconds, run }: JobKind,
  queue: Queue,
  log: Logger,
  { poll }: QueueIntervals,
): Promise<void> {
  const options = {
    name,
    policy: "short" as const,
    expireInSeconds,
    retryLimit,
    retryDelay: retryDelaySeconds,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: schedule.zone });
  let worker: string | null = null;
  worker = await boss.work<JobData>(name, { pollingIntervalSeconds: poll }, async (jobs) => {
    for (const { id, data } of jobs) {
      const since = performance.now();
      try {
        await run(data, queue);
        log.info({ job: name, id, ms: Math.round(performance.now() - since) }, "job done");
      } catch (error) {
        log.error({ job: name, id, err: error }, "job failed");
        throw error;
      } finally {
        // The next one, if any, at once: left alone, it would wait until the queue looks again.
        if (worker !== null) boss.notifyWorker(worker);
      }
    }
  });
}
