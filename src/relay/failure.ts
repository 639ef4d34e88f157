/** Turns whatever went wrong with a request into a Failure. */
import { isErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import { ApiError, paramsByName } from "./apiError";

/** An error in a mutation payload, `UserError` in the schemas. */
export interface UserError {
  readonly code: string;
  /** Path below the input to the invalid value; null: the whole input. */
  readonly field: readonly string[] | null | undefined;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** Converts a caught value. What is not an ApiError counts as an unexpected answer. */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError ? error : new ApiError("unexpected_answer", {}, { cause: error });
}

/** Converts an error of a payload. A code that this version does not know counts as an unexpected answer. */
export function payloadFailure({ code, params }: Pick<UserError, "code" | "params">): Failure {
  return {
    code: isErrorCode(code) ? code : "unexpected_answer",
    params: paramsByName(params),
    at: Date.now(),
  };
}
