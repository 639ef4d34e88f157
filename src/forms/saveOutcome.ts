import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, type UserError } from "#relay/failure";
import type { Revisioned } from "./formValues";

/** The result of a save. */
export interface SaveOutcome<Values> {
  /** Empty: saved. */
  readonly errors: readonly UserError[];
  /** The stored values, where the answer has them; a conflict is resolved with them. */
  readonly current: Revisioned<Values> | null | undefined;
}

/** What a save sends in addition to the values. */
export interface SaveContext {
  /** Revision to send back. */
  readonly revision: number;
  /** Codes of warnings that the user has confirmed. */
  readonly confirmed: readonly string[];
}

export interface SplitErrors {
  readonly byField: Readonly<Record<string, Failure>>;
  readonly rest: readonly Failure[];
}

/**
 * Errors at their fields, the first of each, and those that belong to none.
 * @param fields names of the fields, or what finds the name of the field that a path leads to
 */
export function splitErrors(
  errors: readonly UserError[],
  fields: readonly string[] | ((path: readonly string[]) => string | undefined),
): SplitErrors {
  const find =
    typeof fields === "function"
      ? fields
      : (path: readonly string[]) => path.toReversed().find((part) => fields.includes(part));
  const byField: Record<string, Failure> = {};
  const rest: Failure[] = [];
  for (const error of errors) {
    const name = error.field ? find(error.field) : undefined;
    if (name === undefined) rest.push(payloadFailure(error));
    else byField[name] ??= payloadFailure(error);
  }
  return { byField, rest };
}
