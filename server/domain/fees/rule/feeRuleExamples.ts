/** Validates and evaluates the examples of a fee rule. */
import { object } from "yup";
import { amountsOn } from "#domain/feePrices";
import { evaluateFeeRule } from "#domain/feeRule";
import { readDecimal } from "#domain/feeRules/decimals";
import { answersOf } from "#domain/feeRules/feeRuleExamples";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import {
  feeRuleExamplesSchema,
  type FeeRuleAnswerValues,
  type FeeRuleExampleValues,
} from "#domain/schemas/feeRule";
import { FieldChecks } from "#server/domain/fieldChecks";
import { userError, type UserError } from "#server/domain/mutationResult";
import type { FeeRuleInputs } from "./feeRuleInputs";
import { sortExamples } from "./feeRules";

/** An example to save; its total is calculated. */
export type FeeRuleExampleInput = Omit<FeeRuleExampleValues, "total">;

const examplesSchema = object({ examples: feeRuleExamplesSchema });

/**
 * Reads examples for storage, without evaluating them. Errors: those of `feeRuleExamplesSchema`, and at the first such
 * answer of an example required, text_invalid (both a boolean and a number), not_unique, not_decimal,
 * number_out_of_range.
 */
export function readExamples(inputs: readonly FeeRuleExampleInput[]): {
  readonly examples: readonly FeeRuleExampleInput[];
  readonly errors: readonly UserError[];
} {
  const checks = new FieldChecks();
  const { examples } = checks.read(examplesSchema, {
    examples: inputs.map((input) => ({ ...input, total: 0 })),
  });
  for (const [at, { answers }] of examples.entries()) {
    const problem = answersProblem(answers);
    if (problem) checks.rule(`examples[${at}].answers[${problem.index}]`, false, problem.code);
  }
  return { examples, errors: checks.errors };
}

/** The first problem of a list of answers. */
function answersProblem(answers: readonly FeeRuleAnswerValues[]) {
  const seen = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const code = seen.has(answer.variable) ? "not_unique" : answerProblem(answer);
    if (code !== null) return { index, code } as const;
    seen.add(answer.variable);
  }
  return null;
}

/** Maximum length of an answer's key. Field keys are shorter. */
const variableMaxLength = 100;

function answerProblem({ variable, booleanValue, numberValue }: FeeRuleAnswerValues) {
  if (variable === "") return "required";
  if (variable.length > variableMaxLength) return "text_invalid";
  if (booleanValue === null) {
    if (numberValue === null) return "required";
    const read = readDecimal(numberValue);
    return typeof read === "string" ? read : null;
  }
  return numberValue === null ? null : "text_invalid";
}

/** Total of an example by a rule with the prices of its day; null if it cannot be evaluated. */
export function totalOf(
  rule: FeeRule,
  { asOf, answers }: Pick<FeeRuleExampleValues, "asOf" | "answers">,
  inputs: Pick<FeeRuleInputs, "fees">,
): number | null {
  const outcome = evaluateFeeRule(rule, {
    answers: answersOf(answers),
    amountOf: amountsOn(inputs.fees, asOf),
  });
  return outcome.isCharged ? outcome.total : null;
}

/** Adds the totals to examples and sorts them by name. Errors: fee_rule_example_failed. */
export function evaluateExamples(
  rule: FeeRule,
  examples: readonly FeeRuleExampleInput[],
  inputs: FeeRuleInputs,
): { readonly examples: readonly FeeRuleExampleValues[]; readonly errors: readonly UserError[] } {
  const errors: UserError[] = [];
  const evaluated = examples.flatMap((example, at) => {
    const total = totalOf(rule, example, inputs);
    if (total !== null) return [normalized({ ...example, total })];
    const { name } = example;
    errors.push(userError("fee_rule_example_failed", ["examples", String(at)], { name }));
    return [];
  });
  return { examples: sortExamples(evaluated), errors };
}

/** Whether two lists of examples are the same, in the same order. */
export function areSameExamples(
  some: readonly FeeRuleExampleValues[],
  others: readonly FeeRuleExampleValues[],
): boolean {
  return JSON.stringify(some.map(normalized)) === JSON.stringify(others.map(normalized));
}

/** JSON columns do not keep the order of properties. */
function normalized(example: FeeRuleExampleValues): FeeRuleExampleValues {
  const { exampleId, name, asOf, answers, total } = example;
  const inOrder = answers.map(({ variable, booleanValue, numberValue }) => ({
    variable,
    booleanValue,
    numberValue,
  }));
  return { exampleId, name, asOf, answers: inOrder, total };
}

/** The stored examples whose total has changed. */
export function changedTotals(
  stored: readonly FeeRuleExampleValues[],
  now: readonly FeeRuleExampleValues[],
): readonly FeeRuleExampleValues[] {
  const totals = new Map(stored.map(({ exampleId, total }) => [exampleId, total]));
  return now.filter(({ exampleId, total }) => (totals.get(exampleId) ?? total) !== total);
}
