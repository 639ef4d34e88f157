/** Fee rules as trees of uniform nodes, and their limits. `feeRuleKinds` declares the content of each kind. */

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

/** Maximum number of nodes of a rule. */
export const feeRuleNodesMax = 2_000;

/** Maximum number of levels of a rule; the root is the first. */
export const feeRuleLevelsMax = 32;

/** Maximum length of a node id. */
export const feeRuleNodeIdMaxLength = 64;

/** The values of a node; null: missing, or not of its kind. */
export interface FeeRuleFields {
  readonly booleanValue: boolean | null;
  /** A decimal with a point and at most four places. */
  readonly numberValue: string | null;
  /** Key of an input of the application. */
  readonly variable: string | null;
  readonly feeId: string | null;
  readonly operator: FeeRuleOperator | null;
}

/** A node with all descendants. While a rule is being edited, any kind of node may be anywhere. */
export interface FeeRuleNode extends FeeRuleFields {
  /** Unique in the rule, and kept when the rule is saved. */
  readonly nodeId: string;
  readonly kind: FeeRuleKind;
  /** By slot, in order. A slot that is absent has none. */
  readonly children: Readonly<Partial<Record<FeeRuleSlot, readonly FeeRuleNode[]>>>;
}

/** The root of a rule, a PAYMENT; null for an empty rule, which charges nothing. */
export type FeeRule = FeeRuleNode | null;

/** The names of all values. */
export const feeRuleFields = ["booleanValue", "numberValue", "variable", "feeId", "operator"] as const;

/** The fields of a node without values. */
export const noFeeRuleFields: FeeRuleFields = {
  booleanValue: null,
  numberValue: null,
  variable: null,
  feeId: null,
  operator: null,
};

/** The children of a node in a slot. */
export function childrenIn(node: FeeRuleNode, slot: FeeRuleSlot): readonly FeeRuleNode[] {
  return node.children[slot] ?? [];
}

/** The only child of a node in a slot; null if it is missing. */
export function childIn(node: FeeRuleNode, slot: FeeRuleSlot): FeeRuleNode | null {
  return node.children[slot]?.[0] ?? null;
}
