/**
 * Runs a bulk job in batches. The changes to processes, the results and the job's counts are written in one transaction
 * per batch: if a server dies midway, nothing is lost and nothing is done twice. The job is locked for the duration of
 * a batch, so that only one server works on it at a time.
 */
import type { ErrorCode } from "#domain/errorCodes";
import { can } from "#domain/permissions";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { isStorageOutage } from "#server/storage/database/outage";
import { finishItems, selectWaiting, type ItemResult, type WaitingItem } from "#server/storage/jobs/jobItems";
import { incrementJobCounts, lockJob, updateJob, type StoredJob } from "#server/storage/jobs/jobs";
import { lockProcesses, selectLastActor, type LockedProcess } from "#server/storage/processes/processWrites";
import { selectUser } from "#server/storage/users/users";
import { applyAction } from "#server/domain/processes/applyAction";
import type { Actor } from "#server/domain/activity/activity";
import { actionOf } from "./jobActions";
import { conflictError, type UserError } from "#server/domain/mutationResult";

/** Options of a job run. */
export interface JobRun {
  /** Number of processes per transaction. */
  readonly batch: number;
  /** Time slice in milliseconds, after which other jobs get their turn. */
  readonly sliceMs: number;
  /** Applies the action to the processes of a batch. */
  readonly apply: typeof applyAction;
}

/** How a run ended. */
export interface RunEnd {
  /** False if there is more to do. */
  readonly isOver: boolean;
  /** When the job begins, if it is not due yet. */
  readonly notBefore?: Date;
}

type RunContext = Pick<Context, "db" | "log" | "now" | "queue">;

const defaults: JobRun = { batch: 200, sliceMs: 20_000, apply: applyAction };

/** Runs at least one batch of a job, and continues until the job is over, its time slice ends, or the server stops. */
export async function runJob(
  ctx: RunContext,
  id: string,
  stopping: AbortSignal,
  changed: Partial<JobRun> = {},
): Promise<RunEnd> {
  const run = { ...defaults, ...changed };
  const startedAt = performance.now();
  do {
    const end = await runBatch(ctx, id, run, run.batch).catch((error: unknown) => {
      // The processes are not at fault, and whether a lost commit succeeded is only known once the database is back.
      if (isStorageOutage(error)) throw error;
      ctx.log.error({ jobId: id, err: error }, "a batch of a job failed; retrying its processes one by one");
      return runOneByOne(ctx, id, run);
    });
    if (end.isOver || end.notBefore) return end;
  } while (!stopping.aborted && performance.now() - startedAt < run.sliceMs);
  return { isOver: false };
}

/** Retries a failed batch one process at a time, so that only the faulty processes fail. */
async function runOneByOne(ctx: RunContext, id: string, run: JobRun): Promise<RunEnd> {
  for (let at = 0; at < run.batch; at += 1) {
    const end = await runBatch(ctx, id, run, 1).catch((error: unknown) => {
      if (isStorageOutage(error)) throw error;
      ctx.log.error({ jobId: id, err: error }, "a process of a job failed");
      return failNext(ctx, id);
    });
    if (end.isOver || end.notBefore) return end;
  }
  return { isOver: false };
}

function runBatch(ctx: RunContext, id: string, run: JobRun, size: number): Promise<RunEnd> {
  return withJob(ctx, id, size, (tx, job, items, actor) => applyToBatch(ctx, tx, { job, items, actor, run }));
}

/** Marks the next process as failed. */
function failNext(ctx: RunContext, id: string): Promise<RunEnd> {
  return withJob(ctx, id, 1, async (_tx, job, items) => {
    const code = failureCodes[actionOf(job)];
    const params: ItemResult["params"] = code === "internal_error" ? { reference: id } : {};
    return items.map((item) => ({ id: item.id, state: "FAILED", code, params }));
  });
}

const failureCodes: Readonly<Record<ProcessJobAction, ErrorCode>> = {
  RESTART: "restart_failed",
  COMPLETE: "completion_error",
  CANCEL: "internal_error",
  DELETE: "internal_error",
  ARCHIVE: "internal_error",
};

/** Handles the next processes of a job and records their results. */
function withJob(
  ctx: RunContext,
  id: string,
  size: number,
  handle: (tx: Transaction, job: StoredJob, items: WaitingItem[], actor: Actor) => Promise<ItemResult[]>,
): Promise<RunEnd> {
  return ctx.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id);
    if (job?.state !== "RUNNING") return { isOver: true };
    const now = ctx.now();
    if (job.begins_at !== null && job.begins_at > now) return { isOver: false, notBefore: job.begins_at };
    const actor = await actorOf(tx, job);
    if (actor === null) {
      const failure = JSON.stringify({ code: "insufficient_permissions", params: {} });
      await updateJob(tx, id, { state: "FAILED", failure, finished_at: now });
      return { isOver: true };
    }
    const items = await selectWaiting(tx, id, size);
    if (items.length > 0) {
      const results = await handle(tx, job, items, actor);
      await finishItems(tx, results, now);
      await incrementJobCounts(tx, id, countsOf(results), now);
    }
    if (items.length === size) return { isOver: false };
    await updateJob(tx, id, { state: "FINISHED", finished_at: now });
    return { isOver: true };
  });
}

interface Batch {
  readonly job: StoredJob;
  readonly items: readonly WaitingItem[];
  readonly actor: Actor;
  readonly run: JobRun;
}

async function applyToBatch(ctx: RunContext, tx: Transaction, batch: Batch): Promise<ItemResult[]> {
  const { job, items, actor, run } = batch;
  const ids = items.flatMap(({ processId }) => processId ?? []);
  const rows = new Map((await lockProcesses(tx, ids)).map((row) => [row.id, row]));
  const isUnchanged = ({ processId, expectedRevision }: WaitingItem): boolean =>
    processId !== null && rows.get(processId)?.revision === expectedRevision;
  const unchanged = items.filter(isUnchanged).flatMap(({ processId }) => rows.get(processId ?? 0) ?? []);
  const by = { actor, now: ctx.now(), comment: job.comment, jobId: job.id };
  const answers = await run.apply(ctx, tx, unchanged, actionOf(job), by);
  const results: ItemResult[] = [];
  for (const item of items) {
    const row = rows.get(item.processId ?? 0);
    if (!row) results.push({ id: item.id, state: "FAILED", code: "not_found", params: {} });
    else if (!isUnchanged(item)) results.push(failed(item, await conflictOf(tx, row)));
    else results.push(resultOf(item, answers.get(row.id) ?? null));
  }
  return results;
}

function resultOf(item: WaitingItem, error: UserError | null): ItemResult {
  if (error === null) return { id: item.id, state: "SUCCEEDED", code: null, params: {} };
  const result = failed(item, error);
  return error.code === "status_not_allowed" ? { ...result, state: "SKIPPED" } : result;
}

function failed({ id }: WaitingItem, { code, params }: UserError): ItemResult {
  const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  return { id, state: "FAILED", code, params: values };
}

async function conflictOf(tx: Transaction, row: LockedProcess): Promise<UserError> {
  return conflictError({ updatedByName: await selectLastActor(tx, row), updatedAt: row.updated_at });
}

/** Returns the user who started the job, or null if they were removed, deactivated or lost the permission. */
async function actorOf(tx: Transaction, { created_by_id: id }: StoredJob): Promise<Actor | null> {
  const user = id === null ? undefined : await selectUser(tx, id);
  return user?.active === true && can(user, "processes_action") ? user : null;
}

function countsOf(results: readonly ItemResult[]) {
  const count = (state: ItemResult["state"]) => results.filter((result) => result.state === state).length;
  return { succeeded: count("SUCCEEDED"), failed: count("FAILED"), skipped: count("SKIPPED") };
}
