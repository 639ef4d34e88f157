import * as fc from "fast-check";
import { newFeeRuleNode } from "#domain/feeRules/feeRuleKinds";
import {
  feeRuleOperators,
  type FeeRule,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleOperator,
} from "#domain/feeRules/feeRuleNodes";

let created = 0;

const nodeId = () => `node${(created += 1)}`;

const node = (kind: FeeRuleKind, rest: Parameters<typeof newFeeRuleNode>[2] = {}): FeeRuleNode =>
  newFeeRuleNode(kind, nodeId(), rest);

const list =
  (kind: FeeRuleKind) =>
  (...operands: readonly FeeRuleNode[]) =>
    node(kind, { children: { OPERAND: operands } });

const present = (child: FeeRule) => (child ? [child] : []);

/** Builders of nodes with unique ids. */
export const fee = (feeId: string): FeeRuleNode => node("FEE", { feeId });
export const payment = list("PAYMENT");
export const all = list("AND");
export const any = list("OR");

export const when = (condition: FeeRule, then: FeeRule, otherwise: FeeRule = null): FeeRuleNode =>
  node("IF", {
    children: { CONDITION: present(condition), THEN: present(then), ELSE: present(otherwise) },
  });

export const times = (left: FeeRule, right: FeeRule): FeeRuleNode =>
  node("MULTIPLY", { children: { LEFT: present(left), RIGHT: present(right) } });

export const compare = (left: FeeRule, operator: FeeRuleOperator | null, right: FeeRule): FeeRuleNode =>
  node("OPERATOR", { operator, children: { LEFT: present(left), RIGHT: present(right) } });

export const plusOne = (operand: FeeRule): FeeRuleNode =>
  node("ADD_ONE", { children: { OPERAND: present(operand) } });

export const yes = (variable: string): FeeRuleNode => node("BOOLEAN", { variable });
export const literal = (booleanValue: boolean): FeeRuleNode => node("BOOLEAN", { booleanValue });
export const count = (variable: string): FeeRuleNode => node("NUMBER", { variable });
export const number = (numberValue: string): FeeRuleNode => node("NUMBER", { numberValue });

/** A node with a given id. */
export const named = (id: string, node: FeeRuleNode): FeeRuleNode => ({ ...node, nodeId: id });

/** Inputs and fees of generated rules. */
export const booleanKeys = ["plate", "season", "online"];
export const numberKeys = ["plates", "days"];
export const feeIds = ["a", "b", "c", "d", "e"];

const decimals = fc.oneof(
  fc.constantFrom("0", "1", "2", "0.5", "1.0050", "0.0001", "1000000"),
  fc
    .tuple(fc.nat(200), fc.nat(9_999))
    .map(([whole, places]) => `${whole}.${String(places).padStart(4, "0")}`),
);

/** Well-typed rules: `checkFeeRule` accepts them. */
export const rules: fc.Arbitrary<FeeRuleNode> = fc.letrec<{
  number: FeeRuleNode;
  boolean: FeeRuleNode;
  payment: FeeRuleNode;
  root: FeeRuleNode;
}>((tie) => {
  const size = { maxDepth: 5, depthSize: "small" } as const;
  const [numbers, booleans, payments] = [tie("number"), tie("boolean"), tie("payment")];
  const lists = { maxLength: 4, depthIdentifier: "rule" } as const;
  return {
    number: fc.oneof(
      { ...size, depthIdentifier: "number" },
      fc.constantFrom(...numberKeys).map(count),
      decimals.map(number),
      numbers.map(plusOne),
    ),
    boolean: fc.oneof(
      { ...size, depthIdentifier: "boolean" },
      fc.constantFrom(...booleanKeys).map(yes),
      fc.boolean().map(literal),
      fc.tuple(numbers, fc.constantFrom(...feeRuleOperators), numbers).map((each) => compare(...each)),
      fc.array(booleans, { ...lists, minLength: 1 }).map((each) => all(...each)),
      fc.array(booleans, { ...lists, minLength: 1 }).map((each) => any(...each)),
    ),
    payment: fc.oneof(
      { ...size, depthIdentifier: "rule" },
      fc.constantFrom(...feeIds).map(fee),
      fc.array(payments, lists).map((each) => payment(...each)),
      fc.tuple(numbers, payments).map((each) => times(...each)),
      fc.tuple(booleans, payments, fc.option(payments)).map((each) => when(...each)),
    ),
    root: fc.array(payments, { maxLength: 6 }).map((each) => payment(...each)),
  };
}).root;

/** Answers to generated rules; some are missing. */
export const answers: fc.Arbitrary<ReadonlyMap<string, boolean | string>> = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...booleanKeys), fc.boolean()),
    fc.dictionary(fc.constantFrom(...numberKeys), fc.oneof(decimals, fc.constantFrom("-1", "-0.5"))),
  )
  .map((each) => new Map(each.flatMap((some) => Object.entries<boolean | string>(some))));
