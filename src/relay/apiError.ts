/** The one form in which a failure of a call reaches the rest of the app. */
import { isErrorCode, type ErrorCode } from "#domain/errorCodes";

/** Failures that only the browser sees: no answer at all, or one that is none of ours. */
export type ClientErrorCode = "unreachable" | "unexpected_answer";

export type ApiErrorCode = ErrorCode | ClientErrorCode;

export type ErrorParams = Readonly<Record<string, string>>;

export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly code: ApiErrorCode,
    /** Values that the wording needs, by name. */
    readonly params: ErrorParams = {},
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

/** Params of the contract (a list of names and values) by name; what is malformed is left out. */
function paramsByName(params: unknown): ErrorParams {
  if (!Array.isArray(params)) return {};
  return Object.fromEntries(params.filter(isWireParam).map(({ name, value }) => [name, value]));
}

/** A top-level error of an answer as an ApiError; a code that this version does not know is an unexpected answer. */
export function toApiError(wire: unknown): ApiError {
  const extensions =
    typeof wire === "object" && wire !== null && "extensions" in wire ? wire.extensions : undefined;
  if (typeof extensions !== "object" || extensions === null) return new ApiError("unexpected_answer");
  const code = "code" in extensions ? extensions.code : undefined;
  const params = "params" in extensions ? paramsByName(extensions.params) : {};
  return new ApiError(isErrorCode(code) ? code : "unexpected_answer", params);
}

/** Whatever was caught, as a failure that can be worded. */
export function failureOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("unexpected_answer");
}

/** Whether a caught value is a failure with this code. */
export function hasCode(error: unknown, code: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

const outageCodes: readonly unknown[] = ["unreachable", "database_unavailable"] satisfies ApiErrorCode[];

/** Whether the server, or the database behind it, is away: what may be repeated waits until it is back. */
export function isOutage(failure: unknown): boolean {
  return (
    typeof failure === "object" && failure !== null && "code" in failure && outageCodes.includes(failure.code)
  );
}
