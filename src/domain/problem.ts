/** What is wrong with a value: a code, which the interface words, and the values of its sentence. */
import type { ErrorCode } from "./errorCodes";

export interface Problem {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string>>;
}

/** A problem as the message of a rule: `string().required(problem("required"))`. */
export function problem(
  code: ErrorCode,
  params: Problem["params"] = {},
): Problem & Record<PropertyKey, unknown> {
  return { code, params };
}

/** Whether the message of a failed rule is a problem. */
export function isProblem(message: unknown): message is Problem {
  return typeof message === "object" && message !== null && "code" in message && "params" in message;
}
