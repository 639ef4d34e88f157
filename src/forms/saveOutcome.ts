import type { Revisioned } from "./formValues";
import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, type UserError } from "#relay/failure";

/** What a save has come to. */
export interface SaveOutcome<Values> {
  /** Empty: saved. */
  readonly errors: readonly UserError[];
  /** What is stored now, where the answer tells; a conflict is worked out with it. */
  readonly current: Revisioned<Values> | null | undefined;
}

/** What goes with the values into a save. */
export interface SaveContext {
  /** Revision to send back. */
  readonly revision: number;
  /** Codes of warnings that the user has confirmed. */
  readonly confirmed: readonly string[];
}

/** The field of the form that a path means; undefined: none. */
function fieldOf(path: UserError["field"], names: readonly string[]): string | undefined {
  if (!path) return undefined;
  return [path.join("."), ...path.toReversed()].find((part) => names.includes(part));
}

export interface SplitErrors {
  readonly byField: Readonly<Record<string, Failure>>;
  readonly rest: readonly Failure[];
}

/** Errors at their fields, the first of each, and those that belong to none. */
export function splitErrors(errors: readonly UserError[], names: readonly string[]): SplitErrors {
  const byField: Record<string, Failure> = {};
  const rest: Failure[] = [];
  for (const error of errors) {
    const name = fieldOf(error.field, names);
    if (name === undefined) rest.push(payloadFailure(error));
    else byField[name] ??= payloadFailure(error);
  }
  return { byField, rest };
}
