/** What is wrong with a value: a code, which the interface words, and the values of its sentence. */
import type { ErrorCode } from "./errorCodes";

export interface ValidationMessage {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string>>;
}

/** A problem as the message of a rule: `string().required(validationMessage("required"))`. */
export function validationMessage(
  code: ErrorCode,
  params: ValidationMessage["params"] = {},
): ValidationMessage & Record<PropertyKey, unknown> {
  return { code, params };
}

/** Whether the message of a failed rule is a problem. */
export function isValidationMessage(message: unknown): message is ValidationMessage {
  return typeof message === "object" && message !== null && "code" in message && "params" in message;
}
