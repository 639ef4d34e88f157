import { isErrorCode } from "#domain/errorCodes";
import type { Revisioned } from "./formValues";
import type { Failure } from "#i18n/errorMessages";

/** An error of a payload, as the contract's UserError has it. */
export interface WireError {
  readonly code: string;
  /** Path below the input to the value at fault; null: the whole input. */
  readonly field: readonly string[] | null | undefined;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** What a save has come to. */
export interface SaveOutcome<Values> {
  /** Empty: saved. */
  readonly errors: readonly WireError[];
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

/** An error with its params by name; a code that this version does not know is an unexpected answer. */
export function problemOf({ code, params }: WireError): Failure {
  return {
    code: isErrorCode(code) ? code : "unexpected_answer",
    params: Object.fromEntries(params.map(({ name, value }) => [name, value])),
  };
}

/** The field of the form that a path means; undefined: none. */
function fieldOf(path: WireError["field"], names: readonly string[]): string | undefined {
  if (!path) return undefined;
  return [path.join("."), ...path.toReversed()].find((part) => names.includes(part));
}

export interface SplitErrors {
  readonly byField: Readonly<Record<string, Failure>>;
  readonly rest: readonly Failure[];
}

/** Errors at their fields, the first of each, and those that belong to none. */
export function splitErrors(errors: readonly WireError[], names: readonly string[]): SplitErrors {
  const byField: Record<string, Failure> = {};
  const rest: Failure[] = [];
  for (const error of errors) {
    const name = fieldOf(error.field, names);
    if (name === undefined) rest.push(problemOf(error));
    else byField[name] ??= problemOf(error);
  }
  return { byField, rest };
}
