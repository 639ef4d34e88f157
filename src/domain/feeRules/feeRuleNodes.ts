/** Fee rules as trees: kinds of nodes, the slots for their children, limits, and what a rule refers to. */

/** Kinds of nodes. */
export const feeRuleKinds = [
  "IF",
  "MULTIPLY",
  "PAYMENT",
  "ADD_ONE",
  "OR",
  "AND",
  "BOOLEAN",
  "NUMBER",
  "FEE",
  "OPERATOR",
] as const;

export type FeeRuleKind = (typeof feeRuleKinds)[number];

/** Places of a node in its parent. */
export const feeRuleSlots = ["ROOT", "CONDITION", "THEN", "ELSE", "LEFT", "RIGHT", "OPERAND"] as const;

export type FeeRuleSlot = (typeof feeRuleSlots)[number];

/** Comparisons of two numbers. */
export const feeRuleOperators = [
  "EQUAL",
  "NOT_EQUAL",
  "LESS",
  "LESS_OR_EQUAL",
  "GREATER",
  "GREATER_OR_EQUAL",
] as const;

export type FeeRuleOperator = (typeof feeRuleOperators)[number];

/** What a node results in. A payment is an amount in cents. */
export type FeeRuleType = "BOOLEAN" | "NUMBER" | "PAYMENT";

/** Most nodes of a rule. */
export const feeRuleNodesMax = 2_000;

/** Most levels of a rule; the root is the first. */
export const feeRuleLevelsMax = 32;

/** Most characters of a node id. */
export const feeRuleNodeIdMaxLength = 64;

/** A child in a slot; null while it is missing. A rule under construction may hold nodes of any kind anywhere. */
export type FeeRuleChild = FeeRuleNode | null;

/** Charges `thenBranch` if the condition holds, otherwise `elseBranch`, or nothing if there is none. */
export interface FeeRuleIf {
  readonly nodeId: string;
  readonly kind: "IF";
  readonly condition: FeeRuleChild;
  readonly thenBranch: FeeRuleChild;
  readonly elseBranch: FeeRuleChild;
}

/** The number on the left times the payment on the right, rounded half up to whole cents. */
export interface FeeRuleMultiply {
  readonly nodeId: string;
  readonly kind: "MULTIPLY";
  readonly left: FeeRuleChild;
  readonly right: FeeRuleChild;
}

/** Compares the numbers on the left and on the right. */
export interface FeeRuleComparison {
  readonly nodeId: string;
  readonly kind: "OPERATOR";
  readonly operator: FeeRuleOperator | null;
  readonly left: FeeRuleChild;
  readonly right: FeeRuleChild;
}

/** The sum of payments, 0 without any; or whether all (AND) or any (OR) of at least one boolean are true. */
export interface FeeRuleList {
  readonly nodeId: string;
  readonly kind: "PAYMENT" | "AND" | "OR";
  readonly operands: readonly FeeRuleNode[];
}

/** A number plus one. */
export interface FeeRuleAddOne {
  readonly nodeId: string;
  readonly kind: "ADD_ONE";
  readonly operand: FeeRuleChild;
}

/** A literal or the boolean answer with the key `variable`; exactly one of both is set. */
export interface FeeRuleBoolean {
  readonly nodeId: string;
  readonly kind: "BOOLEAN";
  readonly value: boolean | null;
  readonly variable: string | null;
}

/** A literal, a decimal such as `2.5`, or the number answered with the key `variable`; exactly one is set. */
export interface FeeRuleNumber {
  readonly nodeId: string;
  readonly kind: "NUMBER";
  readonly value: string | null;
  readonly variable: string | null;
}

/** The amount of a fee on the day of the application. */
export interface FeeRuleFee {
  readonly nodeId: string;
  readonly kind: "FEE";
  readonly feeId: string | null;
}

/** A node with everything below it. The id is unique in the rule and kept when the rule is saved. */
export type FeeRuleNode =
  | FeeRuleIf
  | FeeRuleMultiply
  | FeeRuleComparison
  | FeeRuleList
  | FeeRuleAddOne
  | FeeRuleBoolean
  | FeeRuleNumber
  | FeeRuleFee;

/** The root of a rule, a PAYMENT; null for an empty rule, which charges nothing. */
export type FeeRule = FeeRuleNode | null;

/** A slot of a kind of node: the type of its children, and how many it needs and may have. */
export interface FeeRuleSlotRule {
  readonly slot: FeeRuleSlot;
  readonly type: FeeRuleType;
  readonly isRequired: boolean;
  readonly isList: boolean;
}

const one = (slot: FeeRuleSlot, type: FeeRuleType, isRequired = true): FeeRuleSlotRule => ({
  slot,
  type,
  isRequired,
  isList: false,
});

const many = (type: FeeRuleType, isRequired: boolean): readonly FeeRuleSlotRule[] => [
  { slot: "OPERAND", type, isRequired, isList: true },
];

/** The slots of each kind of node, in the order of their children. */
export const feeRuleSlotsOf: Readonly<Record<FeeRuleKind, readonly FeeRuleSlotRule[]>> = {
  IF: [one("CONDITION", "BOOLEAN"), one("THEN", "PAYMENT"), one("ELSE", "PAYMENT", false)],
  MULTIPLY: [one("LEFT", "NUMBER"), one("RIGHT", "PAYMENT")],
  OPERATOR: [one("LEFT", "NUMBER"), one("RIGHT", "NUMBER")],
  PAYMENT: many("PAYMENT", false),
  AND: many("BOOLEAN", true),
  OR: many("BOOLEAN", true),
  ADD_ONE: [one("OPERAND", "NUMBER")],
  BOOLEAN: [],
  NUMBER: [],
  FEE: [],
};

const types: Readonly<Record<FeeRuleKind, FeeRuleType>> = {
  IF: "PAYMENT",
  MULTIPLY: "PAYMENT",
  PAYMENT: "PAYMENT",
  FEE: "PAYMENT",
  ADD_ONE: "NUMBER",
  NUMBER: "NUMBER",
  OR: "BOOLEAN",
  AND: "BOOLEAN",
  BOOLEAN: "BOOLEAN",
  OPERATOR: "BOOLEAN",
};

/** What nodes of a kind result in. */
export function feeRuleTypeOf(kind: FeeRuleKind): FeeRuleType {
  return types[kind];
}

/** Kinds that fit into a slot of a parent, null for the root; none if such parents lack the slot. */
export function kindsFor(parent: FeeRuleKind | null, slot: FeeRuleSlot): readonly FeeRuleKind[] {
  if (parent === null) return slot === "ROOT" ? ["PAYMENT"] : [];
  const found = feeRuleSlotsOf[parent].find((each) => each.slot === slot);
  return found ? feeRuleKinds.filter((kind) => types[kind] === found.type) : [];
}
