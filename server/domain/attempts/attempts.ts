/** Starts and finishes the attempts to deliver a process. */
import { randomUUID } from "node:crypto";
import { shortenText } from "#domain/cutText";
import { attemptErrorMaxLength } from "#domain/limits";
import { retryWaitMs } from "#domain/retrySchedule";
import {
  statusAfterAttempt,
  type AttemptOutcome,
  type AttemptProblem,
  type ProcessStatus,
} from "#domain/processTransitions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import {
  endAttempt,
  insertAttempt,
  readDatabaseClock,
  selectLastAttempt,
  selectVariablesText,
  updateProcess,
  type OrphanedAttempt,
  type AttemptTrigger,
} from "#server/storage/processes/processAttempts";
import {
  lockProcesses,
  clearedError,
  clearedSchedule,
  type LockedProcess,
} from "#server/storage/processes/processWrites";
import { errorFingerprint } from "#server/domain/processes/errorFingerprint";
import { enqueueAttempts, type DueAttempt } from "#server/domain/processes/processSchedule";
import { noCredentials, type Credentials } from "#server/domain/resources/credentials";
import { readRestServices } from "#server/domain/resources/restServices";

/** Context of an attempt: a request context without a caller. */
export type AttemptContext = Pick<Context, "db" | "config" | "log" | "now" | "queue">;

/** An attempt that is recorded as started but has not been sent yet. */
export interface StartedAttempt {
  readonly id: number;
  readonly processId: number;
  readonly scheduleNumber: number;
  readonly startedAt: Date;
  readonly idempotencyKey: string;
  /** `null` if no target is configured, or its credentials are incomplete. */
  readonly url: string | null;
  readonly credentials: Credentials;
  /** Request body as JSON text. */
  readonly body: string;
}

/** How an attempt ended. */
export interface AttemptEnd {
  readonly outcome: AttemptOutcome;
  /** `null` if there was no answer. */
  readonly httpStatus: number | null;
  /** On success, a problem with the answer; `null` if there is none. */
  readonly problem: AttemptProblem | null;
  /** Error message of the target; `null` if there is none or on success. */
  readonly errorText: string | null;
}

/** Maximum characters of the latest error that are stored with the process itself. */
const processErrorMaxLength = 1_000;

const stateOf = { SUCCEEDED: "SUCCEEDED", FAILED: "FAILED", REFUSED: "REFUSED" } as const;

/**
 * Starts the attempt of a queue job. An automatic retry keeps the idempotency key of the previous attempt; a restart by
 * a user or an upload generates a new one. An attempt interrupted by a server stop is repeated with its key and does
 * not count as another try. Returns null if there is nothing to do: the process has moved on or is erased, or the
 * attempt is running or has ended.
 */
export function startDueAttempt(
  ctx: AttemptContext,
  { processId, scheduleNumber }: Omit<DueAttempt, "at">,
): Promise<StartedAttempt | null> {
  return ctx.db.transaction().execute(async (tx) => {
    const [row] = await lockProcesses(tx, [processId]);
    if (row?.schedule_number !== scheduleNumber || row.erased_at !== null) return null;
    const last = await selectLastAttempt(tx, processId);
    if (last?.scheduleNumber === scheduleNumber) {
      if (last.state !== "INTERRUPTED" || row.status !== "IN_PROGRESS") return null;
      return startAttempt(ctx, tx, row, { ...last, tries: row.tries });
    }
    const trigger = triggerOf(row);
    if (trigger === null) return null;
    const tries = trigger === "UPLOAD" ? 1 : row.tries + 1;
    // An automatic retry keeps the key, so that an attempt whose answer was lost does not take effect twice.
    const keptKey = trigger === "SCHEDULE" ? last?.idempotencyKey : undefined;
    return startAttempt(ctx, tx, row, { trigger, tries, idempotencyKey: keptKey ?? randomUUID() });
  });
}

/** Starts the first attempt of a process created in this transaction, while the citizen waits for the result. */
export function startFirstAttempt(
  ctx: Pick<AttemptContext, "config" | "log">,
  tx: Transaction,
  row: LockedProcess,
): Promise<StartedAttempt> {
  return startAttempt(ctx, tx, row, { trigger: "FIRST", tries: 1, idempotencyKey: randomUUID() });
}

/** Returns what triggers the next attempt, or null if none is due. */
function triggerOf(row: LockedProcess): AttemptTrigger | null {
  if (row.scheduled_restart_at !== null) return "UPLOAD";
  if (row.status === "ERROR" && row.next_retry_at !== null) return "SCHEDULE";
  if (row.status !== "IN_PROGRESS") return null;
  return row.restarts === 0 ? "FIRST" : "USER";
}

interface AttemptStart {
  readonly trigger: AttemptTrigger;
  readonly tries: number;
  readonly idempotencyKey: string;
}

async function startAttempt(
  ctx: Pick<AttemptContext, "config" | "log">,
  tx: Transaction,
  row: LockedProcess,
  { trigger, tries, idempotencyKey }: AttemptStart,
): Promise<StartedAttempt> {
  const startedAt = await readDatabaseClock(tx);
  const [target] = await readRestServices(tx, [{ communeAgs: row.commune_ags, serviceId: row.service_id }]);
  const { secretKeys } = ctx.config;
  const credentials = (await target?.credentials({ db: tx, secretKeys, now: startedAt })) ?? null;
  // Incomplete credentials would make the target reject applications for good; with a missing target, they are retried.
  if (target?.url && credentials === null)
    ctx.log.warn({ processId: row.id, target: target.urn }, "credentials are incomplete");
  const restarts = row.scheduled_restart_at === null ? row.restarts : row.restarts + 1;
  const number = row.attempt_count + 1;
  const id = await insertAttempt(tx, {
    process_id: row.id,
    number,
    restart: restarts,
    schedule_number: row.schedule_number,
    idempotency_key: idempotencyKey,
    trigger,
    state: "RUNNING",
    started_at: startedAt,
    target: target?.urn ?? "",
  });
  await updateProcess(tx, row.id, {
    ...clearedSchedule,
    ...clearedError,
    status: "IN_PROGRESS",
    tries,
    restarts,
    attempt_count: number,
    updated_at: startedAt,
  });
  return {
    id,
    processId: row.id,
    scheduleNumber: row.schedule_number,
    startedAt,
    idempotencyKey,
    url: credentials === null ? null : (target?.url ?? null),
    credentials: credentials ?? noCredentials,
    body: (await selectVariablesText(tx, row.id)) ?? "{}",
  };
}

/**
 * Records the end of an attempt, updates its process and returns the new process status. If the process was cancelled
 * in the meantime, only the attempt is recorded. Returns null if another server has already marked the attempt as lost;
 * it is then repeated.
 */
export function finishAttempt(
  ctx: AttemptContext,
  attempt: StartedAttempt,
  end: AttemptEnd,
): Promise<ProcessStatus | null> {
  const { outcome, httpStatus, problem, errorText } = end;
  const hasFailed = outcome !== "SUCCEEDED";
  const text = errorText === null ? null : shortenText(errorText, attemptErrorMaxLength);
  const fingerprint = hasFailed && problem !== null ? errorFingerprint(problem, httpStatus, text) : null;
  return ctx.db.transaction().execute(async (tx) => {
    const [row] = await lockProcesses(tx, [attempt.processId]);
    const at = await readDatabaseClock(tx);
    const isRecorded = await endAttempt(tx, attempt.id, {
      state: stateOf[outcome],
      duration_ms: durationOf(attempt, at),
      http_status: httpStatus,
      problem,
      error_text: row?.record === "DELETED" ? null : text,
      error_fingerprint: fingerprint,
    });
    if (!row || !isRecorded) return null;
    if (!isCurrentAttempt(row, attempt)) return row.status;
    const status = statusAfterAttempt(row.status, outcome);
    const waitMs = status === "ERROR" ? retryWaitMs(row.type, row.tries) : null;
    const nextAt = waitMs === null ? null : new Date(at.getTime() + waitMs);
    const scheduleNumber = row.schedule_number + (nextAt === null ? 0 : 1);
    await updateProcess(tx, row.id, {
      status,
      updated_at: at,
      next_retry_at: nextAt,
      schedule_number: scheduleNumber,
      ...(hasFailed && {
        problem,
        http_status: httpStatus,
        error_fingerprint: fingerprint,
        error_text: text === null ? null : shortenText(text, processErrorMaxLength),
      }),
    });
    if (nextAt !== null) {
      await enqueueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber, at: nextAt }]);
    }
    return status;
  });
}

/**
 * Records that an attempt was interrupted because its server stopped, and enqueues it again with its idempotency key.
 * Exception: a synchronous process whose `trigger` is FIRST ends as UNKNOWN, since the citizen no longer waits and the
 * result is unknown.
 */
export function interruptAttempt(
  ctx: AttemptContext,
  attempt: Omit<OrphanedAttempt, "trigger">,
  trigger: AttemptTrigger | null,
): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const [row] = await lockProcesses(tx, [attempt.processId]);
    const at = await readDatabaseClock(tx);
    const problem = "SERVER_STOPPED";
    const fingerprint = errorFingerprint(problem, null, null);
    const isRecorded = await endAttempt(tx, attempt.id, {
      state: "INTERRUPTED",
      problem,
      error_fingerprint: fingerprint,
      duration_ms: durationOf(attempt, at),
    });
    if (!row || !isRecorded || !isCurrentAttempt(row, attempt)) return;
    if (row.type === "SYNCHRONOUS" && trigger === "FIRST") {
      const changes = { status: "UNKNOWN", problem, error_fingerprint: fingerprint, updated_at: at } as const;
      return updateProcess(tx, row.id, changes);
    }
    await enqueueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber: row.schedule_number }]);
  });
}

function isCurrentAttempt(row: LockedProcess, attempt: Pick<StartedAttempt, "scheduleNumber">): boolean {
  return row.schedule_number === attempt.scheduleNumber && row.status === "IN_PROGRESS";
}

function durationOf({ startedAt }: Pick<StartedAttempt, "startedAt">, at: Date): number {
  return Math.max(0, at.getTime() - startedAt.getTime());
}
