/** Edits of fee rules in the editor. Rules are immutable: each edit returns another rule and keeps the ids of nodes. */
import {
  feeRuleSlotsOf,
  feeRuleTypeOf,
  kindsFor,
  type FeeRule,
  type FeeRuleChild,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleSlot,
} from "./feeRuleNodes";
import { childrenOf, placesOf, type FeeRulePlace } from "./feeRuleWalk";

/** A slot of a node that can take another child. Null as parent is the place of the root. */
export interface FeeRuleGap {
  readonly parentId: string | null;
  readonly slot: FeeRuleSlot;
  /** Among the children in the slot, from 0. */
  readonly position: number;
}

/** A new node of a kind, without children and values. */
export function newFeeRuleNode(kind: FeeRuleKind, nodeId: string): FeeRuleNode {
  switch (kind) {
    case "IF":
      return { nodeId, kind, condition: null, thenBranch: null, elseBranch: null };
    case "MULTIPLY":
      return { nodeId, kind, left: null, right: null };
    case "OPERATOR":
      return { nodeId, kind, operator: "EQUAL", left: null, right: null };
    case "ADD_ONE":
      return { nodeId, kind, operand: null };
    case "BOOLEAN":
    case "NUMBER":
      return { nodeId, kind, value: null, variable: null };
    case "FEE":
      return { nodeId, kind, feeId: null };
    default:
      return { nodeId, kind, operands: [] };
  }
}

/** The place of a node; undefined if the rule has no such node. */
export function placeOf(rule: FeeRule, nodeId: string): FeeRulePlace | undefined {
  return placesOf(rule).find(({ node }) => node.nodeId === nodeId);
}

/** Replaces a node and keeps all others. Null removes it from its slot, with everything below it. */
export function replaceNode(rule: FeeRule, nodeId: string, next: FeeRuleChild): FeeRule {
  if (!rule) return rule;
  if (rule.nodeId === nodeId) return next;
  for (const [slot, child] of childrenOf(rule)) {
    const changed = replaceNode(child, nodeId, next);
    if (changed === child) continue;
    return withChildren(
      rule,
      slot,
      childrenIn(rule, slot).flatMap((each) => (each === child ? (changed ?? []) : each)),
    );
  }
  return rule;
}

/** Puts a node into a slot; into one that takes a single child, it replaces the child. */
export function insertNode(
  rule: FeeRule,
  { parentId, slot, position }: FeeRuleGap,
  node: FeeRuleNode,
): FeeRule {
  if (parentId === null) return node;
  const parent = placeOf(rule, parentId)?.node;
  if (!parent) return rule;
  const isList = slotRule(parent.kind, slot)?.isList ?? false;
  const siblings = isList ? childrenIn(parent, slot) : [];
  return replaceNode(rule, parentId, withChildren(parent, slot, siblings.toSpliced(position, 0, node)));
}

/** Kinds of nodes that can be put around a node, so that it and the new one fit. */
export function wrappersFor(rule: FeeRule, nodeId: string): readonly FeeRuleKind[] {
  const place = placeOf(rule, nodeId);
  if (!place?.parent) return [];
  const fitting = kindsFor(place.parent.kind, place.slot);
  return fitting.filter((kind) => wrappingSlot(kind, place.node) !== undefined);
}

/** Puts a new node around another, which becomes its child; unchanged if they do not fit. */
export function wrapNode(rule: FeeRule, nodeId: string, wrapper: FeeRuleNode): FeeRule {
  const node = placeOf(rule, nodeId)?.node;
  const slot = node && wrappingSlot(wrapper.kind, node);
  return slot ? replaceNode(rule, nodeId, withChildren(wrapper, slot, [node])) : rule;
}

/** The first slot of a kind that takes the node. A condition is no place for a condition: nothing would be charged. */
function wrappingSlot(kind: FeeRuleKind, node: FeeRuleNode): FeeRuleSlot | undefined {
  return feeRuleSlotsOf[kind].find(({ type }) => type === feeRuleTypeOf(node.kind))?.slot;
}

/** Directions in which a node can be moved: among its siblings, into the one before it, or out after its parent. */
export type FeeRuleMove = "up" | "down" | "in" | "out";

/** Moves a node; null if it cannot be moved there. */
export function moveNode(rule: FeeRule, nodeId: string, move: FeeRuleMove): FeeRule | null {
  const place = placeOf(rule, nodeId);
  if (!place?.parent) return null;
  const { node, parent, slot, position } = place;
  if (move === "out") return moveOut(rule, place);
  const siblings = childrenIn(parent, slot);
  if (!slotRule(parent.kind, slot)?.isList) return null;
  const other = siblings[move === "down" ? position + 1 : position - 1];
  if (!other) return null;
  if (move !== "in") {
    const swapped = siblings.with(position, other).with(siblings.indexOf(other), node);
    return replaceNode(rule, parent.nodeId, withChildren(parent, slot, swapped));
  }
  const into = feeRuleSlotsOf[other.kind].find(({ slot: each, isList }) => {
    const isFree = isList || childrenIn(other, each).length === 0;
    return isFree && kindsFor(other.kind, each).includes(node.kind);
  });
  if (!into) return null;
  const target = { parentId: other.nodeId, slot: into.slot, position: childrenIn(other, into.slot).length };
  return insertNode(replaceNode(rule, nodeId, null), target, node);
}

/** Moves a node out of its parent to the place after it, or further out if the parent is no item of a list. */
function moveOut(rule: FeeRule, { node, parent }: FeeRulePlace): FeeRule | null {
  let outer = parent && placeOf(rule, parent.nodeId);
  while (outer?.parent) {
    const { parent: around, slot, position } = outer;
    if (slotRule(around.kind, slot)?.isList && kindsFor(around.kind, slot).includes(node.kind)) {
      const gap = { parentId: around.nodeId, slot, position: position + 1 };
      return insertNode(replaceNode(rule, node.nodeId, null), gap, node);
    }
    outer = placeOf(rule, around.nodeId);
  }
  return null;
}

/** A copy of a node and everything below it, with ids of its own. */
export function copyNode(node: FeeRuleNode, newId: () => string): FeeRuleNode {
  let copy: FeeRuleNode = { ...node, nodeId: newId() };
  for (const { slot } of feeRuleSlotsOf[node.kind]) {
    copy = withChildren(
      copy,
      slot,
      childrenIn(node, slot).map((child) => copyNode(child, newId)),
    );
  }
  return copy;
}

/** The children of a node in a slot. */
export function childrenIn(node: FeeRuleNode, slot: FeeRuleSlot): readonly FeeRuleNode[] {
  return childrenOf(node).flatMap(([each, child]) => (each === slot ? child : []));
}

const slotRule = (kind: FeeRuleKind, slot: FeeRuleSlot) =>
  feeRuleSlotsOf[kind].find((each) => each.slot === slot);

/** The node with other children in a slot; one that takes a single child gets the first. */
function withChildren(node: FeeRuleNode, slot: FeeRuleSlot, children: readonly FeeRuleNode[]): FeeRuleNode {
  const [first = null] = children;
  switch (node.kind) {
    case "IF":
      if (slot === "CONDITION") return { ...node, condition: first };
      return slot === "THEN" ? { ...node, thenBranch: first } : { ...node, elseBranch: first };
    case "MULTIPLY":
    case "OPERATOR":
      return slot === "LEFT" ? { ...node, left: first } : { ...node, right: first };
    case "PAYMENT":
    case "AND":
    case "OR":
      return { ...node, operands: children };
    case "ADD_ONE":
      return { ...node, operand: first };
    default:
      return node;
  }
}
