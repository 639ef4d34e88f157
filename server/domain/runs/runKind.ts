/** Declaration of a kind of run. Queue, states, batches, retries and recovery are the same for all kinds. */
import type { Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import type { ItemResult, WaitingItem } from "#server/storage/runs/runItems";
import type { RunFailure, RunKind } from "#server/storage/columnTypes";
import type { StoredRun } from "#server/storage/runs/runs";
import type { Actor } from "#server/domain/activity/activity";
import { type UserError, userError } from "#server/domain/mutationResult";

export type RunContext = Pick<Context, "db" | "log" | "now" | "queue">;

/** Items to handle in one transaction, in which the run is locked. */
export interface RunBatch {
  readonly run: StoredRun;
  readonly items: readonly WaitingItem[];
  /** The user who started the run. */
  readonly actor: Actor;
  readonly now: Date;
}

/** A kind of run. */
export interface DeclaredRuns {
  readonly kind: RunKind;
  /** Name of the queue: letters, digits and hyphens. */
  readonly queue: string;
  /** Runs that a server process works on at the same time. */
  readonly slots: number;
  /** Items per transaction. If it fails, its items are retried one by one. */
  readonly batchSize: number;
  /** Days to keep ended runs; null: forever. */
  readonly daysKept: number | null;
  /** Required by the user who starts the run until it ends, and by users who watch it. */
  readonly permission: Permission;
  /** Behaviour if the user loses the permission: true fails the whole run, false only the waiting items. */
  readonly failsAsWhole: boolean;
  /** Handles the items and returns their results. A Refusal rolls back the batch; a single item then fails with it. */
  readonly handle: (ctx: RunContext, tx: Transaction, batch: RunBatch) => Promise<readonly ItemResult[]>;
  /** Until when a scheduled run that is due and has not begun is held; null: it may begin. Default: never held. */
  readonly heldUntil?: (tx: Transaction, now: Date) => Promise<Date | null>;
  /** Error code if handling an item throws. Default: internal_error. */
  readonly failureCode?: (run: StoredRun) => RunFailure["code"];
}

/** The result of a handled item; `error`: null if it succeeded. */
export function resultOf({ place }: Pick<WaitingItem, "place">, error: RunFailure | null): ItemResult {
  return error === null
    ? { place, state: "SUCCEEDED", code: null, params: {} }
    : { place, state: "FAILED", ...error };
}

/** Why an item was not handled, as a payload error; null: no failure. */
export function itemError(item: {
  readonly errorCode: RunFailure["code"] | null;
  readonly errorParams: RunFailure["params"];
}): UserError | null {
  return item.errorCode && userError(item.errorCode, null, item.errorParams);
}

/** Converts a payload error to its stored form. */
export function toFailure({ code, params }: UserError): RunFailure {
  return { code, params: Object.fromEntries(params.map(({ name, value }) => [name, value])) };
}
