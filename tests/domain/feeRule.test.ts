import { describe, expect, test } from "vitest";
import { evaluateFeeRule } from "#domain/feeRule";
import { decimalText, feeRuleTotalMax } from "#domain/feeRules/decimals";
import type { FeeRule, FeeRuleNode, FeeRuleOperator } from "#domain/feeRules/feeRuleNodes";
import { feesOf, variablesOf } from "#domain/feeRules/feeRuleWalk";
import {
  all,
  any,
  compare,
  count,
  fee,
  literal,
  named,
  number,
  payment,
  plusOne,
  times,
  when,
  yes,
} from "../support/feeRules";

const prices: Readonly<Record<string, number>> = { a: 2_790, b: 1_020, c: 33, d: 1, e: 99_999_999, free: 0 };
const amountOf = (feeId: string) => {
  const cents = prices[feeId];
  return cents === undefined ? null : { cents };
};

function evaluate(rule: FeeRule, given: Readonly<Record<string, boolean | string>> = {}) {
  return evaluateFeeRule(rule, { answers: new Map(Object.entries(given)), amountOf });
}

/** The total, or the code and place of the problem. */
function totalOf(rule: FeeRule, given: Readonly<Record<string, boolean | string>> = {}) {
  const outcome = evaluate(rule, given);
  if (outcome.isCharged) return outcome.total;
  return `${outcome.problem.code} ${outcome.problem.nodeId ?? ""}`.trim();
}

const chargesOf = (rule: FeeRule) => {
  const outcome = evaluate(rule);
  return outcome.isCharged
    ? outcome.charges.map(({ feeId, quantity, cents }) => `${quantity} × ${feeId} = ${cents}`)
    : [];
};

describe("Fee rule payments", () => {
  test("an empty rule charges nothing, a payment the sum of its operands", () => {
    expect(evaluate(null)).toEqual({ isCharged: true, total: 0, charges: [], taken: new Map() });
    expect(totalOf(payment())).toBe(0);
    expect(totalOf(payment(fee("a"), payment(fee("b"), fee("b")), fee("free")))).toBe(2_790 + 2 * 1_020);
  });

  test("a condition chooses between THEN and ELSE; without ELSE, nothing is charged", () => {
    const rule = payment(when(yes("plate"), fee("a"), fee("b")), when(yes("season"), fee("c")));
    expect(totalOf(rule, { plate: true, season: true })).toBe(2_790 + 33);
    expect(totalOf(rule, { plate: false })).toBe(1_020);
    expect(totalOf(rule)).toBe(1_020);
  });

  test.each([
    ["1.5", "d", 2],
    ["1.4999", "d", 1],
    ["0.5", "c", 17],
    ["0.4545", "c", 15],
    ["2", "a", 5_580],
    ["0", "a", 0],
    ["0.0001", "e", 10_000],
    ["1.00005", "a", "not_decimal n"],
  ])("%s times fee %s is rounded half up to %s", (factor, feeId, expected) => {
    expect(totalOf(payment(times(named("n", number(factor)), fee(feeId))))).toBe(expected);
  });

  test("each product is rounded by itself", () => {
    const half = (inner: FeeRuleNode) => times(number("0.5"), inner);
    // 0.5 of 1 cent is 1 cent, and so is 0.5 of that, instead of a quarter.
    expect(totalOf(payment(half(half(fee("d")))))).toBe(1);
    expect(totalOf(payment(half(fee("d")), half(fee("d"))))).toBe(2);
    expect(totalOf(payment(half(payment(fee("d"), fee("d")))))).toBe(1);
  });

  test("charges share a rounded product and name their quantity", () => {
    const rule = payment(
      times(number("2.5"), payment(fee("c"), times(number("3"), fee("c")), fee("c"))),
      fee("a"),
    );
    expect(chargesOf(rule)).toEqual(["2.5 × c = 83", "7.5 × c = 247", "2.5 × c = 83", "1 × a = 2790"]);
    expect(totalOf(rule)).toBe(413 + 2_790);
  });

  test("the quantity is exact however often it is multiplied", () => {
    const deep = Array.from({ length: 12 }).reduce<FeeRuleNode>(
      (inner) => times(number("0.0101"), inner),
      fee("a"),
    );
    expect(chargesOf(payment(deep))).toEqual(["0.000000000000000000000001126825030131969720661201 × a = 0"]);
  });

  test("negative answers count as 0", () => {
    expect(totalOf(payment(times(count("plates"), fee("a"))), { plates: "-2" })).toBe(0);
    const rule = payment(when(compare(count("plates"), "EQUAL", number("0")), fee("b")));
    expect(totalOf(rule, { plates: "-0.5" })).toBe(1_020);
  });
});

describe("Fee rule conditions", () => {
  test.each<[FeeRuleOperator, readonly boolean[]]>([
    ["EQUAL", [false, true, false]],
    ["NOT_EQUAL", [true, false, true]],
    ["LESS", [true, false, false]],
    ["LESS_OR_EQUAL", [true, true, false]],
    ["GREATER", [false, false, true]],
    ["GREATER_OR_EQUAL", [false, true, true]],
  ])("%s compares numbers, not texts", (operator, expected) => {
    const rule = payment(when(compare(plusOne(count("plates")), operator, number("10.50")), fee("d")));
    const found = ["8", "9.5", "10"].map((plates) => totalOf(rule, { plates }) === 1);
    expect(found).toEqual(expected);
  });

  test("AND needs all operands, OR any; missing answers are no or 0", () => {
    const both = payment(when(all(yes("plate"), yes("season")), fee("d")));
    const either = payment(when(any(yes("plate"), yes("season")), fee("d")));
    const given: readonly Readonly<Record<string, boolean>>[] = [
      {},
      { plate: true },
      { season: true },
      { plate: true, season: true },
    ];
    expect(given.map((each) => totalOf(both, each))).toEqual([0, 0, 0, 1]);
    expect(given.map((each) => totalOf(either, each))).toEqual([0, 1, 1, 1]);
    expect(totalOf(payment(when(compare(count("plates"), "EQUAL", number("0")), fee("d"))))).toBe(1);
    // A key that every object has is no answer.
    expect(totalOf(payment(when(yes("constructor"), fee("d"))))).toBe(0);
  });

  test("results are kept for nodes on the branches taken only", () => {
    const condition = named("condition", compare(named("count", count("plates")), "GREATER", number("1")));
    const then = named("then", times(named("two", number("2")), named("fee", fee("a"))));
    const rule = named("root", payment(named("if", when(condition, then, named("else", fee("b"))))));
    const outcome = evaluate(rule, { plates: "1.5" });
    const taken = outcome.isCharged ? outcome.taken : new Map();
    expect(taken.get("condition")).toEqual({ type: "BOOLEAN", isTrue: true });
    expect(taken.get("count")).toEqual({ type: "NUMBER", scaled: 15_000 });
    expect(decimalText(15_000)).toBe("1.5");
    // A fee by itself, before it is multiplied.
    expect(taken.get("fee")).toEqual({ type: "PAYMENT", cents: 2_790 });
    expect(taken.get("if")).toEqual({ type: "PAYMENT", cents: 5_580 });
    expect([taken.has("then"), taken.has("else")]).toEqual([true, false]);
  });
});

describe("Fee rule problems", () => {
  const whole = named("x", fee("e"));
  test.each<[string, FeeRule, string | number]>([
    [
      "the largest total",
      payment(times(number("100"), whole), times(number("100"), fee("d"))),
      feeRuleTotalMax,
    ],
    [
      "one cent more",
      named("x", payment(times(number("100"), whole), times(number("101"), fee("d")))),
      "total_out_of_range x",
    ],
    ["a product far beyond", payment(named("x", times(number("1000000"), fee("e")))), "total_out_of_range x"],
    ["no price", payment(named("x", fee("gone"))), "fee_unknown x"],
    ["a root of another kind", named("x", fee("a")), "fee_rule_type_mismatch x"],
    ["a number as a payment", payment(named("x", number("1"))), "fee_rule_type_mismatch x"],
    ["a payment as a condition", payment(when(named("x", fee("a")), fee("a"))), "fee_rule_type_mismatch x"],
    ["a boolean as a number", payment(times(named("x", yes("plate")), fee("a"))), "fee_rule_type_mismatch x"],
    ["no condition", payment(named("x", when(null, fee("a")))), "fee_rule_incomplete x"],
    ["no operand", payment(when(named("x", all()), fee("a"))), "fee_rule_incomplete x"],
    [
      "no operator",
      payment(when(named("x", compare(number("1"), null, number("1"))), whole)),
      "fee_rule_incomplete x",
    ],
    ["a negative literal", payment(times(named("x", number("-1")), fee("a"))), "number_out_of_range x"],
    ["an answer that is a text", payment(times(named("x", count("text")), fee("a"))), "not_decimal x"],
    [
      "an answer that is too large",
      payment(times(named("x", count("large")), fee("a"))),
      "number_out_of_range x",
    ],
    [
      "a boolean in place of a number",
      payment(times(named("x", count("plate")), fee("a"))),
      "fee_rule_variable_unknown x",
    ],
    [
      "a text in place of a boolean",
      payment(when(named("x", yes("text")), fee("a"))),
      "fee_rule_variable_unknown x",
    ],
  ])("%s", (_name, rule, expected) => {
    expect(totalOf(rule, { plate: true, text: "zwei", large: "1000000.0001" })).toBe(expected);
  });

  test.each([Number.NaN, 0.5, -1, Number.POSITIVE_INFINITY])("a price of %s cents is refused", (price) => {
    const outcome = evaluateFeeRule(payment(fee("a")), {
      answers: new Map(),
      amountOf: () => ({ cents: price }),
    });
    expect(outcome.isCharged).toBe(false);
  });

  test("too many nodes or levels are refused, also if nodes are shared or contain themselves", () => {
    expect(totalOf(payment(...Array.from({ length: 1_999 }, () => fee("d"))))).toBe(1_999);
    expect(totalOf(payment(...Array.from({ length: 10_000 }, () => fee("d"))))).toBe("fee_rule_too_large");
    const nested = (levels: number) =>
      Array.from({ length: levels - 1 }).reduce<FeeRuleNode>((inner) => payment(inner), fee("d"));
    expect(totalOf(nested(32))).toBe(1);
    expect(totalOf(nested(33))).toMatch("fee_rule_too_large");
    expect(totalOf(nested(10_000))).toMatch("fee_rule_too_large");
    const doubled = Array.from({ length: 25 }).reduce<FeeRuleNode>(
      (inner) => payment(inner, inner),
      fee("d"),
    );
    expect(totalOf(doubled)).toBe("fee_rule_too_large");
    const operands: FeeRuleNode[] = [];
    const loop = { ...payment(), children: { OPERAND: operands } };
    operands.push(payment(...operands), loop);
    expect(totalOf(loop)).toMatch("fee_rule_too_large");
  });
});

test("Fee rules: inputs and fees are listed once", () => {
  const rule = payment(
    when(all(yes("plate"), compare(count("plates"), "LESS", number("2"))), fee("b"), fee("a")),
    times(count("plates"), fee("b")),
    when(literal(true), payment()),
  );
  expect(variablesOf(rule)).toEqual([
    { key: "plate", type: "BOOLEAN" },
    { key: "plates", type: "NUMBER" },
  ]);
  expect(feesOf(rule)).toEqual(["b", "a"]);
});
