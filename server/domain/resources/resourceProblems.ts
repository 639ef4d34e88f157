/** Converts problems of documents to payload errors. */
import { isValidReading, readResource } from "#domain/resources/readResource";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { pointerOf } from "#domain/resources/resourceSchemas";
import type { ResourceProblem } from "#domain/resources/resourceProblems";
import { secretPathsOf } from "#domain/resources/resourceSecrets";
import { userError, type UserError } from "#server/domain/mutationResult";

/** Maximum number of problems in an answer. */
const documentProblemsMax = 20;

/** Returns the problems that prevent a document from being saved, without warnings. */
export function documentErrors(kind: ResourceKind, text: string): readonly ResourceProblem[] {
  const reading = readResource(kind, text);
  return isValidReading(reading) ? [] : reading.problems.filter(({ severity }) => severity === "error");
}

/** Creates the errors of a document, at most 20. They never contain entered secrets. */
export function problemErrors(
  kind: ResourceKind,
  problems: readonly ResourceProblem[],
  field: readonly string[] | null,
): UserError[] {
  const secrets = secretPathsOf(kind).map(pointerOf);
  const isSecret = (pointer: string) => secrets.some((each) => `${pointer}/`.startsWith(`${each}/`));
  return problems.slice(0, documentProblemsMax).map(({ code, params, line, column, pointer }) =>
    userError("resource_invalid", field, {
      problem: code,
      line: String(line),
      column: String(column),
      path: pointer,
      ...(isSecret(pointer) ? withoutValues(params) : params),
    }),
  );
}

function withoutValues({ value, tag, key, ...params }: ResourceProblem["params"]): ResourceProblem["params"] {
  return {
    ...params,
    ...(value !== undefined && { value: "" }),
    ...(tag !== undefined && { tag: "" }),
    ...(key !== undefined && { key: "" }),
  };
}
