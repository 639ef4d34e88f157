import { isErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import type { Revisioned } from "./formValues";

/** An error of a payload, as the contract's UserError has it. */
export interface WireError {
  readonly code: string;
  /** Path below the input to the value at fault; null: the whole input. */
  readonly field: readonly string[] | null | undefined;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** The result of a save. */
export interface SaveOutcome<Values> {
  /** Empty: saved. */
  readonly errors: readonly WireError[];
  /** The stored values, where the answer has them; a conflict is resolved with them. */
  readonly current: Revisioned<Values> | null | undefined;
}

/** What a save sends besides the values. */
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

export interface SplitErrors {
  readonly byField: Readonly<Record<string, Failure>>;
  readonly rest: readonly Failure[];
}

/**
 * Errors at their fields, the first of each, and those that belong to none.
 * @param fields names of the fields, or what finds the name of the field that a path leads to
 */
export function splitErrors(
  errors: readonly WireError[],
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
    if (name === undefined) rest.push(problemOf(error));
    else byField[name] ??= problemOf(error);
  }
  return { byField, rest };
}
