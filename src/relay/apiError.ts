/** The error thrown by a failed request. */
import { isErrorCode } from "#domain/errorCodes";
import type { Failure, FailureCode } from "#i18n/errorMessages";

/** A Failure that can be thrown. */
export class ApiError extends Error implements Failure {
  override readonly name = "ApiError";
  readonly at = Date.now();

  constructor(
    readonly code: FailureCode,
    readonly params: Failure["params"] = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

interface WireParam {
  readonly name: string;
  readonly value: string;
}

function isWireParam(value: unknown): value is WireParam {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "value" in value &&
    typeof value.value === "string"
  );
}

/** Converts the contract's list of names and values to a record, dropping malformed entries. */
export function paramsByName(params: unknown): Failure["params"] {
  if (!Array.isArray(params)) return {};
  return Object.fromEntries(params.filter(isWireParam).map(({ name, value }) => [name, value]));
}

/** Converts a top-level GraphQL error to an ApiError; an unknown code becomes an unexpected answer. */
export function toApiError(wire: unknown): ApiError {
  const extensions =
    typeof wire === "object" && wire !== null && "extensions" in wire ? wire.extensions : undefined;
  if (typeof extensions !== "object" || extensions === null) return new ApiError("unexpected_answer");
  const code = "code" in extensions ? extensions.code : undefined;
  const params = "params" in extensions ? paramsByName(extensions.params) : {};
  return new ApiError(isErrorCode(code) ? code : "unexpected_answer", params);
}

/** The failure of a field that was read with `@catch`. */
export function caughtFailure(errors: readonly unknown[]): ApiError {
  const failures = errors.map((error) =>
    typeof error === "object" && error !== null && "failure" in error ? error.failure : null,
  );
  return failures.find((one) => one instanceof ApiError) ?? new ApiError("unexpected_answer");
}

/** Whether a caught value is a failure with this code. */
export function hasCode(error: unknown, code: FailureCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Whether app and server belong to different releases; reloading the page may help. */
export function isReleaseMismatch({ code }: Pick<Failure, "code">): boolean {
  return code === "unknown_operation" || code === "contract_mismatch";
}

const outageCodes: readonly unknown[] = ["unreachable", "database_unavailable"] satisfies FailureCode[];

/** Whether the server or its database is unavailable, so repeatable calls wait until it is back. */
export function isOutage(failure: unknown): boolean {
  return (
    typeof failure === "object" && failure !== null && "code" in failure && outageCodes.includes(failure.code)
  );
}
