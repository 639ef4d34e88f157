/** Input and result of evaluating fee rules. */
import type { FeeAmount } from "../feePrices";
import type { FeeRuleProblem } from "./feeRuleProblems";

/** Answers of an application, and amounts of fees. */
export interface FeeRuleFacts {
  /** Answers by key of the input: a boolean, or a decimal with a point. A missing one counts as no or 0. */
  readonly answers: ReadonlyMap<string, boolean | string>;
  /** The amount charged for a fee on the day of the application; null if there is no such fee. See `amountsOn`. */
  readonly amountOf: (feeId: string) => Pick<FeeAmount, "cents"> | null;
}

/** An amount that is charged for a FEE node. */
export interface FeeRuleCharge {
  readonly feeId: string;
  readonly nodeId: string;
  /** Quantity of the fee: the exact product of the numbers that multiply it, as a decimal with a point. */
  readonly quantity: string;
  readonly cents: number;
}

/** The result of a single node, before parent nodes multiply it. */
export type FeeRuleValue =
  | { readonly type: "PAYMENT"; readonly cents: number }
  /** In ten-thousandths, see `decimalText`. */
  | { readonly type: "NUMBER"; readonly scaled: number }
  | { readonly type: "BOOLEAN"; readonly isTrue: boolean };

/** The total of an application in cents, or the problem that prevented the evaluation. */
export type FeeRuleOutcome =
  | {
      readonly isCharged: true;
      /** From 0 to `feeRuleTotalMax`; the sum of the charges. */
      readonly total: number;
      /** One for each FEE node on the branches taken, in their order, also if it is 0. */
      readonly charges: readonly FeeRuleCharge[];
      /** Results by id of the node; nodes on branches that were not taken are absent. */
      readonly taken: ReadonlyMap<string, FeeRuleValue>;
    }
  | { readonly isCharged: false; readonly problem: FeeRuleProblem };
