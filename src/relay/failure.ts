/** Converts whatever went wrong with a request to a Failure. */
import type { MessageDescriptor } from "@lingui/core";
import { ChunkLoadError } from "#browser/loadChunk";
import { isErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import { ApiError, paramsByName } from "./apiError";

/** An error in a mutation payload, `UserError` in the schemas. */
export interface UserError {
  readonly code: string;
  /** Path below the input to the invalid value; null for the whole input. */
  readonly field: readonly string[] | null | undefined;
  readonly params: readonly { readonly name: string; readonly value: string }[];
  /** Replaces the message of the code; never from the server. */
  readonly wording?: MessageDescriptor;
}

/** Converts a caught value. Unknown errors count as an unexpected answer. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error;
  // Some requests load their code first.
  const code = error instanceof ChunkLoadError ? "unreachable" : "unexpected_answer";
  return new ApiError(code, {}, { cause: error });
}

/** Converts a payload error. An unknown code counts as an unexpected answer. */
export function payloadFailure(error: Pick<UserError, "code"> & Partial<UserError>): Failure {
  const { code, params, wording } = error;
  return {
    code: isErrorCode(code) ? code : "unexpected_answer",
    params: paramsByName(params),
    at: Date.now(),
    ...(wording && { wording }),
  };
}
