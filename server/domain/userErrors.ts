/** Expected failures as data: what a mutation answers in its payload instead of doing what was asked. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Context } from "#server/context";
import { failureParams, type FailureParam } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { againAfterDeadlock } from "#server/storage/database/deadlocks";

/** One thing that is wrong, in the form of the contract. */
export interface UserError {
  readonly code: ErrorCode;
  /** Path below input to the value at fault, list positions as numbers from 0; null: the whole input. */
  readonly field: readonly string[] | null;
  readonly params: readonly FailureParam[];
}

/** What a mutation answers: with errors nothing was changed, and the value is what is stored now, if anything. */
export interface Outcome<T> {
  readonly value: T | null;
  readonly errors: readonly UserError[];
}

/**
 * Makes an error of a payload.
 * @param field path below input; absent: the whole input
 * @param params values the code's wording needs, by placeholder
 */
export function userError(
  code: ErrorCode,
  field: readonly string[] | null = null,
  params: Readonly<Record<string, string>> = {},
): UserError {
  return { code, field, params: failureParams(params) };
}

/** The answer of a change that was made. */
export function done<T>(value: T): Outcome<T> {
  return { value, errors: [] };
}

/** The answer of a change that was not made. */
export function refused(...errors: readonly UserError[]): Outcome<never> {
  return { value: null, errors };
}

/** Who changed a thing last, and when. */
export interface LastSaved {
  readonly updatedByName: string | null;
  readonly updatedAt: Date;
}

/** The answer of a save over somebody else's change: the thing as stored now, and who was quicker. */
export function conflict<T>(current: T, last: LastSaved): Outcome<T> {
  return { value: current, errors: [conflictError(last)] };
}

/** The error of such a save by itself. */
export function conflictError({ updatedByName, updatedAt }: LastSaved): UserError {
  return userError("conflict", null, { by: updatedByName ?? "", at: updatedAt.toISOString() });
}

/** Thrown from what a change calls: takes everything back, and the payload has these errors. */
export class Refusal extends Error {
  constructor(readonly errors: readonly UserError[]) {
    super(errors.map((error) => error.code).join(", "));
  }
}

/** Refuses where there are errors. */
export function refuseIf(errors: readonly UserError[]): void {
  if (errors.length > 0) throw new Refusal(errors);
}

/**
 * Runs a change in one transaction, which is taken back as a whole when the work throws or answers errors. A `Refusal`
 * becomes the outcome's errors; all else that is thrown goes on to the caller. The work runs again where the database
 * gave it up for a deadlock, so it keeps nothing outside of the transaction.
 */
export async function change<T>(
  ctx: Pick<Context, "db">,
  work: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let outcome: Outcome<T> | undefined;
  try {
    return await againAfterDeadlock(() => {
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
