/** Codes of failures as they stand on the wire (section 8); the contract's enum ErrorCode holds the same. */
export const errorCodes = [
  "insufficient_permissions",
  "invalid_credentials",
  "unauthorized",
  "bad_request",
  "unknown_operation",
  "invalid_token",
  "internal_error",
  "too_many_attempts",
  "password_too_short",
  "password_not_allowed",
  "text_too_long",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Whether a text from the wire is a code that this version knows. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return errorCodes.some((known) => known === code);
}
