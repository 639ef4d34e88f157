import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateFeeRule } from "#domain/feeRule";
import { feeRuleTotalMax } from "#domain/feeRules/decimals";
import { checkFeeRule } from "#domain/feeRules/feeRuleCheck";
import { feeRuleKindRules, newFeeRuleNode, slotsOf } from "#domain/feeRules/feeRuleKinds";
import {
  childIn,
  childrenIn,
  feeRuleKinds,
  feeRuleOperators,
  type FeeRuleKind,
  type FeeRuleNode,
} from "#domain/feeRules/feeRuleNodes";
import { answers, booleanKeys, feeIds, numberKeys, rules } from "../support/feeRules";

const prices: Readonly<Record<string, number>> = { a: 2_790, b: 1_020, c: 33, d: 1, e: 99_999_999 };
const amountOf = (feeId: string) => {
  const cents = prices[feeId];
  return cents === undefined ? null : { cents };
};

/** A fraction. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Evaluates well-typed rules in another way than the product: with fractions, and without any limit. */
class Reference {
  readonly #answers: ReadonlyMap<string, boolean | string>;
  largest = 0n;

  constructor(given: ReadonlyMap<string, boolean | string>) {
    this.#answers = given;
  }

  cents(node: FeeRuleNode | null): bigint {
    const cents = this.#cents(node);
    if (cents > this.largest) this.largest = cents;
    return cents;
  }

  #cents(node: FeeRuleNode | null): bigint {
    if (node?.kind === "FEE") return BigInt(prices[node.feeId ?? ""] ?? 0);
    if (node?.kind === "PAYMENT")
      return childrenIn(node, "OPERAND").reduce((sum, each) => sum + this.cents(each), 0n);
    if (node?.kind === "IF")
      return this.cents(childIn(node, this.#holds(childIn(node, "CONDITION")) ? "THEN" : "ELSE"));
    if (node?.kind !== "MULTIPLY") return 0n;
    const [numerator, denominator] = this.#number(childIn(node, "LEFT"));
    const twice = 2n * numerator * this.cents(childIn(node, "RIGHT"));
    return (twice + denominator) / (2n * denominator);
  }

  #number(node: FeeRuleNode | null): Fraction {
    if (node?.kind === "ADD_ONE") {
      const [numerator, denominator] = this.#number(childIn(node, "OPERAND"));
      return [numerator + denominator, denominator];
    }
    if (node?.kind !== "NUMBER") throw new Error("A number was expected.");
    const text = node.variable ? String(this.#answers.get(node.variable) ?? "0") : (node.numberValue ?? "");
    if (text.startsWith("-")) return [0n, 1n];
    const places = text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
    return [BigInt(text.replace(".", "")), 10n ** BigInt(places)];
  }

  #holds(node: FeeRuleNode | null): boolean {
    if (node?.kind === "AND") return childrenIn(node, "OPERAND").every((each) => this.#holds(each));
    if (node?.kind === "OR") return childrenIn(node, "OPERAND").some((each) => this.#holds(each));
    if (node?.kind === "BOOLEAN")
      return node.variable ? this.#answers.get(node.variable) === true : node.booleanValue === true;
    if (node?.kind !== "OPERATOR") throw new Error("A condition was expected.");
    const [one, other] = [this.#number(childIn(node, "LEFT")), this.#number(childIn(node, "RIGHT"))];
    const difference = one[0] * other[1] - other[0] * one[1];
    const sign = difference < 0n ? "LESS" : difference > 0n ? "GREATER" : "EQUAL";
    if (node.operator === "NOT_EQUAL") return sign !== "EQUAL";
    return (node.operator ?? "").split("_OR_").includes(sign);
  }
}

const surroundings = {
  typeOfVariable: (key: string) =>
    booleanKeys.includes(key) ? ("BOOLEAN" as const) : numberKeys.includes(key) ? ("NUMBER" as const) : null,
  statusOfFee: (feeId: string) => (feeIds.includes(feeId) ? ("ACTIVE" as const) : null),
};

describe("Well-typed fee rules", () => {
  test("passes the check and costs what fractions say, in charges that add up", () => {
    fc.assert(
      fc.property(rules, answers, (rule, given) => {
        expect(checkFeeRule(rule, surroundings)).toEqual([]);
        const reference = new Reference(given);
        const expected = reference.cents(rule);
        const outcome = evaluateFeeRule(rule, { answers: given, amountOf });
        if (!outcome.isCharged) {
          expect(outcome.problem.code).toBe("total_out_of_range");
          expect(reference.largest > BigInt(feeRuleTotalMax)).toBe(true);
          return;
        }
        expect(BigInt(outcome.total)).toBe(expected);
        expect(outcome.charges.reduce((sum, { cents }) => sum + cents, 0)).toBe(outcome.total);
        expect(outcome.charges.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

/** Trees of any shape: wrong kinds, missing parts, texts for numbers. */
const trees: fc.Arbitrary<FeeRuleNode> = fc.letrec<{ leaf: FeeRuleNode; node: FeeRuleNode }>((tie) => {
  const values = {
    nodeId: fc.string({ maxLength: 2 }),
    text: fc.option(fc.constantFrom("", "1", "-1", "x", "a", "plate", "plates", "9".repeat(400))),
    flag: fc.option(fc.boolean()),
    operator: fc.option(fc.constantFrom(...feeRuleOperators)),
  };
  const shape = (kinds: readonly FeeRuleKind[], children: fc.Arbitrary<readonly FeeRuleNode[]>) =>
    fc.record({ ...values, kind: fc.constantFrom(...kinds), operands: children }).map(nodeOf);
  return {
    leaf: shape(feeRuleKinds, fc.constant([])),
    node: fc.oneof(
      { maxDepth: 5, depthSize: "small" },
      tie("leaf"),
      shape(feeRuleKinds, fc.array(tie("node"), { maxLength: 4 })),
    ),
  };
}).node;

interface Shape {
  readonly nodeId: string;
  readonly kind: FeeRuleKind;
  readonly operands: readonly FeeRuleNode[];
  readonly text: string | null;
  readonly flag: boolean | null;
  readonly operator: (typeof feeRuleOperators)[number] | null;
}

function nodeOf({ nodeId, kind, operands, text, flag, operator }: Shape): FeeRuleNode {
  const slots = slotsOf(kind);
  const children = Object.fromEntries(
    slots.map(({ slot, isList }, at) => [slot, isList ? operands : operands.slice(at, at + 1)]),
  );
  const { fields } = feeRuleKindRules[kind];
  const values = { booleanValue: flag, numberValue: text, variable: text, feeId: text, operator };
  const own = fields.map((field) => [field, values[field]]);
  return newFeeRuleNode(kind, nodeId, { ...Object.fromEntries(own), children });
}

test("Fee rules: any tree is evaluated without an exception, and without a problem if it passes the check", () => {
  fc.assert(
    fc.property(trees, answers, (tree, given) => {
      const outcome = evaluateFeeRule(tree, { answers: given, amountOf });
      if (outcome.isCharged) expect(outcome.total).toBeGreaterThanOrEqual(0);
      else if (outcome.problem.code !== "total_out_of_range") {
        expect(checkFeeRule(tree, surroundings)).not.toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});
