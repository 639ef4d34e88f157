import type { Failure } from "#i18n/errorMessages";
import { ApiError } from "#relay/apiError";

/** A failure and when it was met, which waiting times count from. */
export interface MetFailure extends Failure {
  readonly at: number;
}

/** A caught value as a failure that has its sentence. */
export function metFailure(error: unknown): MetFailure {
  const { code, params } =
    error instanceof ApiError ? error : new ApiError("unexpected_answer", {}, { cause: error });
  return { code, params, at: Date.now() };
}
