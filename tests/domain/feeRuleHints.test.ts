import * as fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateFeeRule } from "#domain/feeRule";
import { feeRuleHints } from "#domain/feeRules/feeRuleHints";
import type { FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import {
  all,
  answers,
  any,
  compare,
  count,
  fee,
  literal,
  named,
  number,
  payment,
  plusOne,
  rules,
  times,
  when,
  yes,
} from "../support/feeRules";

const plate = () => yes("plate");
const season = () => yes("season");
const yesBranch = () => named("then", fee("a"));
const noBranch = () => named("else", fee("b"));
/** Which branches of an IF with this condition cannot be reached. */
const unreachable = (rule: FeeRuleNode) =>
  feeRuleHints(rule).flatMap((hint) =>
    hint.code === "branch_unreachable" ? [`${hint.slot} ${hint.nodeId} ${hint.reason}`] : [],
  );

test.each<[string, FeeRuleNode, string | null]>([
  ["true", literal(true), "ELSE"],
  ["false", literal(false), "THEN"],
  ["an input", plate(), null],
  ["an input and false", all(plate(), literal(false)), "THEN"],
  ["an input or true", any(plate(), literal(true)), "ELSE"],
  ["an input and true", all(plate(), literal(true)), null],
  ["2 = 2.0", compare(number("2"), "EQUAL", number("2.0")), "ELSE"],
  ["1 + 1 > 2", compare(plusOne(number("1")), "GREATER", number("2")), "THEN"],
  ["2 <> 3", compare(number("2"), "NOT_EQUAL", number("3")), "ELSE"],
  ["n = n", compare(count("n"), "EQUAL", count("n")), "ELSE"],
  ["n + 1 <= n", compare(plusOne(count("n")), "LESS_OR_EQUAL", count("n")), "THEN"],
  ["n < 0", compare(count("n"), "LESS", number("0")), "THEN"],
  ["n + 1 >= 1", compare(plusOne(count("n")), "GREATER_OR_EQUAL", number("1")), "ELSE"],
  ["n > 1000000", compare(count("n"), "GREATER", number("1000000")), "THEN"],
  ["n > 0", compare(count("n"), "GREATER", number("0")), null],
  ["n < m", compare(count("n"), "LESS", count("m")), null],
  [
    "n < 2 and n >= 2",
    all(compare(count("n"), "LESS", number("2")), compare(count("n"), "GREATER_OR_EQUAL", number("2"))),
    "THEN",
  ],
  [
    "n < 2 or 2 <= n",
    any(compare(count("n"), "LESS", number("2")), compare(number("2"), "LESS_OR_EQUAL", count("n"))),
    "ELSE",
  ],
])("Fee rule hints: constant conditions: %s", (_name, condition, slot) => {
  const expected = slot ? [`${slot} ${slot.toLowerCase()} constant`] : [];
  expect(unreachable(payment(when(condition, yesBranch(), noBranch())))).toEqual(expected);
});

const more = (operator: "GREATER" | "LESS_OR_EQUAL" | "LESS", value: string) =>
  compare(count("n"), operator, number(value));

test.each<[string, FeeRuleNode, FeeRuleNode, string, string]>([
  ["the same input", plate(), plate(), "ELSE", "THEN"],
  [
    "the same comparison the other way round",
    more("GREATER", "2"),
    compare(number("2.0"), "LESS", count("n")),
    "ELSE",
    "THEN",
  ],
  ["the opposite", more("GREATER", "2"), more("LESS_OR_EQUAL", "2"), "THEN", "ELSE"],
  [
    "the same with 1 added to both sides",
    more("LESS", "2"),
    compare(plusOne(count("n")), "LESS", number("3")),
    "ELSE",
    "THEN",
  ],
  ["a part of AND", all(plate(), season()), season(), "ELSE", ""],
  ["a part of OR", any(plate(), season()), season(), "", "THEN"],
  [
    "the same operands in another order",
    all(plate(), season()),
    all(season(), plate(), season()),
    "ELSE",
    "THEN",
  ],
  ["AND of the parts", all(plate(), season()), any(plate(), literal(false)), "ELSE", ""],
  ["another input", plate(), season(), "", ""],
])("Fee rule hints: conditions within a condition: %s", (_name, outer, inner, whenTrue, whenFalse) => {
  const expected = (slot: string) => (slot ? [`${slot} ${slot.toLowerCase()} implied`] : []);
  // In a sum and a product, so that what is known passes through them.
  const nested = payment(times(number("2"), payment(when(inner, yesBranch(), noBranch()))));
  expect(unreachable(payment(when(outer, nested, fee("a"))))).toEqual(expected(whenTrue));
  expect(unreachable(payment(when(outer, fee("a"), nested)))).toEqual(expected(whenFalse));
});

test("Fee rule hints: a missing ELSE is pointed out where it can be reached", () => {
  const rule = payment(
    named("open", when(plate(), named("inner", when(season(), fee("a"))), fee("b"))),
    named("missing", when(plate(), fee("a"))),
    named("always", when(literal(true), fee("a"))),
    when(literal(false), named("never", when(plate(), fee("a"))), fee("b")),
  );
  const missing = feeRuleHints(rule).filter(({ code }) => code === "else_missing");
  expect(missing.map(({ nodeId }) => nodeId)).toEqual(["inner", "missing"]);
});

test("Fee rule hints: rules without nodes, with gaps, or too large have no hints", () => {
  expect(feeRuleHints(null)).toEqual([]);
  expect(unreachable(payment(when(null, fee("a"), when(null, fee("a"), fee("b")))))).toEqual([]);
  const deep = Array.from({ length: 10_000 }).reduce<FeeRuleNode>((inner) => when(plate(), inner), fee("a"));
  expect(feeRuleHints(payment(deep))).toEqual([]);
});

test("Fee rule hints: no application ever takes an unreachable branch", () => {
  fc.assert(
    fc.property(rules, fc.array(answers, { minLength: 3, maxLength: 6 }), (rule, applications) => {
      const hints = feeRuleHints(rule).filter(({ code }) => code === "branch_unreachable");
      for (const given of applications) {
        const outcome = evaluateFeeRule(rule, { answers: given, amountOf: () => ({ cents: 0 }) });
        const taken = outcome.isCharged ? outcome.taken : new Map();
        expect(hints.filter(({ nodeId }) => taken.has(nodeId))).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});
