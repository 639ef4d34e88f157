/** Problems of a document that only the server finds. */
import { resourceProblemCodes, type ResourceProblem } from "#domain/resources/resourceProblems";
import type { UserError } from "#relay/failure";
import { paramsByName } from "#relay/apiError";

/** Converts errors of a save to problems with positions in the sent text. */
export function problemsOfErrors(errors: readonly UserError[], text: string): ResourceProblem[] {
  return errors.flatMap((error) => {
    if (error.code !== "resource_invalid") return [];
    const { problem, line = "1", column = "1", path: pointer = "", ...params } = paramsByName(error.params);
    const code = resourceProblemCodes.find((known) => known === problem);
    if (code === undefined) return [];
    const [from, to] = placeOf(text, Number(line), Number(column));
    return [
      { code, params, severity: "error", pointer, from, to, line: Number(line), column: Number(column) },
    ];
  });
}

/** The range from a position to the end of its line. */
function placeOf(text: string, line: number, column: number): readonly [number, number] {
  const lines = text.split("\n");
  const start = lines.slice(0, Math.max(line - 1, 0)).reduce((length, each) => length + each.length + 1, 0);
  const end = start + (lines[line - 1]?.trimEnd().length ?? 0);
  const from = Math.min(start + Math.max(column - 1, 0), text.length);
  return [from, Math.min(Math.max(end, from), text.length)];
}
