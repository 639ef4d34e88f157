import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, type UserError } from "#relay/failure";
import type { Revisioned } from "./formValues";

/** The result of a save. */
export interface SaveOutcome<Values> {
  /** Empty if saved. */
  readonly errors: readonly UserError[];
  /** True: nothing was saved, and the form itself shows why. */
  readonly isRefused?: boolean;
  /** The stored values, if the response has them; used to resolve a conflict. */
  readonly current: Revisioned<Values> | null | undefined;
}

/** What a save sends besides the values. */
export interface SaveContext<Values = unknown> {
  /** The last known stored values. */
  readonly stored: Values;
  /** Revision to send with the save. */
  readonly revision: number;
  /** Codes of warnings that the user has confirmed. */
  readonly confirmed: readonly string[];
}

export interface SplitErrors {
  readonly byField: Readonly<Record<string, Failure>>;
  readonly rest: readonly Failure[];
}

/**
 * Splits errors into the first one of each field, and those that belong to no field.
 * @param fields field names, or a function that maps a path to its field name
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
