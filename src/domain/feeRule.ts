/** Evaluates fee rules. Shared by server and browser, so that both compute the same amounts. */
import { decimalProduct, decimalText, feeRuleTotalMax, roundedProduct } from "#domain/feeRules/decimals";
import {
  feeRuleKindRules,
  isFilled,
  slotOf,
  type FeeRuleEvaluation,
  type FeeRuleKindRule,
  type FeeRuleType,
} from "#domain/feeRules/feeRuleKinds";
import {
  childrenIn,
  feeRuleLevelsMax,
  feeRuleNodesMax,
  type FeeRule,
  type FeeRuleNode,
  type FeeRuleSlot,
} from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleFacts, FeeRuleOutcome, FeeRuleValue } from "#domain/feeRules/feeRuleOutcome";
import { feeRuleProblem, type FeeRuleProblem } from "#domain/feeRules/feeRuleProblems";

/**
 * Evaluates a rule; an empty one charges nothing. Negative answers count as 0, because payments are not negative. Each
 * product of MULTIPLY is rounded half up to whole cents; its charges share the rounded product. If `checkFeeRule` has
 * passed, it only fails if an amount exceeds `feeRuleTotalMax`, an answer is not a number within bounds, or a fee does
 * not exist. Inactive fees cost nothing. For other rules, returns the first problem found. Never throws, unless
 * `amountOf` does.
 */
export function evaluateFeeRule(rule: FeeRule, facts: FeeRuleFacts): FeeRuleOutcome {
  return new Evaluation(facts).run(rule);
}

class Evaluation implements FeeRuleEvaluation {
  readonly #facts: FeeRuleFacts;
  readonly #charges: { feeId: string; nodeId: string; quantity: string; cents: number }[] = [];
  readonly #taken = new Map<string, FeeRuleValue>();
  #visits = 0;
  #level = 0;
  /** The first problem. After it, results are ignored and no further nodes are visited. */
  #problem: FeeRuleProblem | null = null;

  constructor(facts: FeeRuleFacts) {
    this.#facts = facts;
  }

  run(rule: FeeRule): FeeRuleOutcome {
    if (rule && rule.kind !== "PAYMENT") this.#mismatch(rule, "ROOT", "PAYMENT");
    const total = rule ? this.#sum([rule], "ROOT", "1") : 0;
    if (this.#problem) return { isCharged: false, problem: this.#problem };
    return { isCharged: true, total, charges: this.#charges, taken: this.#taken };
  }

  payment(node: FeeRuleNode, slot: FeeRuleSlot, quantity: string): number {
    return this.#sum(this.#childrenIn(node, slot), slot, quantity);
  }

  #sum(nodes: readonly FeeRuleNode[], slot: FeeRuleSlot, quantity: string): number {
    let sum = 0;
    for (const node of nodes) {
      const rule = this.#enter(node, slot, "PAYMENT");
      if (rule?.type !== "PAYMENT") return 0;
      const found = rule.evaluate(node, this, quantity);
      const cents =
        found <= feeRuleTotalMax
          ? found
          : this.fail("total_out_of_range", node, { max: String(feeRuleTotalMax) });
      this.#leave(node, { type: "PAYMENT", cents });
      if (this.#problem) return 0;
      sum += cents;
    }
    return sum;
  }

  product(factor: number, node: FeeRuleNode, slot: FeeRuleSlot, quantity: string): number {
    const number = decimalText(factor);
    const first = this.#charges.length;
    const cents = this.payment(node, slot, quantity === "1" ? number : decimalProduct(quantity, number));
    this.#share(first, factor);
    return roundedProduct(factor, cents);
  }

  /** Multiplies the charges from an index on. Rounding their running total keeps its last value the rounded product. */
  #share(first: number, factor: number): void {
    let [running, shared] = [0, 0];
    for (const charge of this.#charges.slice(first)) {
      running += charge.cents;
      const upToHere = roundedProduct(factor, running);
      charge.cents = upToHere - shared;
      shared = upToHere;
    }
  }

  number(node: FeeRuleNode, slot: FeeRuleSlot): number {
    const child = this.#childrenIn(node, slot)[0];
    if (!child) return 0;
    const rule = this.#enter(child, slot, "NUMBER");
    if (rule?.type !== "NUMBER") return 0;
    const scaled = rule.evaluate(child, this);
    this.#leave(child, { type: "NUMBER", scaled });
    return scaled;
  }

  booleans(node: FeeRuleNode, slot: FeeRuleSlot): readonly boolean[] {
    const found: boolean[] = [];
    for (const child of this.#childrenIn(node, slot)) {
      const rule = this.#enter(child, slot, "BOOLEAN");
      if (rule?.type !== "BOOLEAN") break;
      const isTrue = rule.evaluate(child, this);
      this.#leave(child, { type: "BOOLEAN", isTrue });
      found.push(isTrue);
    }
    return found;
  }

  fee(node: FeeRuleNode, feeId: string, quantity: string): number {
    const amount = this.#facts.amountOf(feeId);
    if (amount === null) return this.fail("fee_unknown", node, { feeId });
    const { cents } = amount;
    // Reject a price that is not a whole number of cents before it is added to a sum.
    if (!Number.isSafeInteger(cents) || cents < 0) {
      return this.fail("total_out_of_range", node, { max: String(feeRuleTotalMax) });
    }
    this.#charges.push({ feeId, nodeId: node.nodeId, quantity, cents });
    return cents;
  }

  answer(variable: string): boolean | string | undefined {
    return this.#facts.answers.get(variable);
  }

  fail(code: FeeRuleProblem["code"], node: FeeRuleNode | null, params: FeeRuleProblem["params"] = {}): 0 {
    this.#problem ??= feeRuleProblem(code, node && node.nodeId, params);
    return 0;
  }

  #childrenIn(node: FeeRuleNode, slot: FeeRuleSlot): readonly FeeRuleNode[] {
    const children = childrenIn(node, slot);
    if (children.length === 0 && slotOf(node.kind, slot)?.isRequired) {
      this.fail("fee_rule_incomplete", node, { slot });
    }
    return children;
  }

  /** Descends to a node of an expected type; null if it must not be evaluated. */
  #enter(node: FeeRuleNode, slot: FeeRuleSlot, expected: FeeRuleType): FeeRuleKindRule | null {
    if (this.#problem) return null;
    const rule = feeRuleKindRules[node.kind];
    this.#visits += 1;
    if (this.#visits > feeRuleNodesMax) {
      this.fail("fee_rule_too_large", null, { max: String(feeRuleNodesMax) });
    } else if (this.#level >= feeRuleLevelsMax) {
      this.fail("fee_rule_too_large", node, { max: String(feeRuleLevelsMax) });
    } else if (rule.type !== expected) {
      this.#mismatch(node, slot, expected);
    } else if (!isFilled(node, rule)) {
      this.fail("fee_rule_incomplete", node, { value: rule.fields.at(-1) ?? "" });
    }
    if (this.#problem) return null;
    this.#level += 1;
    return rule;
  }

  #leave(node: FeeRuleNode, value: FeeRuleValue): void {
    this.#level -= 1;
    this.#taken.set(node.nodeId, value);
  }

  #mismatch(node: FeeRuleNode, slot: FeeRuleSlot, expected: FeeRuleType): void {
    this.fail("fee_rule_type_mismatch", node, { slot, expected, found: node.kind });
  }
}
