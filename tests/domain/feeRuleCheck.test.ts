import { describe, expect, test } from "vitest";
import { checkFeeRule } from "#domain/feeRules/feeRuleCheck";
import { kindsFor, newFeeRuleNode } from "#domain/feeRules/feeRuleKinds";
import type { FeeRule, FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import {
  all,
  compare,
  count,
  fee,
  named,
  number,
  payment,
  plusOne,
  times,
  when,
  yes,
} from "../support/feeRules";

describe("Fee rule check", () => {
  const surroundings = {
    typeOfVariable: (key: string) =>
      key === "plate" ? ("BOOLEAN" as const) : key === "plates" ? ("NUMBER" as const) : null,
    statusOfFee: (feeId: string) =>
      feeId === "a" ? ("ACTIVE" as const) : feeId === "old" ? ("INACTIVE" as const) : null,
  };
  const found = (rule: FeeRule) =>
    checkFeeRule(rule, surroundings).map(({ code, nodeId, params }) => [code, nodeId, params]);

  test.each<[FeeRuleNode, string, Readonly<Record<string, string>>]>([
    [named("x", fee("old")), "fee_inactive", { feeId: "old" }],
    [named("x", fee("b")), "fee_unknown", { feeId: "b" }],
    [named("x", fee("")), "fee_rule_incomplete", { value: "feeId" }],
    [named("x", when(null, fee("a"))), "fee_rule_incomplete", { slot: "CONDITION" }],
    [named("x", when(yes("plate"), null)), "fee_rule_incomplete", { slot: "THEN" }],
    [named("x", times(null, fee("a"))), "fee_rule_incomplete", { slot: "LEFT" }],
    [named("x", times(number("1"), null)), "fee_rule_incomplete", { slot: "RIGHT" }],
    [times(named("x", plusOne(null)), fee("a")), "fee_rule_incomplete", { slot: "OPERAND" }],
    [when(named("x", all()), fee("a")), "fee_rule_incomplete", { slot: "OPERAND" }],
    [
      when(named("x", compare(number("1"), null, number("1"))), fee("a")),
      "fee_rule_incomplete",
      { value: "operator" },
    ],
    [times(named("x", number("")), fee("a")), "fee_rule_incomplete", { value: "variable" }],
    [times(named("x", number("1,5")), fee("a")), "not_decimal", {}],
    [times(named("x", number("1.23456")), fee("a")), "not_decimal", {}],
    [
      times(named("x", number("1000000.0001")), fee("a")),
      "number_out_of_range",
      { min: "0", max: "1000000", places: "4" },
    ],
    [
      times(named("x", number("-0.0001")), fee("a")),
      "number_out_of_range",
      { min: "0", max: "1000000", places: "4" },
    ],
    [
      times(named("x", number("9".repeat(1_000))), fee("a")),
      "number_out_of_range",
      { min: "0", max: "1000000", places: "4" },
    ],
    [
      when(named("x", yes("colour")), fee("a")),
      "fee_rule_variable_unknown",
      { variable: "colour", expected: "BOOLEAN" },
    ],
    [
      times(named("x", count("plate")), fee("a")),
      "fee_rule_variable_unknown",
      { variable: "plate", expected: "NUMBER" },
    ],
    [
      named("x", yes("plate")),
      "fee_rule_type_mismatch",
      { slot: "OPERAND", expected: "PAYMENT", found: "BOOLEAN" },
    ],
    [
      when(named("x", fee("a")), fee("a")),
      "fee_rule_type_mismatch",
      { slot: "CONDITION", expected: "BOOLEAN", found: "FEE" },
    ],
    [
      times(named("x", yes("plate")), fee("a")),
      "fee_rule_type_mismatch",
      { slot: "LEFT", expected: "NUMBER", found: "BOOLEAN" },
    ],
    [
      newFeeRuleNode("NUMBER", "x", { numberValue: "1", variable: "plates" }),
      "fee_rule_type_mismatch",
      { slot: "OPERAND", expected: "PAYMENT", found: "NUMBER" },
    ],
  ])("%#: %j", (node, code, params) => {
    expect(found(payment(node))).toContainEqual([code, "x", params]);
  });

  test("accepts what is in bounds, and an empty rule", () => {
    expect(found(payment(times(number("1000000.0000"), fee("a")), times(number("0"), fee("a"))))).toEqual([]);
    expect(found(null)).toEqual([]);
  });

  test("refuses another root, repeated ids, and a literal beside an input", () => {
    expect(found(named("x", fee("a")))).toEqual([
      ["fee_rule_type_mismatch", "x", { slot: "ROOT", expected: "PAYMENT", found: "FEE" }],
    ]);
    expect(found(payment(named("x", fee("a")), named("x", fee("a"))))).toEqual([
      ["fee_rule_malformed", "x", {}],
    ]);
    const both = newFeeRuleNode("NUMBER", "x", { numberValue: "1", variable: "plates" });
    expect(found(payment(times(both, fee("a"))))).toEqual([["fee_rule_malformed", "x", {}]]);
  });

  test("refuses two children in a slot that takes one", () => {
    const two = newFeeRuleNode("ADD_ONE", "x", { children: { OPERAND: [number("1"), number("2")] } });
    expect(found(payment(times(two, fee("a"))))).toEqual([["fee_rule_malformed", "x", {}]]);
  });
});

test("Fee rule check: kinds are offered by the type of the slot", () => {
  expect(kindsFor(null, "ROOT")).toEqual(["PAYMENT"]);
  expect(kindsFor("IF", "CONDITION")).toEqual(["OR", "AND", "BOOLEAN", "OPERATOR"]);
  expect(kindsFor("MULTIPLY", "LEFT")).toEqual(["ADD_ONE", "NUMBER"]);
  expect(kindsFor("PAYMENT", "OPERAND")).toEqual(["IF", "MULTIPLY", "PAYMENT", "FEE"]);
  expect(kindsFor("FEE", "OPERAND")).toEqual([]);
  expect(kindsFor("PAYMENT", "ROOT")).toEqual([]);
});
