/** Prepares bulk jobs: freezes the set of processes and forecasts the outcome. */
import { sql, type RawBuilder } from "kysely";
import { jobExpiryMinutes, jobItemsMax } from "#domain/limits";
import { roleTypeOf } from "#domain/permissions";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import type { Transaction } from "#server/storage/database/database";
import {
  insertItems,
  insertRetryItems,
  selectActionStateGroups,
  type RetrySelection,
} from "#server/storage/jobs/jobItems";
import type { JobKind } from "#server/storage/columnTypes";
import { insertJob, lockJob, updateJob, type StoredJob } from "#server/storage/jobs/jobs";
import { countRows } from "#server/storage/database/keyset";
import { processConditions } from "#server/storage/processes/processFilter";
import { actionOf, kindOf } from "./jobActions";
import { forecastOf, needsComment } from "./jobForecast";
import {
  activeProcesses,
  parseProcessFilter,
  type ProcessFilter,
} from "#server/domain/processes/processFilter";
import { requireViewer } from "#server/domain/sessions/sessions";
import { inTransaction, done, refused, userError, type Outcome } from "#server/domain/mutationResult";

/** Selects processes by id, or all that match a filter except some. Ids are node ids. */
export interface ProcessSelection {
  readonly ids?: readonly string[] | null;
  readonly all?: {
    readonly filter?: ProcessFilter | null;
    readonly excludedIds: readonly string[];
  } | null;
}

const minuteMs = 60_000;

/**
 * Freezes the processes, newest first, with their revisions. Payload errors: required (no process is left),
 * list_too_long (more than 100,000 processes match the filter). Throws bad_request for ids of
 * other types, and whatever `parseProcessFilter` throws.
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
    const job = await insertPrepared(ctx, tx, kindOf(action), null);
    const total = await insertItems(tx, job.id, condition, jobItemsMax);
    return total === 0 ? refused(userError("required", field)) : done(await withForecast(tx, job, total));
  });
}

/**
 * Prepares a job that repeats items of one that is over: those that failed, or those that succeeded but are in error
 * again. Payload errors: not_found, status_not_allowed (the job is not over, or has no such items).
 */
export function retryFailedJobItems(
  ctx: Context,
  id: string,
  which: RetrySelection,
): Promise<Outcome<StoredJob>> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockJob(tx, id);
    if (!before) return refused(userError("not_found", ["id"]));
    const isOver = before.state === "FINISHED" || before.state === "CANCELLED";
    const job = isOver ? await insertPrepared(ctx, tx, before.kind, id) : null;
    const total = job ? await insertRetryItems(tx, job.id, { of: id, which }) : 0;
    if (job === null || total === 0) {
      return refused(userError("status_not_allowed", null, { status: before.state }));
    }
    return done(await withForecast(tx, job, total));
  });
}

function insertPrepared(ctx: Context, tx: Transaction, kind: JobKind, retryOf: string | null) {
  const viewer = requireViewer(ctx);
  const now = ctx.now();
  return insertJob(tx, {
    kind,
    state: "PREPARED",
    total: 0,
    retry_of_id: retryOf,
    created_at: now,
    created_by_id: viewer.id,
    created_by_name: viewer.username,
    created_by_role: roleTypeOf(viewer) ?? null,
    expires_at: new Date(now.getTime() + jobExpiryMinutes * minuteMs),
  });
}

async function withForecast(tx: Transaction, job: StoredJob, total: number): Promise<StoredJob> {
  const action = actionOf(job);
  const stateGroups = await selectActionStateGroups(tx, job.id);
  const forecast = JSON.stringify(forecastOf(action, stateGroups));
  return updateJob(tx, job.id, { total, forecast, needs_comment: needsComment(action, stateGroups) });
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
