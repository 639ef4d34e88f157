/** Problems of fee rules, and of evaluating them. */

/** Stable codes of problems; the interface translates them. */
export type FeeRuleProblemCode =
  /** More nodes or levels than allowed; params: max. */
  | "fee_rule_too_large"
  /** Ids, parents, slots, positions or values of nodes are invalid, so that they do not form a tree. */
  | "fee_rule_malformed"
  /** A child or a value is missing; params: slot, or value for variable, feeId or operator. */
  | "fee_rule_incomplete"
  /** A node does not fit into its slot; params: slot, expected, found. */
  | "fee_rule_type_mismatch"
  /** The application has no such input of that type; params: variable, expected. */
  | "fee_rule_variable_unknown"
  /** There is no such fee; params: feeId. */
  | "fee_unknown"
  /** The fee must not be charged; params: feeId. */
  | "fee_inactive"
  /** A number is outside its bounds; params: min, max, places (most decimal places). */
  | "number_out_of_range"
  /** A number is not a decimal with a point and at most four places. */
  | "not_decimal"
  /** An amount is too large to be charged; params: max, in cents. */
  | "total_out_of_range";

/** A problem of a rule. */
export interface FeeRuleProblem {
  readonly code: FeeRuleProblemCode;
  /** The node with the problem; null for the rule as a whole. */
  readonly nodeId: string | null;
  /** Parameters of the message. */
  readonly params: Readonly<Record<string, string>>;
}

/** Creates a problem of a node, or of the whole rule if the id is null. */
export function feeRuleProblem(
  code: FeeRuleProblemCode,
  nodeId: string | null,
  params: FeeRuleProblem["params"] = {},
): FeeRuleProblem {
  return { code, nodeId, params };
}
