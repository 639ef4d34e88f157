/** Hints about fee rules that are valid but possibly unintended. */
import { addConsequences, truthOf, type KnownConditions } from "./feeRuleConditions";
import { childrenOf } from "./feeRuleKinds";
import { childIn, type FeeRule, type FeeRuleNode } from "./feeRuleNodes";
import { placesOf, sizeProblemOf } from "./feeRuleWalk";

/** A hint on a node of a rule. */
export type FeeRuleHint =
  | {
      readonly code: "branch_unreachable";
      /** The first node of the branch. */
      readonly nodeId: string;
      readonly slot: "THEN" | "ELSE";
      /** Whether the condition is constant, or implied by an enclosing IF. */
      readonly reason: "constant" | "implied";
    }
  /** An IF charges nothing if its condition does not hold. */
  | { readonly code: "else_missing"; readonly nodeId: string };

/**
 * Returns unreachable branches and conditions without an ELSE, in pre-order. Every reported branch is unreachable, but
 * not every unreachable one is found: conditions are compared, not solved. Nodes within an unreachable branch and
 * oversized rules get no hints.
 */
export function feeRuleHints(rule: FeeRule): readonly FeeRuleHint[] {
  return rule && !sizeProblemOf(placesOf(rule)) ? hintsBelow(rule, new Map()) : [];
}

function hintsBelow(node: FeeRuleNode, known: KnownConditions): readonly FeeRuleHint[] {
  if (node.kind === "IF") return hintsOfIf(node, known);
  return childrenOf(node).flatMap((child) => hintsBelow(child, known));
}

function hintsOfIf(node: FeeRuleNode, known: KnownConditions): readonly FeeRuleHint[] {
  const { nodeId } = node;
  const condition = childIn(node, "CONDITION");
  const truth = truthOf(condition, known);
  const reason = truthOf(condition, new Map()) === null ? "implied" : "constant";
  const branch = (slot: "THEN" | "ELSE"): readonly FeeRuleHint[] => {
    const child = childIn(node, slot);
    if (!child) return [];
    const isTaken = slot === "THEN";
    if (truth === !isTaken) return [{ code: "branch_unreachable", nodeId: child.nodeId, slot, reason }];
    const inside = new Map(known);
    addConsequences(inside, condition, isTaken);
    return hintsBelow(child, inside);
  };
  return [
    ...(!childIn(node, "ELSE") && truth !== true ? [{ code: "else_missing", nodeId } as const] : []),
    ...branch("THEN"),
    ...branch("ELSE"),
  ];
}
