import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFeeRule } from "#domain/feeRules/feeRuleCheck";
import { feeRuleKinds, feeRuleSlots, type FeeRule, type FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import {
  readFeeRule,
  renumberFeeRule,
  writeFeeRule,
  type FeeRuleWireInput,
  type FeeRuleWireNode,
} from "#domain/feeRules/feeRuleWire";
import { count, fee, named, payment, plusOne, rules, times, when, yes } from "../support/feeRules";

const problemsOf = (inputs: readonly FeeRuleWireInput[]) => {
  const reading = readFeeRule(inputs);
  return reading.isRead ? [] : reading.problems.map(({ code, nodeId }) => `${code} ${nodeId ?? ""}`.trim());
};

const chain = (levels: number) =>
  Array.from({ length: levels - 1 }).reduce<FeeRuleNode>((inner) => payment(inner), fee("a"));

describe("Flat fee rule lists", () => {
  test("hold the nodes in pre-order with their slots, positions and values", () => {
    const rule = named(
      "root",
      payment(
        named("if", when(named("yes", yes("plate")), named("fee", fee("a")), named("none", payment()))),
        named(
          "times",
          times(named("plus", plusOne(named("count", count("plates")))), named("other", fee("b"))),
        ),
      ),
    );
    const rows = writeFeeRule(rule).map(({ parentId, slot, position, kind, nodeId, variable, feeId }) =>
      [nodeId, parentId, slot, position, kind, variable ?? feeId].join(" "),
    );
    expect(rows).toEqual([
      "root  ROOT 0 PAYMENT ",
      "if root OPERAND 0 IF ",
      "yes if CONDITION 0 BOOLEAN plate",
      "fee if THEN 0 FEE a",
      "none if ELSE 0 PAYMENT ",
      "times root OPERAND 1 MULTIPLY ",
      "plus times LEFT 0 ADD_ONE ",
      "count plus OPERAND 0 NUMBER plates",
      "other times RIGHT 0 FEE b",
    ]);
    expect(writeFeeRule(null)).toEqual([]);
    expect(readFeeRule([])).toEqual({ isRead: true, rule: null });
  });

  test("read as they were written", () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(readFeeRule(writeFeeRule(rule))).toEqual({ isRead: true, rule });
      }),
      { numRuns: 200 },
    );
  });

  test("may have siblings in any order and leave missing values out", () => {
    const row = (nodeId: string, position: number) => ({ nodeId, parentId: "r", slot: "OPERAND", position });
    const reading = readFeeRule([
      { nodeId: "r", slot: "ROOT", position: 0, kind: "PAYMENT" },
      { ...row("second", 1), kind: "FEE", feeId: "b" },
      { ...row("first", 0), kind: "FEE", feeId: "a" },
    ]);
    const expected = named("r", payment(named("first", fee("a")), named("second", fee("b"))));
    expect(reading).toEqual({ isRead: true, rule: expected });
  });

  const root = { nodeId: "r", parentId: null, slot: "ROOT", position: 0, kind: "PAYMENT" };
  const child = { nodeId: "x", parentId: "r", slot: "OPERAND", position: 0, kind: "FEE" };
  const branch = { nodeId: "if", parentId: "r", slot: "OPERAND", position: 0, kind: "IF" };
  test.each<[string, readonly FeeRuleWireInput[], string]>([
    ["a second root", [root, { ...root, nodeId: "x" }], "x"],
    ["a root in another slot", [{ ...root, nodeId: "x", slot: "OPERAND" }], "x"],
    ["a node before its parent", [child], "x"],
    [
      "an id twice",
      [
        { ...root, nodeId: "x" },
        { ...child, parentId: "x" },
      ],
      "x",
    ],
    ["an empty id", [{ ...root, nodeId: "" }], ""],
    ["a long id", [{ ...root, nodeId: "x".repeat(65) }], "x".repeat(65)],
    ["a slot that the parent lacks", [root, { ...child, slot: "THEN" }], "x"],
    ["a child of a fee", [root, { ...child, nodeId: "fee" }, { ...child, parentId: "fee" }], "x"],
    [
      "two conditions",
      [
        root,
        branch,
        ...[0, 1].map((position) => ({
          ...child,
          nodeId: position ? "x" : "y",
          parentId: "if",
          slot: "CONDITION",
          position,
        })),
      ],
      "x",
    ],
    [
      "a gap",
      [
        { ...root, nodeId: "x" },
        { ...child, nodeId: "y", parentId: "x", position: 1 },
      ],
      "x",
    ],
    ["the same position", [root, { ...child, nodeId: "y" }, child], "x"],
    ["a position that is no integer", [root, { ...child, position: 0.5 }], "x"],
    ["a negative position", [root, { ...child, position: -1 }], "x"],
    ["a huge position", [root, { ...child, position: 4_000_000_000 }], "x"],
    ["an unknown kind", [root, { ...child, kind: "SUBTRACT" }], "x"],
    ["an unknown slot", [root, { ...child, slot: "MIDDLE" }], "x"],
    ["an unknown operator", [root, { ...child, kind: "OPERATOR", operator: "LIKE" }], "x"],
    ["a value of another kind", [root, { ...child, feeId: "a", numberValue: "1" }], "x"],
  ])("with %s are malformed", (_name, inputs, nodeId) => {
    expect(problemsOf(inputs)).toContain(`fee_rule_malformed ${nodeId}`.trim());
  });

  test("never fail to be read or refused", () => {
    const ids = fc.constantFrom("r", "a", "b", "c");
    const input = fc.record({
      nodeId: ids,
      parentId: fc.option(ids),
      slot: fc.constantFrom(...feeRuleSlots),
      position: fc.integer({ min: -1, max: 2 }),
      kind: fc.constantFrom(...feeRuleKinds),
    });
    fc.assert(
      fc.property(fc.array(input, { maxLength: 5 }), (inputs) => {
        const reading = readFeeRule([root, ...inputs]);
        if (reading.isRead) expect(writeFeeRule(reading.rule)).toHaveLength(inputs.length + 1);
        else expect(reading.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("Fee rule sizes", () => {
  const surroundings = { typeOfVariable: () => null, statusOfFee: () => "ACTIVE" as const };
  const wide = (nodes: number) => payment(...Array.from({ length: nodes - 1 }, () => fee("a")));

  test.each<[string, FeeRule, boolean]>([
    ["2,000 nodes", wide(2_000), true],
    ["2,001 nodes", wide(2_001), false],
    ["10,000 nodes", wide(10_000), false],
    ["32 levels", chain(32), true],
    ["33 levels", chain(33), false],
    ["10,000 levels", chain(10_000), false],
  ])("%s", (_name, rule, isAccepted) => {
    const written = writeFeeRule(rule);
    const read = problemsOf(written).map((problem) => problem.split(" ")[0]);
    const checked = checkFeeRule(rule, surroundings).map(({ code }) => code);
    expect([read, checked]).toEqual(isAccepted ? [[], []] : [["fee_rule_too_large"], ["fee_rule_too_large"]]);
  });

  test("10,000 levels of a received list are refused", () => {
    const inputs = Array.from({ length: 10_000 }, (_, level) => ({
      nodeId: String(level),
      parentId: level === 0 ? null : String(level - 1),
      slot: level === 0 ? "ROOT" : "OPERAND",
      position: 0,
      kind: "PAYMENT",
    }));
    expect(problemsOf(inputs)).toEqual(["fee_rule_too_large"]);
    expect(problemsOf(inputs.slice(0, 1_000))).toEqual(["fee_rule_too_large 32"]);
  });
});

describe("Renumbered fee rules", () => {
  const node = (nodeId: string, parentId: string | null, changes: Partial<FeeRuleWireNode> = {}) => ({
    nodeId,
    parentId,
    slot: "OPERAND" as const,
    position: 0,
    kind: "FEE" as const,
    feeId: "a",
    booleanValue: null,
    numberValue: null,
    variable: null,
    operator: null,
    ...changes,
  });
  const root = node("r", null, { slot: "ROOT", kind: "PAYMENT", feeId: null });

  test("rows that two people added to the same list stand beside each other, in pre-order", () => {
    const merged = [
      root,
      node("a", "r"),
      node("mine", "r", { position: 1 }),
      node("theirs", "r", { position: 1 }),
    ];
    expect(readFeeRule(merged).isRead).toBe(false);
    const renumbered = renumberFeeRule(merged.toReversed());
    expect(renumbered.map(({ nodeId, position }) => `${nodeId} ${position}`)).toEqual([
      "r 0",
      "a 0",
      "theirs 1",
      "mine 2",
    ]);
    expect(readFeeRule(renumbered).isRead).toBe(true);
  });

  test("what makes no tree is kept for the reader to refuse", () => {
    const twice = [root, node("a", "r"), node("a", "a", { kind: "PAYMENT" }), node("lost", "gone")];
    expect(renumberFeeRule(twice).map(({ nodeId }) => nodeId)).toEqual(["r", "a", "a", "lost"]);
    expect(readFeeRule(renumberFeeRule(twice)).isRead).toBe(false);
  });
});
