/** Declares for each kind of node its values, its slots and its evaluation. */
import { decimalUnit, feeRuleNumberBounds, readDecimal } from "./decimals";
import {
  childrenIn,
  feeRuleKinds,
  noFeeRuleFields,
  type FeeRuleFields,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleOperator,
  type FeeRuleSlot,
} from "./feeRuleNodes";
import type { FeeRuleProblem } from "./feeRuleProblems";

/** Result type of a node. A payment is an amount in cents. */
export type FeeRuleType = "BOOLEAN" | "NUMBER" | "PAYMENT";

/** A slot of a kind of node: the type of its children, and how many it needs and may have. */
export interface FeeRuleSlotRule {
  readonly slot: FeeRuleSlot;
  readonly type: FeeRuleType;
  readonly isRequired: boolean;
  readonly isList: boolean;
}

/** Operations available to the evaluation of a node. After a problem, results are ignored. */
export interface FeeRuleEvaluation {
  /**
   * The sum of the payments in a slot.
   * @param quantity quantity of each of their fees, as a decimal with a point
   */
  readonly payment: (node: FeeRuleNode, slot: FeeRuleSlot, quantity: string) => number;
  /** The payment in a slot times a number, rounded half up to whole cents. */
  readonly product: (factor: number, node: FeeRuleNode, slot: FeeRuleSlot, quantity: string) => number;
  /** The number in a slot, in ten-thousandths. */
  readonly number: (node: FeeRuleNode, slot: FeeRuleSlot) => number;
  /** Evaluates all booleans in a slot, so that their order does not affect which problems are found. */
  readonly booleans: (node: FeeRuleNode, slot: FeeRuleSlot) => readonly boolean[];
  /** The amount of a fee. */
  readonly fee: (node: FeeRuleNode, feeId: string, quantity: string) => number;
  /** The answer to an input; undefined if there is none. */
  readonly answer: (variable: string) => boolean | string | undefined;
  /** Records a problem of a node, unless one is already recorded. */
  readonly fail: (code: FeeRuleProblem["code"], node: FeeRuleNode, params?: FeeRuleProblem["params"]) => 0;
}

interface KindOf<Type extends FeeRuleType, Result, More extends readonly unknown[]> {
  readonly type: Type;
  /** In the order of their children. */
  readonly slots: readonly FeeRuleSlotRule[];
  /** Values, exactly one of which must be set. */
  readonly fields: readonly (keyof FeeRuleFields)[];
  readonly evaluate: (node: FeeRuleNode, evaluation: FeeRuleEvaluation, ...more: More) => Result;
}

/** Result type, slots, values and evaluation of a kind of node. */
export type FeeRuleKindRule =
  | KindOf<"PAYMENT", number, readonly [quantity: string]>
  | KindOf<"NUMBER", number, readonly []>
  | KindOf<"BOOLEAN", boolean, readonly []>;

const one = (slot: FeeRuleSlot, type: FeeRuleType): FeeRuleSlotRule => ({
  slot,
  type,
  isRequired: true,
  isList: false,
});

const many = (type: FeeRuleType, isRequired: boolean): FeeRuleSlotRule => ({
  slot: "OPERAND",
  type,
  isRequired,
  isList: true,
});

const comparisons: Readonly<Record<FeeRuleOperator, (one: number, other: number) => boolean>> = {
  EQUAL: (one, other) => one === other,
  NOT_EQUAL: (one, other) => one !== other,
  LESS: (one, other) => one < other,
  LESS_OR_EQUAL: (one, other) => one <= other,
  GREATER: (one, other) => one > other,
  GREATER_OR_EQUAL: (one, other) => one >= other,
};

/** The declaration of each kind. */
export const feeRuleKindRules: Readonly<Record<FeeRuleKind, FeeRuleKindRule>> = {
  /** Charges THEN if the condition holds, otherwise ELSE, or nothing if there is none. */
  IF: {
    type: "PAYMENT",
    slots: [
      one("CONDITION", "BOOLEAN"),
      one("THEN", "PAYMENT"),
      { ...one("ELSE", "PAYMENT"), isRequired: false },
    ],
    fields: [],
    evaluate: (node, evaluation, quantity) => {
      const [isTrue] = evaluation.booleans(node, "CONDITION");
      return evaluation.payment(node, isTrue ? "THEN" : "ELSE", quantity);
    },
  },
  /** The number on the left times the payment on the right, rounded half up to whole cents. */
  MULTIPLY: {
    type: "PAYMENT",
    slots: [one("LEFT", "NUMBER"), one("RIGHT", "PAYMENT")],
    fields: [],
    evaluate: (node, evaluation, quantity) =>
      evaluation.product(evaluation.number(node, "LEFT"), node, "RIGHT", quantity),
  },
  /** The sum of payments, 0 without any. */
  PAYMENT: {
    type: "PAYMENT",
    slots: [many("PAYMENT", false)],
    fields: [],
    evaluate: (node, evaluation, quantity) => evaluation.payment(node, "OPERAND", quantity),
  },
  /** The amount of a fee on the day of the application. */
  FEE: {
    type: "PAYMENT",
    slots: [],
    fields: ["feeId"],
    evaluate: (node, evaluation, quantity) => evaluation.fee(node, node.feeId ?? "", quantity),
  },
  /** A number plus one. */
  ADD_ONE: {
    type: "NUMBER",
    slots: [one("OPERAND", "NUMBER")],
    fields: [],
    evaluate: (node, evaluation) => evaluation.number(node, "OPERAND") + decimalUnit,
  },
  /** A literal, or the number answered with the key `variable`. A negative answer counts as 0. */
  NUMBER: {
    type: "NUMBER",
    slots: [],
    fields: ["numberValue", "variable"],
    evaluate: (node, evaluation) => {
      const { variable, numberValue } = node;
      const text = variable ? (evaluation.answer(variable) ?? "0") : (numberValue ?? "");
      if (typeof text !== "string") {
        const params = { variable: variable ?? "", expected: "NUMBER" };
        return evaluation.fail("fee_rule_variable_unknown", node, params);
      }
      const read = readDecimal(text);
      if (read === "not_decimal") return evaluation.fail(read, node);
      const isWithin = read !== "number_out_of_range" && (read >= 0 || variable !== null);
      return isWithin ? Math.max(read, 0) : evaluation.fail("number_out_of_range", node, feeRuleNumberBounds);
    },
  },
  /** Whether all of at least one boolean are true. */
  AND: {
    type: "BOOLEAN",
    slots: [many("BOOLEAN", true)],
    fields: [],
    evaluate: (node, evaluation) => evaluation.booleans(node, "OPERAND").every(Boolean),
  },
  /** Whether any of at least one boolean is true. */
  OR: {
    type: "BOOLEAN",
    slots: [many("BOOLEAN", true)],
    fields: [],
    evaluate: (node, evaluation) => evaluation.booleans(node, "OPERAND").some(Boolean),
  },
  /** A literal, or the boolean answered with the key `variable`. */
  BOOLEAN: {
    type: "BOOLEAN",
    slots: [],
    fields: ["booleanValue", "variable"],
    evaluate: (node, evaluation) => {
      const { variable, booleanValue } = node;
      const found = variable ? evaluation.answer(variable) : booleanValue;
      if (typeof found === "string") {
        const params = { variable: variable ?? "", expected: "BOOLEAN" };
        evaluation.fail("fee_rule_variable_unknown", node, params);
      }
      return found === true;
    },
  },
  /** Compares the numbers on the left and on the right. */
  OPERATOR: {
    type: "BOOLEAN",
    slots: [one("LEFT", "NUMBER"), one("RIGHT", "NUMBER")],
    fields: ["operator"],
    evaluate: (node, evaluation) => {
      const [left, right] = [evaluation.number(node, "LEFT"), evaluation.number(node, "RIGHT")];
      return comparisons[node.operator ?? "EQUAL"](left, right);
    },
  },
};

/** The slots of a kind of node, in the order of their children. */
export function slotsOf(kind: FeeRuleKind): readonly FeeRuleSlotRule[] {
  return feeRuleKindRules[kind].slots;
}

/** A slot of a kind of node; undefined if the kind has no such slot. */
export function slotOf(kind: FeeRuleKind, slot: FeeRuleSlot): FeeRuleSlotRule | undefined {
  return slotsOf(kind).find((each) => each.slot === slot);
}

/** Kinds that fit into a slot of a parent, null for the root; none if the parent has no such slot. */
export function kindsFor(parent: FeeRuleKind | null, slot: FeeRuleSlot): readonly FeeRuleKind[] {
  if (parent === null) return slot === "ROOT" ? ["PAYMENT"] : [];
  const found = slotOf(parent, slot);
  return found ? feeRuleKinds.filter((kind) => feeRuleKindRules[kind].type === found.type) : [];
}

/** Whether a node has one of the values of its kind, or needs none. */
export function isFilled(node: FeeRuleNode, { fields } = feeRuleKindRules[node.kind]): boolean {
  if (fields.length === 0) return true;
  for (const field of fields) if (hasField(node, field)) return true;
  return false;
}

/** Whether a value is set and not empty. */
export function hasField(node: FeeRuleFields, field: keyof FeeRuleFields): boolean {
  return node[field] !== null && node[field] !== "";
}

/** All children of a node, in order. */
export function childrenOf(node: FeeRuleNode): readonly FeeRuleNode[] {
  return slotsOf(node.kind).flatMap(({ slot }) => childrenIn(node, slot));
}

/** A node of a kind with some of its values and children; all others are missing. */
export function newFeeRuleNode(
  kind: FeeRuleKind,
  nodeId: string,
  { children, ...fields }: Partial<Omit<FeeRuleNode, "nodeId" | "kind">> = {},
): FeeRuleNode {
  return { ...noFeeRuleFields, ...fields, nodeId, kind, children: { ...emptySlots(kind), ...children } };
}

/** A list for the children in each slot of a kind of node. */
export function emptySlots(kind: FeeRuleKind): Partial<Record<FeeRuleSlot, FeeRuleNode[]>> {
  return Object.fromEntries(slotsOf(kind).map(({ slot }) => [slot, []]));
}
