/** Walks fee rules without recursion, so that deep rules do not overflow the stack. */
import { slotsOf } from "./feeRuleKinds";
import {
  childrenIn,
  feeRuleLevelsMax,
  feeRuleNodesMax,
  type FeeRule,
  type FeeRuleNode,
  type FeeRuleSlot,
} from "./feeRuleNodes";
import { feeRuleProblem, type FeeRuleProblem } from "./feeRuleProblems";

/** A node with its place in the rule. */
export interface FeeRulePlace {
  readonly node: FeeRuleNode;
  /** Null for the root. */
  readonly parent: FeeRuleNode | null;
  readonly slot: FeeRuleSlot;
  /** Among the children in the same slot, from 0. */
  readonly position: number;
  /** From 1, the root. */
  readonly level: number;
}

/** The nodes in pre-order. Stops after the maximum number of nodes plus one. */
export function placesOf(rule: FeeRule): readonly FeeRulePlace[] {
  const places: FeeRulePlace[] = [];
  const ahead: FeeRulePlace[] = [];
  if (rule) ahead.push({ node: rule, parent: null, slot: "ROOT", position: 0, level: 1 });
  for (let place = ahead.pop(); place && places.length <= feeRuleNodesMax; place = ahead.pop()) {
    places.push(place);
    const { node, level } = place;
    for (const { slot } of slotsOf(node.kind).toReversed()) {
      const children = childrenIn(node, slot);
      for (let position = children.length - 1; position >= 0; position -= 1) {
        const child = children[position];
        if (child) ahead.push({ node: child, parent: node, slot, position, level: level + 1 });
      }
    }
  }
  return places;
}

/** Returns fee_rule_too_large if a rule has more nodes or levels than allowed; null otherwise. */
export function sizeProblemOf(places: readonly FeeRulePlace[]): FeeRuleProblem | null {
  if (places.length > feeRuleNodesMax) {
    return feeRuleProblem("fee_rule_too_large", null, { max: String(feeRuleNodesMax) });
  }
  const tooDeep = places.find(({ level }) => level > feeRuleLevelsMax);
  return tooDeep
    ? feeRuleProblem("fee_rule_too_large", tooDeep.node.nodeId, { max: String(feeRuleLevelsMax) })
    : null;
}

/** An input of the application that a rule uses. */
export interface FeeRuleVariable {
  readonly key: string;
  readonly type: "BOOLEAN" | "NUMBER";
}

/** The inputs that a rule uses, without duplicates, in pre-order. */
export function variablesOf(rule: FeeRule): readonly FeeRuleVariable[] {
  const found = new Map<string, FeeRuleVariable>();
  for (const { node } of placesOf(rule)) {
    if ((node.kind !== "BOOLEAN" && node.kind !== "NUMBER") || !node.variable) continue;
    found.set(`${node.kind} ${node.variable}`, { key: node.variable, type: node.kind });
  }
  return [...found.values()];
}

/** The ids of the fees that a rule can charge, without duplicates, in pre-order. */
export function feesOf(rule: FeeRule): readonly string[] {
  const found = placesOf(rule).flatMap(({ node }) => (node.kind === "FEE" && node.feeId ? [node.feeId] : []));
  return [...new Set(found)];
}
