/** Prepares bulk jobs: freezes the set of processes and forecasts the outcome. */
import { sql, type RawBuilder } from "kysely";
import { jobItemsMax } from "#domain/limits";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import type { Transaction } from "#server/storage/database/database";
import {
  insertProcesses,
  insertRetriedProcesses,
  selectActionStateGroups,
  type RetrySelection,
} from "#server/storage/jobs/jobItems";
import { insertForecast, type StoredJob } from "#server/storage/jobs/jobs";
import { updateRun, type StoredRun } from "#server/storage/runs/runs";
import { countRows } from "#server/storage/database/keyset";
import { processConditions } from "#server/storage/processes/processFilter";
import { forecastOf, needsComment } from "./jobForecast";
import { actionOf, kindOf, processJobs } from "./processJobs";
import {
  activeProcesses,
  parseProcessFilter,
  type ProcessFilter,
} from "#server/domain/processes/processFilter";
import { insertDryRun, nothingToRetry, requireEndedRun } from "#server/domain/runs/runStates";
import { inTransaction, done, refused, userError, type Outcome } from "#server/domain/mutationResult";

/** Selects processes by id, or all that match a filter except some. Ids are node ids. */
export interface ProcessSelection {
  readonly ids?: readonly string[] | null;
  readonly all?: {
    readonly filter?: ProcessFilter | null;
    readonly excludedIds: readonly string[];
  } | null;
}

/**
 * Freezes the processes, newest first, with their revisions. Payload errors: required (no process is left),
 * list_too_long (more than 100,000 processes match the filter). Throws bad_request for ids of other types, and the
 * errors of `parseProcessFilter`.
 */
export async function prepareProcessJob(
  ctx: Context,
  selection: ProcessSelection,
  action: ProcessJobAction,
): Promise<Outcome<StoredJob>> {
  const { ids, all } = selection;
  const field = ["selection", ids ? "ids" : "all"];
  const named = ids ?? all?.excludedIds ?? [];
  const bareIds = named.map(processIdOf);
  const condition = ids ? sql`p.id = any(${bareIds}::bigint[])` : conditionOf(all?.filter, bareIds);
  const source = { from: sql`process p`, where: condition };
  return inTransaction(ctx, async (tx) => {
    const size = await countRows(tx, source, jobItemsMax + 1);
    if (size > jobItemsMax) {
      return refused(userError("list_too_long", field, { max: String(jobItemsMax) }));
    }
    const run = await insertDryRun(ctx, tx, processJobs, { action: kindOf(action) });
    const total = await insertProcesses(tx, run.id, condition, jobItemsMax);
    return total === 0 ? refused(userError("required", field)) : done(await withForecast(tx, run, total));
  });
}

/**
 * Prepares a job that repeats items of an ended one: failed items, or succeeded items whose process is in error again.
 * Payload errors: not_found, status_not_allowed (the job has not ended, or has no such items).
 */
export function retryFailedJobItems(
  ctx: Context,
  id: string | null,
  which: RetrySelection,
): Promise<Outcome<StoredJob>> {
  return inTransaction(ctx, async (tx) => {
    const before = await requireEndedRun(tx, processJobs, id);
    const { action } = before;
    const run = await insertDryRun(ctx, tx, processJobs, { action, retry_of_id: before.id });
    const total = await insertRetriedProcesses(tx, run.id, { of: before.id, which });
    if (total === 0) throw nothingToRetry(before);
    return done(await withForecast(tx, run, total));
  });
}

async function withForecast(
  tx: Transaction,
  { id, action: of }: StoredRun,
  total: number,
): Promise<StoredJob> {
  const action = actionOf({ action: of });
  const stateGroups = await selectActionStateGroups(tx, id);
  const [forecast, needsReason] = [forecastOf(action, stateGroups), needsComment(action, stateGroups)];
  const run = await updateRun(tx, id, { total });
  await insertForecast(tx, id, forecast, needsReason);
  return { ...run, run_id: id, forecast, needs_comment: needsReason };
}

function conditionOf(filter: ProcessFilter | null | undefined, excluded: readonly number[]) {
  const kept: RawBuilder<unknown> = processConditions(parseProcessFilter(filter ?? activeProcesses));
  return excluded.length === 0 ? kept : sql`${kept} and p.id <> all(${excluded}::bigint[])`;
}

function processIdOf(id: string): number {
  const bareId = bareIdOf("Process", id);
  if (bareId === null) throw failure("bad_request", { detail: "Jobs are for processes only." });
  return Number(bareId);
}
