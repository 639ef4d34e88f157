/** Evaluates the rule in the editor with the answers of examples. */
import { evaluateFeeRule } from "#domain/feeRule";
import { amountsOn } from "#domain/feePrices";
import { answersOf } from "#domain/feeRules/feeRuleExamples";
import type { FeeRuleOutcome } from "#domain/feeRules/feeRuleOutcome";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleExampleValues } from "#domain/schemas/feeRule";
import type { Fee } from "../service/fee";

/** An example whose total differs under the edited rule. */
export interface ChangedExample {
  readonly name: string;
  readonly before: number;
  /** Null: the rule cannot be evaluated with these answers. */
  readonly after: number | null;
}

/** Evaluates a rule with answers on a day. */
export function evaluateTrial(
  rule: FeeRule,
  fees: readonly Fee[],
  { asOf, answers }: { readonly asOf: string; readonly answers: ReadonlyMap<string, boolean | string> },
): FeeRuleOutcome {
  return evaluateFeeRule(rule, {
    // An empty number counts as 0, like a missing one.
    answers: new Map([...answers].filter(([, answer]) => answer !== "")),
    amountOf: amountsOn(fees, asOf),
  });
}

/** Evaluates a rule with the answers of an example. */
export function evaluateExample(
  rule: FeeRule,
  fees: readonly Fee[],
  { asOf, answers }: Pick<FeeRuleExampleValues, "asOf" | "answers">,
): FeeRuleOutcome {
  return evaluateTrial(rule, fees, { asOf, answers: answersOf(answers) });
}

/** The examples whose totals differ from the saved ones. */
export function changedExamples(
  examples: readonly FeeRuleExampleValues[],
  evaluate: (example: FeeRuleExampleValues) => FeeRuleOutcome,
): ChangedExample[] {
  return examples.flatMap((example) => {
    const outcome = evaluate(example);
    const after = outcome.isCharged ? outcome.total : null;
    return after === example.total ? [] : [{ name: example.name, before: example.total, after }];
  });
}
