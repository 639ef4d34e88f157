/** The automated job that erases applicants' data after the period of their service, and proves it. */
import { createHash } from "node:crypto";
import { calendarDayOf } from "#domain/calendarDays";
import { endedBefore, erasureJob, isHeldOn } from "#domain/erasure";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import type { JobRun } from "#server/jobRun";
import { correlateActivities } from "#server/storage/activityLinks";
import type { Database, Transaction } from "#server/storage/database/database";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import {
  selectDueIds,
  selectDueServices,
  type DueService,
  type ErasureRange,
} from "#server/storage/erasure/dueProcesses";
import {
  addErased,
  finishErasure,
  keepOpen,
  lockErasure,
  openErasure,
  readErasedPids,
  selectErasure,
  type ErasedPart,
  type OpenErasure,
  type StoredErasure,
} from "#server/storage/erasure/erasures";
import {
  clearedApplicant,
  clearedSchedule,
  eraseContents,
  lockProcesses,
  updateProcesses,
  type LockedProcess,
} from "#server/storage/processes/processWrites";
import { previewErasure } from "./erasurePreview";
import { readPeriods, type Periods } from "./erasurePeriods";

/** What the job needs of its run. */
export interface ErasureRun {
  /** Id of the run; null outside of the automated job. */
  readonly id: string | null;
  /** Aborts between two batches; the next run continues. */
  readonly signal: AbortSignal;
  /** Called after each batch with the number of erased processes. */
  readonly onErased: (count: number) => void;
}

/** Runs the automated job. Throws if it is stopped, so that another server continues. */
export async function runErasure(ctx: Pick<Context, "db" | "now">, run: JobRun): Promise<void> {
  const proof = await eraseApplicantData(ctx, {
    id: run.id,
    signal: run.signal,
    onErased: (count) => run.count("ERASED", count),
  });
  if (proof === null) throw run.signal.reason;
  run.count("HELD", (await previewErasure(ctx, { day: proof.day })).heldCount);
  run.log("info", loggedProof(proof));
}

/** The line of the log about a proof. */
export function loggedProof({ id, count, sha256 }: StoredErasure): string {
  return `proof ${id}: ${count} processes, SHA-256 ${sha256}`;
}

/** Sizes of a batch; smaller ones in tests. */
export interface BatchSizes {
  /** Processes in one transaction. */
  readonly processes: number;
  /** Services of communes that are searched by one statement. */
  readonly services: number;
}

const batchSizes: BatchSizes = { processes: 500, services: 200 };

/**
 * Erases what is due today and returns the proof; null if the run was stopped before the end. A run that was stopped or
 * killed is continued by the next one, with the same proof. Erases nothing twice if two run at the same time.
 */
export async function eraseApplicantData(
  { db, now }: Pick<Context, "db" | "now">,
  run: ErasureRun,
  sizes: BatchSizes = batchSizes,
): Promise<StoredErasure | null> {
  const today = calendarDayOf(now());
  const { fallback } = await readPeriods(db, today);
  const start = { jobRunId: run.id, day: today, defaultDays: fallback.days, at: now() };
  const erasure = await openErasure(db, start);
  const due = await selectDueServices(db, await readPeriods(db, erasure.day));
  const services = due.filter(({ count }) => count > 0);
  for (let from = 0; from < services.length; from += sizes.services) {
    const some = services.slice(from, from + sizes.services);
    for (;;) {
      if (run.signal.aborted) return null;
      const batch = await retryOnDeadlock(() =>
        db
          .transaction()
          .execute((tx) => eraseBatch(tx, erasure, some, { at: now(), limit: sizes.processes })),
      );
      if (batch === "finished") return (await selectErasure(db, { id: erasure.id })) ?? null;
      if (batch === "done") break;
      run.onErased(batch);
    }
  }
  if (run.signal.aborted) return null;
  return finish(db, { ...erasure, jobRunId: run.id }, now());
}

/** Erases one batch. Returns how many processes it had, or whether nothing is due or another server has finished. */
async function eraseBatch(
  tx: Transaction,
  { id, day }: OpenErasure,
  services: readonly DueService[],
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<number | "done" | "finished"> {
  if (!(await keepOpen(tx, id))) return "finished";
  // Read for each batch, so that a longer period applies at once.
  const periods = await readPeriods(tx, day);
  const ranges = services.map(({ serviceId, communeAgs }): ErasureRange => {
    const before = endedBefore(day, periods.daysOf(serviceId, communeAgs));
    return { serviceId, communeAgs, endedBefore: before };
  });
  const dueIds = await selectDueIds(tx, ranges, day, limit);
  if (dueIds.length === 0) return "done";
  // A hold or another server may have been first; the next batch then finds others.
  const rows = (await lockProcesses(tx, dueIds)).filter((row) => isDue(row, periods));
  const ids = rows.map((row) => row.id);
  await eraseContents(tx, ids);
  const changes = { ...clearedSchedule, ...clearedApplicant, erased_at: at, erasure_id: id };
  await updateProcesses(tx, ids, changes, { at });
  for (const part of partsOf(rows, periods)) await addErased(tx, id, part);
  return rows.length;
}

function isDue(row: LockedProcess, periods: Periods): row is LockedProcess & { readonly ended_at: Date } {
  const { ended_at: ended, erased_at: erased, erasure_held_until: heldUntil } = row;
  if (ended === null || erased !== null) return false;
  if (heldUntil !== null && isHeldOn(heldUntil, periods.day)) return false;
  return ended < endedBefore(periods.day, periods.daysOf(row.service_id, row.commune_ags));
}

function partsOf(
  rows: readonly (LockedProcess & { readonly ended_at: Date })[],
  periods: Periods,
): readonly ErasedPart[] {
  const parts = new Map<string, ErasedPart>();
  for (const { service_id: serviceId, commune_ags: ags, ended_at: endedAt } of rows) {
    const days = periods.daysOf(serviceId, ags);
    const key = `${serviceId} ${days}`;
    const { count, firstEndedAt, lastEndedAt } = parts.get(key) ?? {
      count: 0,
      firstEndedAt: endedAt,
      lastEndedAt: endedAt,
    };
    parts.set(key, {
      serviceId,
      days,
      count: count + 1,
      firstEndedAt: endedAt < firstEndedAt ? endedAt : firstEndedAt,
      lastEndedAt: endedAt > lastEndedAt ? endedAt : lastEndedAt,
    });
  }
  return [...parts.values()];
}

/** SHA-256 over the process ids of a proof in byte order, each followed by a line feed. */
export async function hashOfErasure(db: Database | Transaction, erasureId: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const pids of readErasedPids(db, erasureId)) {
    for (const pid of pids) hash.update(`${pid}\n`);
  }
  return hash.digest("hex");
}

async function finish(
  db: Database,
  { id, jobRunId }: OpenErasure & { readonly jobRunId: string | null },
  at: Date,
): Promise<StoredErasure | null> {
  return db.transaction().execute(async (tx) => {
    await lockErasure(tx, id);
    const sha256 = await hashOfErasure(tx, id);
    const isFirst = await finishErasure(tx, id, { sha256, at });
    const proof = (await selectErasure(tx, { id })) ?? null;
    if (!isFirst || proof === null || proof.count === 0) return proof;
    if (jobRunId !== null) await correlateActivities(tx, jobRunId);
    await recordActivity(tx, {
      type: "ERASE_APPLICANT_DATA",
      at,
      actor: null,
      target: { kind: "job", id: erasureJob },
      label: erasureJob,
      after: {
        count: proof.count,
        periods: [...new Set(proof.parts.map(({ days }) => days))].toSorted((one, other) => one - other),
        endedFrom: proof.firstEndedAt && calendarDayOf(proof.firstEndedAt),
        endedTo: proof.lastEndedAt && calendarDayOf(proof.lastEndedAt),
        sha256,
      },
    });
    return proof;
  });
}
