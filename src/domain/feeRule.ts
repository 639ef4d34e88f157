/** Evaluates fee rules: the one place that decides what an application costs, for server and browser. */
import {
  decimalProduct,
  decimalText,
  decimalUnit,
  feeRuleNumberMax,
  feeRuleTotalMax,
  readDecimal,
  roundedProduct,
} from "#domain/feeRules/decimals";
import {
  feeRuleLevelsMax,
  feeRuleNodesMax,
  type FeeRule,
  type FeeRuleBoolean,
  type FeeRuleChild,
  type FeeRuleComparison,
  type FeeRuleFee,
  type FeeRuleList,
  type FeeRuleMultiply,
  type FeeRuleNode,
  type FeeRuleNumber,
  type FeeRuleOperator,
  type FeeRuleSlot,
  type FeeRuleType,
} from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleFacts, FeeRuleOutcome, FeeRuleValue } from "#domain/feeRules/feeRuleOutcome";
import { feeRuleProblem, type FeeRuleProblem } from "#domain/feeRules/feeRuleProblems";

/**
 * Evaluates a rule; an empty one charges nothing. Negative answers count as 0, as payments are not negative. Each
 * product of MULTIPLY is rounded half up to whole cents; its charges share the rounded product. After `checkFeeRule` has
 * passed, it only fails if an amount exceeds `feeRuleTotalMax`, an answer is no number within bounds, or a fee does not
 * exist. An inactive fee costs nothing. Any other rule answers the first problem on its way. Never throws, unless `amountOf` does.
 */
export function evaluateFeeRule(rule: FeeRule, facts: FeeRuleFacts): FeeRuleOutcome {
  return new Evaluation(facts).run(rule);
}

/** A parent and its slot, for problems with the child. */
type Place = readonly [parentId: string | null, slot: FeeRuleSlot];

const comparisons: Readonly<Record<FeeRuleOperator, (one: number, other: number) => boolean>> = {
  EQUAL: (one, other) => one === other,
  NOT_EQUAL: (one, other) => one !== other,
  LESS: (one, other) => one < other,
  LESS_OR_EQUAL: (one, other) => one <= other,
  GREATER: (one, other) => one > other,
  GREATER_OR_EQUAL: (one, other) => one >= other,
};

class Evaluation {
  readonly #facts: FeeRuleFacts;
  readonly #charges: { feeId: string; nodeId: string; quantity: string; cents: number }[] = [];
  readonly #taken = new Map<string, FeeRuleValue>();
  #visits = 0;
  #level = 0;
  /** The first problem. From then on, results no longer matter and nothing more is visited. */
  #problem: FeeRuleProblem | null = null;

  constructor(facts: FeeRuleFacts) {
    this.#facts = facts;
  }

  run(rule: FeeRule): FeeRuleOutcome {
    if (rule && rule.kind !== "PAYMENT") this.#mismatch(rule, "ROOT", "PAYMENT");
    const total = rule ? this.#payment(rule, [null, "ROOT"], "1") : 0;
    if (this.#problem) return { isCharged: false, problem: this.#problem };
    return { isCharged: true, total, charges: this.#charges, taken: this.#taken };
  }

  #payment(node: FeeRuleChild, place: Place, quantity: string): number {
    if (!this.#enters(node, place)) return 0;
    const found = this.#cents(node, place, quantity);
    const cents = found <= feeRuleTotalMax ? found : this.#outOfRange(node.nodeId);
    return this.#leave(node, { type: "PAYMENT", cents }, cents);
  }

  #cents(node: FeeRuleNode, [, slot]: Place, quantity: string): number {
    switch (node.kind) {
      case "PAYMENT":
        return this.#sum(node, quantity);
      case "FEE":
        return this.#fee(node, quantity);
      case "MULTIPLY":
        return this.#product(node, quantity);
      case "IF": {
        if (this.#boolean(node.condition, [node.nodeId, "CONDITION"])) {
          return this.#payment(node.thenBranch, [node.nodeId, "THEN"], quantity);
        }
        return node.elseBranch ? this.#payment(node.elseBranch, [node.nodeId, "ELSE"], quantity) : 0;
      }
      default:
        return this.#mismatch(node, slot, "PAYMENT");
    }
  }

  #sum({ nodeId, operands }: FeeRuleList, quantity: string): number {
    let sum = 0;
    for (const operand of operands) {
      sum += this.#payment(operand, [nodeId, "OPERAND"], quantity);
      if (this.#problem) return 0;
    }
    return sum;
  }

  #fee({ nodeId, feeId }: FeeRuleFee, quantity: string): number {
    if (!feeId) return this.#fail("fee_rule_incomplete", nodeId, { value: "feeId" });
    const amount = this.#facts.amountOf(feeId);
    if (amount === null) return this.#fail("fee_unknown", nodeId, { feeId });
    const { cents } = amount;
    // A price that is no whole number of cents must not get into any sum.
    if (!Number.isSafeInteger(cents) || cents < 0) return this.#outOfRange(nodeId);
    this.#charges.push({ feeId, nodeId, quantity, cents });
    return cents;
  }

  #product({ nodeId, left, right }: FeeRuleMultiply, quantity: string): number {
    const factor = this.#number(left, [nodeId, "LEFT"]);
    const number = decimalText(factor);
    const first = this.#charges.length;
    const cents = this.#payment(
      right,
      [nodeId, "RIGHT"],
      quantity === "1" ? number : decimalProduct(quantity, number),
    );
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

  #number(node: FeeRuleChild, place: Place): number {
    if (!this.#enters(node, place)) return 0;
    const scaled = this.#scaled(node, place);
    return this.#leave(node, { type: "NUMBER", scaled }, scaled);
  }

  #scaled(node: FeeRuleNode, [, slot]: Place): number {
    if (node.kind === "NUMBER") return this.#decimal(node);
    if (node.kind !== "ADD_ONE") return this.#mismatch(node, slot, "NUMBER");
    return this.#number(node.operand, [node.nodeId, "OPERAND"]) + decimalUnit;
  }

  #decimal({ nodeId, value, variable }: FeeRuleNumber): number {
    if (!variable && !value) return this.#fail("fee_rule_incomplete", nodeId, { value: "variable" });
    const text = variable ? (this.#facts.answers.get(variable) ?? "0") : (value ?? "");
    if (typeof text !== "string") return this.#unsuitable(nodeId, variable, "NUMBER");
    const read = readDecimal(text);
    if (read === "not_decimal") return this.#fail(read, nodeId);
    if (read === "number_out_of_range" || (read < 0 && !variable)) {
      return this.#fail("number_out_of_range", nodeId, {
        min: "0",
        max: String(feeRuleNumberMax),
        places: "4",
      });
    }
    return Math.max(read, 0);
  }

  #boolean(node: FeeRuleChild, place: Place): boolean {
    if (!this.#enters(node, place)) return false;
    const isTrue = this.#isTrue(node, place);
    return this.#leave(node, { type: "BOOLEAN", isTrue }, isTrue);
  }

  #isTrue(node: FeeRuleNode, [, slot]: Place): boolean {
    switch (node.kind) {
      case "AND":
      case "OR":
        return this.#combined(node);
      case "OPERATOR":
        return this.#compared(node);
      case "BOOLEAN":
        return this.#answered(node);
      default:
        this.#mismatch(node, slot, "BOOLEAN");
        return false;
    }
  }

  /** Evaluates all operands, so that the order of operands does not decide whether a problem is found. */
  #combined({ nodeId, kind, operands }: FeeRuleList): boolean {
    if (operands.length === 0) this.#fail("fee_rule_incomplete", nodeId, { slot: "OPERAND" });
    let isTrue = kind === "AND";
    for (const operand of operands) {
      const next = this.#boolean(operand, [nodeId, "OPERAND"]);
      if (this.#problem) return false;
      isTrue = kind === "AND" ? isTrue && next : isTrue || next;
    }
    return isTrue;
  }

  #compared({ nodeId, operator, left, right }: FeeRuleComparison): boolean {
    const one = this.#number(left, [nodeId, "LEFT"]);
    const other = this.#number(right, [nodeId, "RIGHT"]);
    if (operator) return comparisons[operator](one, other);
    this.#fail("fee_rule_incomplete", nodeId, { value: "operator" });
    return false;
  }

  #answered({ nodeId, value, variable }: FeeRuleBoolean): boolean {
    if (!variable && value === null) this.#fail("fee_rule_incomplete", nodeId, { value: "variable" });
    const answer = variable ? this.#facts.answers.get(variable) : value;
    if (typeof answer === "string") this.#unsuitable(nodeId, variable, "BOOLEAN");
    return answer === true;
  }

  #enters(node: FeeRuleChild, [parentId, slot]: Place): node is FeeRuleNode {
    if (this.#problem) return false;
    if (!node) {
      this.#fail("fee_rule_incomplete", parentId, { slot });
      return false;
    }
    this.#visits += 1;
    if (this.#visits > feeRuleNodesMax) this.#tooLarge(null, feeRuleNodesMax);
    else if (this.#level >= feeRuleLevelsMax) this.#tooLarge(node.nodeId, feeRuleLevelsMax);
    if (this.#problem) return false;
    this.#level += 1;
    return true;
  }

  #leave<Result>({ nodeId }: FeeRuleNode, value: FeeRuleValue, result: Result): Result {
    this.#level -= 1;
    this.#taken.set(nodeId, value);
    return result;
  }

  #tooLarge(nodeId: string | null, max: number): number {
    return this.#fail("fee_rule_too_large", nodeId, { max: String(max) });
  }

  /** An answer of another type than the rule expects. */
  #unsuitable(nodeId: string, variable: string | null, expected: FeeRuleType): number {
    return this.#fail("fee_rule_variable_unknown", nodeId, { variable: variable ?? "", expected });
  }

  #outOfRange(nodeId: string): number {
    return this.#fail("total_out_of_range", nodeId, { max: String(feeRuleTotalMax) });
  }

  #mismatch({ nodeId, kind }: FeeRuleNode, slot: FeeRuleSlot, expected: FeeRuleType): number {
    return this.#fail("fee_rule_type_mismatch", nodeId, { slot, expected, found: kind });
  }

  #fail(code: FeeRuleProblem["code"], nodeId: string | null, params: FeeRuleProblem["params"] = {}): number {
    this.#problem ??= feeRuleProblem(code, nodeId, params);
    return 0;
  }
}
