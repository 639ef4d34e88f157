import { describe, expect, test } from "vitest";
import {
  copyNode,
  insertNode,
  moveNode,
  placeOf,
  replaceNode,
  wrapNode,
  wrappersFor,
} from "#domain/feeRules/feeRuleEdits";
import { newFeeRuleNode } from "#domain/feeRules/feeRuleKinds";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { placesOf } from "#domain/feeRules/feeRuleWalk";
import { readFeeRule, writeFeeRule } from "#domain/feeRules/feeRuleWire";
import { fee as someFee, literal, named, payment, when } from "../support/feeRules";

const fee = (nodeId: string) => named(nodeId, someFee("221.1"));
const rule = named(
  "root",
  payment(fee("a"), named("if", when(named("c", literal(true)), fee("t"))), fee("b")),
);
const outline = (of: FeeRule) =>
  placesOf(of)
    .map(({ node, level }) => `${"-".repeat(level - 1)}${node.nodeId}`)
    .join(" ");

test("Fee rule edits: replaces and removes a node, and keeps all others as they are", () => {
  const changed = replaceNode(rule, "t", fee("x"));
  expect(outline(changed)).toBe("root -a -if --c --x -b");
  expect(placeOf(changed, "a")?.node).toBe(placeOf(rule, "a")?.node);
  expect(outline(replaceNode(rule, "if", null))).toBe("root -a -b");
  expect(replaceNode(rule, "root", null)).toBeNull();
  expect(replaceNode(rule, "unknown", null)).toBe(rule);
});

test("Fee rule edits: inserts into a list at a position, and into a single place instead of what was there", () => {
  expect(outline(insertNode(rule, { parentId: "root", slot: "OPERAND", position: 1 }, fee("x")))).toBe(
    "root -a -x -if --c --t -b",
  );
  expect(outline(insertNode(rule, { parentId: "if", slot: "THEN", position: 0 }, fee("x")))).toBe(
    "root -a -if --c --x -b",
  );
  expect(outline(insertNode(rule, { parentId: "if", slot: "ELSE", position: 0 }, fee("x")))).toBe(
    "root -a -if --c --t --x -b",
  );
  expect(outline(insertNode(null, { parentId: null, slot: "ROOT", position: 0 }, fee("x")))).toBe("x");
});

test("Fee rule edits: offers only kinds that fit around a node, and wraps it with them", () => {
  expect(wrappersFor(rule, "a")).toEqual(["IF", "MULTIPLY", "PAYMENT"]);
  expect(wrappersFor(rule, "c")).toEqual(["OR", "AND"]);
  expect(wrappersFor(rule, "root")).toEqual([]);
  for (const kind of wrappersFor(rule, "a")) {
    const wrapped = wrapNode(rule, "a", newFeeRuleNode(kind, "w"));
    expect(outline(wrapped)).toBe("root -w --a -if --c --t -b");
    const reading = readFeeRule(writeFeeRule(wrapped));
    expect(reading.isRead).toBe(true);
  }
});

describe("Moved fee rule nodes", () => {
  test.each([
    ["a", "down", "root -if --c --t -a -b"],
    ["b", "up", "root -a -b -if --c --t"],
    ["t", "out", "root -a -if --c -t -b"],
    ["b", "in", "root -a -if --c --t --b"],
  ] as const)("%s %s", (nodeId, move, expected) => {
    expect(outline(moveNode(rule, nodeId, move))).toBe(expected);
  });

  test.each([
    ["a", "up"],
    ["b", "down"],
    ["a", "in"],
    ["a", "out"],
    ["c", "out"],
    ["t", "up"],
    ["root", "down"],
  ] as const)("%s cannot be moved %s", (nodeId, move) => {
    expect(moveNode(rule, nodeId, move)).toBeNull();
  });
});

test("Fee rule edits: a copy has ids of its own, and is otherwise the same", () => {
  let count = 0;
  const copy = copyNode(rule, () => `n${count++}`);
  expect(new Set(placesOf(copy).map(({ node }) => node.nodeId)).size).toBe(6);
  expect(placesOf(copy).map(({ node }) => node.kind)).toEqual(placesOf(rule).map(({ node }) => node.kind));
  expect(placesOf(copy).some(({ node }) => placeOf(rule, node.nodeId))).toBe(false);
});
