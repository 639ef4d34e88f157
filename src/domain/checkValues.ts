/** Runs a schema over values, in forms, on the server and for files alike. */
import { ValidationError, type Schema } from "yup";
import { isProblem, problem, type Problem } from "./problem";

/** Problems by field. */
export type Problems = Readonly<Record<string, Problem>>;

/** The first problem of each field under these rules; empty: none. The fields come in no certain order. */
export function checkValues<Values>(schema: Schema<Values>, values: Values): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const problems: Record<string, Problem> = {};
    for (const { path, message } of error.inner) problems[path ?? ""] ??= problemOf(message);
    return problems;
  }
}

/** The first problem of the value of one field, which is cast already; undefined: none. */
export function checkValue(field: Schema, value: unknown): Problem | undefined {
  try {
    field.validateSync(value, { strict: true, disableStackTrace: true });
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return problemOf(error.message);
  }
}

function problemOf(message: unknown): Problem {
  return isProblem(message) ? message : problem("text_invalid");
}
