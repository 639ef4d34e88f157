/** Examples of a fee rule: answers with the resulting total. */
import type { FeeRuleFacts } from "./feeRuleOutcome";

/** Maximum number of examples of a rule. */
export const feeRuleExamplesMax = 100;

/** Maximum length of the id of an example. */
export const feeRuleExampleIdMaxLength = 64;

/** Maximum number of answers of an example. */
export const feeRuleAnswersMax = 100;

/** Maximum length of the name of an example. */
export const feeRuleExampleNameMaxLength = 100;

/** Versions of a rule that are kept. */
export const feeRuleVersionsMax = 50;

/** Maximum length of the reason for which totals of examples change. */
export const feeRuleReasonMaxLength = 500;

/** An answer as in the contract; exactly one of both values is set. */
interface Answer {
  readonly variable: string;
  readonly booleanValue?: boolean | null | undefined;
  readonly numberValue?: string | null | undefined;
}

/** Converts the answers of an example for the evaluation. */
export function answersOf(answers: readonly Answer[]): FeeRuleFacts["answers"] {
  return new Map(
    answers.flatMap(({ variable, booleanValue, numberValue }) => {
      const value = booleanValue ?? numberValue ?? null;
      return value === null ? [] : [[variable, value] as const];
    }),
  );
}
