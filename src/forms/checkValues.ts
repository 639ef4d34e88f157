import { ValidationError, type Schema } from "yup";
import type { ValuesOf } from "./formValues";
import { isProblem, problem, type Problem } from "./problem";

export type Problems = Readonly<Record<string, Problem>>;

/** The first problem of each field under these rules; empty: none. */
export function checkValues<Values extends ValuesOf<Values>>(
  schema: Schema<Values>,
  values: Values,
): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const problems: Record<string, Problem> = {};
    for (const { path, message } of error.inner) {
      const found: unknown = message;
      problems[path ?? ""] ??= isProblem(found) ? found : problem("text_invalid");
    }
    return problems;
  }
}
