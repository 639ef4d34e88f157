/**
 * Executes a run in batches. The changes, the results and the counts of the run are written in one transaction per
 * batch: if a server dies midway, nothing is lost and nothing is done twice. The run is locked for the duration of a
 * batch, so that only one server works on it at a time.
 */
import { can } from "#domain/permissions";
import { correlateActivities } from "#server/storage/activityLinks";
import type { Transaction } from "#server/storage/database/database";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import { isStorageOutage } from "#server/storage/database/outage";
import { failWaitingItems, finishItems, waitingItems, type ItemResult } from "#server/storage/runs/runItems";
import type { RunFailure } from "#server/storage/columnTypes";
import { addResults, lockRun, updateRun, type StoredRun } from "#server/storage/runs/runs";
import { selectUser } from "#server/storage/users/users";
import type { Actor } from "#server/domain/activity/activity";
import { Refusal } from "#server/domain/mutationResult";
import { resultOf, toFailure, type DeclaredRuns, type RunContext } from "./runKind";

/** Time slice in milliseconds, after which other runs are executed. */
const sliceMs = 20_000;

/** How an execution ended. */
export interface RunEnd {
  /** False if items are left. */
  readonly isOver: boolean;
  /** When the run begins, if it is not due yet. */
  readonly notBefore?: Date;
}

/** Handles at least one batch, and continues until the run is over, the time slice ends, or the server stops. */
export async function executeRun(
  ctx: RunContext,
  runs: DeclaredRuns,
  id: string,
  stopping: AbortSignal,
  timeSliceMs = sliceMs,
): Promise<RunEnd> {
  const startedAt = performance.now();
  do {
    const end = await nextItems(ctx, runs, id, runs.batchSize);
    if (end.isOver || end.notBefore) return end;
  } while (!stopping.aborted && performance.now() - startedAt < timeSliceMs);
  return { isOver: false };
}

/** Handles the next items. If that fails, they are retried individually, so that only the faulty ones fail. */
async function nextItems(ctx: RunContext, runs: DeclaredRuns, id: string, size: number): Promise<RunEnd> {
  try {
    return await handleItems(ctx, runs, id, size, runs.handle);
  } catch (error) {
    // The items did not cause the outage, and whether a lost commit succeeded is only known when the database is back.
    if (isStorageOutage(error)) throw error;
    const refusal = error instanceof Refusal ? error.errors[0] : undefined;
    if (!refusal) ctx.log.error({ runId: id, err: error }, `a batch of ${size} items of a run failed`);
    if (size === 1) {
      return handleItems(ctx, runs, id, 1, async (_ctx, _tx, { run, items }) =>
        items.map((item) => resultOf(item, refusal ? toFailure(refusal) : unexpected(runs, run))),
      );
    }
    for (let at = 0; at < size; at += 1) {
      const end = await nextItems(ctx, runs, id, 1);
      if (end.isOver || end.notBefore) return end;
    }
    return { isOver: false };
  }
}

function unexpected({ failureCode }: DeclaredRuns, run: StoredRun): RunFailure {
  const code = failureCode?.(run) ?? "internal_error";
  return { code, params: code === "internal_error" ? { reference: run.id } : {} };
}

function handleItems(
  ctx: RunContext,
  runs: DeclaredRuns,
  id: string,
  size: number,
  handle: DeclaredRuns["handle"],
): Promise<RunEnd> {
  return retryOnDeadlock(() =>
    ctx.db.transaction().execute(async (tx) => {
      const run = await lockRun(tx, runs.kind, id);
      if (run?.state !== "RUNNING") return { isOver: true };
      const now = ctx.now();
      if (run.begins_at !== null && run.begins_at > now) return { isOver: false, notBefore: run.begins_at };
      const hasBegun = run.begins_at === null || run.succeeded + run.failed + run.skipped > 0;
      const heldUntil = hasBegun ? null : ((await runs.heldUntil?.(tx, now)) ?? null);
      if (heldUntil) return { isOver: false, notBefore: heldUntil };
      const items = await waitingItems(tx, id, size).execute();
      if (items.length > 0) {
        const actor = await actorOf(tx, run, runs);
        if (actor === null) return endWithoutUser(tx, runs, id, now);
        await correlateActivities(tx, id);
        const results = await handle(ctx, tx, { run, items, actor, now });
        await finishItems(tx, id, results, now);
        await addResults(tx, id, countsOf(results), now);
      }
      if (items.length === size) return { isOver: false };
      await updateRun(tx, id, { state: "FINISHED", finished_at: now });
      return { isOver: true };
    }),
  );
}

async function endWithoutUser(
  tx: Transaction,
  { failsAsWhole }: DeclaredRuns,
  id: string,
  now: Date,
): Promise<RunEnd> {
  const code = "insufficient_permissions";
  if (failsAsWhole) {
    const failure = JSON.stringify({ code, params: {} });
    await updateRun(tx, id, { state: "FAILED", failure, finished_at: now });
  } else {
    const failed = await failWaitingItems(tx, id, code, now);
    await addResults(tx, id, { succeeded: 0, failed, skipped: 0 }, now);
    await updateRun(tx, id, { state: "FINISHED", finished_at: now });
  }
  return { isOver: true };
}

/** Returns the user who started the run, or null if they were removed, deactivated or lost the permission. */
async function actorOf(
  tx: Transaction,
  { created_by_id: id }: StoredRun,
  { permission }: DeclaredRuns,
): Promise<Actor | null> {
  const user = id === null ? undefined : await selectUser(tx, id);
  return user?.active === true && can(user, permission) ? user : null;
}

function countsOf(results: readonly ItemResult[]) {
  const count = (state: ItemResult["state"]) => results.filter((result) => result.state === state).length;
  return { succeeded: count("SUCCEEDED"), failed: count("FAILED"), skipped: count("SKIPPED") };
}
