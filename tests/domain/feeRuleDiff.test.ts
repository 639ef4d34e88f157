import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compareFeeRules } from "#domain/feeRules/feeRuleDiff";
import type { FeeRule, FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import { placesOf } from "#domain/feeRules/feeRuleWalk";
import { any, fee, named, number, payment, rules, times, when, yes } from "../support/feeRules";

const differences = (before: FeeRule, after: FeeRule) => {
  const { added, removed, changed, moved } = compareFeeRules(before, after);
  const ids = (nodes: readonly { readonly nodeId: string }[]) => nodes.map(({ nodeId }) => nodeId).join(" ");
  return { added: ids(added), removed: ids(removed), changed: ids(changed), moved: ids(moved) };
};

const none = { added: "", removed: "", changed: "", moved: "" };
const list = (ids: string) => named("root", payment(...[...ids].map((id) => named(id, fee(id)))));

test.each([
  ["abcd", "abcd", none],
  ["abcd", "xabcd", { ...none, added: "x" }],
  ["abcd", "cd", { ...none, removed: "a b" }],
  ["abcd", "dabc", { ...none, moved: "d" }],
  ["abcd", "bcda", { ...none, moved: "a" }],
  ["abcdef", "aedcbf", { ...none, moved: "e d c" }],
  ["abcd", "axdbyc", { added: "x y", removed: "", changed: "", moved: "d" }],
])("Fee rule differences: %s becomes %s", (before, after, expected) => {
  expect(differences(list(before), list(after))).toEqual(expected);
});

test("Fee rule differences: changed values and kinds, and nodes in another parent or slot", () => {
  const condition = named("c", yes("plate"));
  const [then, otherwise] = [named("t", fee("a")), named("e", fee("b"))];
  const factor = (value: string) => named("n", number(value));
  const before = named(
    "root",
    payment(named("if", when(condition, then, otherwise)), named("x", times(factor("2"), fee("c")))),
  );
  const after = named(
    "root",
    payment(
      named("if", when(named("c", any(named("d", yes("season")))), otherwise, then)),
      named("x", times(factor("2.5"), payment())),
    ),
  );
  const found = compareFeeRules(before, after);
  expect(found.changed.map(({ nodeId }) => nodeId)).toEqual(["c", "n"]);
  expect(found.changed[1]).toMatchObject({ before: { numberValue: "2" }, after: { numberValue: "2.5" } });
  expect(found.moved.map(({ nodeId }) => nodeId)).toEqual(["e", "t"]);
  expect([found.added.length, found.removed.length]).toEqual([2, 1]);
});

test("Fee rule differences: a node that is put around another, or taken away from around it, is the only difference", () => {
  const inner = named("a", fee("a"));
  const wrapped = named("if", when(null, inner));
  const rule = (...nodes: FeeRuleNode[]) => named("root", payment(...nodes, named("b", fee("b"))));
  expect(differences(rule(inner), rule(wrapped))).toEqual({ ...none, added: "if" });
  expect(differences(rule(wrapped), rule(inner))).toEqual({ ...none, removed: "if" });
});

test("Fee rule differences: a rule without nodes is a payment without rows", () => {
  expect(differences(list("ab"), null)).toEqual({ ...none, removed: "a b" });
  expect(differences(null, list("a"))).toEqual({ ...none, added: "a" });
});

test("Fee rule differences: equal rules have no differences, other ones all their nodes", () => {
  fc.assert(
    fc.property(rules, rules, (one, other) => {
      expect(differences(one, structuredClone(one))).toEqual(none);
      const found = compareFeeRules(one, other);
      expect(found.added).toHaveLength(placesOf(other).length);
      expect(found.removed).toHaveLength(placesOf(one).length);
    }),
    { numRuns: 100 },
  );
});
