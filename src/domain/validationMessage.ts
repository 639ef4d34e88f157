/** A validation message: an error code, which the UI translates, and the parameters of its text. */
import type { ErrorCode } from "./errorCodes";

export interface ValidationMessage {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string>>;
}

/** Creates the message of a schema rule: `string().required(validationMessage("required"))`. */
export function validationMessage(
  code: ErrorCode,
  params: ValidationMessage["params"] = {},
): ValidationMessage & Record<PropertyKey, unknown> {
  return { code, params };
}

/** Whether the message of a failed rule was created by `validationMessage`. */
export function isValidationMessage(message: unknown): message is ValidationMessage {
  return typeof message === "object" && message !== null && "code" in message && "params" in message;
}
