/** Extracts the answers that a fee rule needs from the variables of an application. */
import { readDecimal } from "#domain/feeRules/decimals";
import type { FeeRuleFacts } from "#domain/feeRules/feeRuleOutcome";
import type { FeeRuleVariable } from "#domain/feeRules/feeRuleWalk";
import { answersOfApplication } from "#server/domain/fees/rule/feeRuleInputs";
import { userError, type UserError } from "#server/domain/mutationResult";

/** Answers that record which missing keys the rule has read. */
export class ApplicationAnswers extends Map<string, boolean | string> {
  readonly #missing = new Set<string>();

  override get(key: string): boolean | string | undefined {
    const answer = super.get(key);
    if (answer === undefined) this.#missing.add(key);
    return answer;
  }

  /** Error required for each missing key that was read. */
  missingErrors(): readonly UserError[] {
    return [...this.#missing].map((key) => userError("required", ["variables", key]));
  }
}

/**
 * Reads the answers that a rule uses. Errors: not_decimal and number_out_of_range for numbers, bad_request for
 * invalid booleans.
 */
export function readAnswers(
  variables: unknown,
  used: readonly FeeRuleVariable[],
): { readonly answers: ApplicationAnswers; readonly errors: readonly UserError[] } {
  const keys = new Set(used.map(({ key }) => key));
  const answers = new ApplicationAnswers(
    answersOfApplication(Object.fromEntries(firstValues(variables, keys))),
  );
  const errors = used.flatMap(({ key, type }) => (answers.has(key) ? answerErrors(key, type, answers) : []));
  return { answers, errors };
}

function answerErrors(
  key: string,
  type: FeeRuleVariable["type"],
  answers: FeeRuleFacts["answers"],
): readonly UserError[] {
  const answer = answers.get(key);
  const path = ["variables", key];
  if (type === "BOOLEAN") {
    const detail = `${path.join(".")} must be a boolean.`;
    return typeof answer === "boolean" ? [] : [userError("bad_request", path, { detail })];
  }
  const read = typeof answer === "string" ? readDecimal(answer) : "not_decimal";
  return typeof read === "string" ? [userError(read, path)] : [];
}

/** The first value of each key, at any depth; the keys of an object come before those within it. */
function firstValues(
  value: unknown,
  keys: ReadonlySet<string>,
  found = new Map<string, unknown>(),
): ReadonlyMap<string, unknown> {
  if (typeof value !== "object" || value === null) return found;
  const entries = Object.entries(value);
  for (const [key, each] of entries) {
    if (keys.has(key) && !found.has(key)) found.set(key, each);
  }
  for (const [, each] of entries) {
    if (found.size < keys.size) firstValues(each, keys, found);
  }
  return found;
}
