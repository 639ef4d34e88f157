/**
 * Plans the runs of automated jobs. Every due time gets a row exactly once: servers plan one after the other, and store
 * up to when they did.
 */
import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  lockPlanning,
  selectJobs,
  storePlanned,
  type StoredJob,
} from "#server/storage/automatedJobs/jobRows";
import {
  insertRun,
  selectBusyJobs,
  storeOmission,
  type Omission,
} from "#server/storage/automatedJobs/jobRuns";
import { dueTimesWithin } from "./dueTimes";
import { pauseAt } from "./pauses";

/** A job with its schedule. */
export interface ScheduledJob {
  readonly name: string;
  /** Cron expression in Europe/Berlin. */
  readonly cron: string;
}

/** Delay in milliseconds up to which a due time is not missed. */
export const missedAfterMs = 120_000;
/** Milliseconds after which the planned time is stored, even if nothing was due. */
const storeEveryMs = 60_000;
/** Due times longer ago have no rows. */
const horizonMs = 30 * 86_400_000;

/**
 * Inserts runs for all due times since the last planning. Those that were paused, missed or overlapped by the run before
 * get a row that says so; after missed ones, the job runs once. A job that is planned for the first time has not missed
 * anything.
 */
export async function planRuns(db: Database, jobs: readonly ScheduledJob[], now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockPlanning(tx))) return;
    const stored = await selectJobs(tx);
    const busy = new Set(await selectBusyJobs(tx));
    const planned: string[] = [];
    for (const job of jobs) {
      const until = stored.get(job.name)?.planned_until ?? null;
      if (until === null) planned.push(job.name);
      if (until === null || until >= now) continue;
      const after = new Date(Math.max(until.getTime(), now.getTime() - horizonMs));
      const dueTimes = dueTimesWithin(job.cron, after, now);
      if (dueTimes.length > 0) await planJob(tx, job.name, { dueTimes, stored, busy, now });
      if (dueTimes.length > 0 || now.getTime() - until.getTime() > storeEveryMs) planned.push(job.name);
    }
    await storePlanned(tx, planned, now);
  });
}

interface Planning {
  readonly dueTimes: readonly Date[];
  readonly stored: ReadonlyMap<string, StoredJob>;
  /** Jobs with a run that is waiting or running. */
  readonly busy: Set<string>;
  readonly now: Date;
}

async function planJob(
  tx: Transaction,
  name: string,
  { dueTimes, stored, busy, now }: Planning,
): Promise<void> {
  let omission: (Omission & { dueTimes: Date[] }) | null = null;
  let isAnyMissed = false;
  const store = async () => {
    if (omission) await storeOmission(tx, omission, randomUUID());
    omission = null;
  };
  for (const due of dueTimes) {
    const found = omissionAt(name, due, { stored, busy, now });
    if (found === null) {
      await store();
      await insertRun(tx, { id: randomUUID(), job_name: name, cause: "SCHEDULE", due_at: due });
      busy.add(name);
      continue;
    }
    isAnyMissed ||= found.state === "MISSED";
    if (omission?.state !== found.state || omission.note !== found.note) {
      await store();
      omission = { jobName: name, ...found, dueTimes: [] };
    }
    omission.dueTimes.push(due);
  }
  await store();
  if (!isAnyMissed || busy.has(name) || pauseAt(stored, name, now)) return;
  await insertRun(tx, { id: randomUUID(), job_name: name, cause: "CATCH_UP", due_at: now });
  busy.add(name);
}

/** Why a job does not run at a due time; null if it does. */
function omissionAt(
  name: string,
  due: Date,
  { stored, busy, now }: Omit<Planning, "dueTimes">,
): Pick<Omission, "state" | "note"> | null {
  const pause = pauseAt(stored, name, due);
  if (pause) return { state: "PAUSED", note: pause.note };
  if (now.getTime() - due.getTime() > missedAfterMs) return { state: "MISSED", note: null };
  return busy.has(name) ? { state: "OVERLAPPED", note: null } : null;
}
