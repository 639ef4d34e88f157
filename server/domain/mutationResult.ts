/** Expected failures as data: a mutation returns them in its payload instead of making the change. */
import { Transaction as OpenTransaction } from "kysely";
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { failureParams, type FailureParam } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";

/** A payload error as defined by the GraphQL contract. */
export interface UserError {
  readonly code: ErrorCode;
  /** Path of the invalid value below `input`, with zero-based list indexes; `null` for the whole input. */
  readonly field: readonly string[] | null;
  readonly params: readonly FailureParam[];
}

/** Result of a mutation. If there are errors, nothing was changed, and `value` is the stored value, if any. */
export interface Outcome<T> {
  readonly value: T | null;
  readonly errors: readonly UserError[];
}

/**
 * Creates a payload error.
 * @param field path below `input`; absent for the whole input
 * @param params values for the placeholders in the message of the code
 */
export function userError(
  code: ErrorCode,
  field: readonly string[] | null = null,
  params: Readonly<Record<string, string>> = {},
): UserError {
  return { code, field, params: failureParams(params) };
}

/** Returns the outcome of a successful change. */
export function done<T>(value: T): Outcome<T> {
  return { value, errors: [] };
}

/** Returns the outcome of a rejected change. */
export function refused(...errors: readonly UserError[]): Outcome<never> {
  return { value: null, errors };
}

/** Who last changed an object, and when. */
export interface LastSaved {
  readonly updatedByName: string | null;
  readonly updatedAt: Date;
}

/** Returns the outcome of a stale save: the stored object, and an error that names who changed it last. */
export function conflict<T>(current: T, last: LastSaved): Outcome<T> {
  return { value: current, errors: [conflictError(last)] };
}

/** Creates only the error of a stale save. */
export function conflictError({ updatedByName, updatedAt }: LastSaved): UserError {
  return userError("conflict", null, { by: updatedByName ?? "", at: updatedAt.toISOString() });
}

/** Thrown inside `inTransaction`: rolls back the transaction and returns these errors in the payload. */
export class Refusal extends Error {
  constructor(readonly errors: readonly UserError[]) {
    super(errors.map((error) => error.code).join(", "));
  }
}

/** Throws Refusal if there are errors. */
export function refuseIf(errors: readonly UserError[]): void {
  if (errors.length > 0) throw new Refusal(errors);
}

/**
 * Runs a change in one transaction, which is rolled back if the work throws or returns errors. A `Refusal` becomes the
 * errors of the outcome; all other exceptions are rethrown. The work is retried after a deadlock, so it must not keep
 * state outside the transaction. Within a transaction (see restoreActivity), the work joins it, and errors must roll it
 * back.
 */
export async function inTransaction<T>(
  ctx: Pick<Context, "db">,
  work: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let outcome: Outcome<T> | undefined;
  try {
    if (ctx.db instanceof OpenTransaction) return await work(ctx.db);
    return await retryOnDeadlock(() => {
      outcome = undefined;
      return ctx.db.transaction().execute(async (tx) => {
        outcome = await work(tx);
        refuseIf(outcome.errors);
        return outcome;
      });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return outcome ?? { value: null, errors: error.errors };
  }
}
