/** What is wrong with a value: a code and values for its sentence, worded when it is shown. */
import type { Failure, FailureCode } from "#i18n/errorMessages";

export type Problem = Failure;

/** A problem as the message of a rule: `string().required(problem("required"))`. */
export function problem(
  code: FailureCode,
  params: Failure["params"] = {},
): Problem & Record<PropertyKey, unknown> {
  return { code, params };
}

/** Whether what a rule gave as its message is a problem. */
export function isProblem(message: unknown): message is Problem {
  return typeof message === "object" && message !== null && "code" in message && "params" in message;
}
