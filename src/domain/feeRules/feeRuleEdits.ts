/** Edits of fee rules in the editor. Rules are immutable: each edit returns another rule and keeps the ids of nodes. */
import { feeRuleKindRules, kindsFor, slotOf, slotsOf } from "./feeRuleKinds";
import {
  childrenIn,
  type FeeRule,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleSlot,
} from "./feeRuleNodes";
import { placesOf, type FeeRulePlace } from "./feeRuleWalk";

/** A slot of a node that can take another child. Null as parent is the place of the root. */
export interface FeeRuleGap {
  readonly parentId: string | null;
  readonly slot: FeeRuleSlot;
  /** Among the children in the slot, from 0. */
  readonly position: number;
}

/** The place of a node; undefined if the rule has no such node. */
export function placeOf(rule: FeeRule, nodeId: string): FeeRulePlace | undefined {
  return placesOf(rule).find(({ node }) => node.nodeId === nodeId);
}

/** Replaces a node and keeps all others. Null removes it from its slot, with all descendants. */
export function replaceNode(rule: FeeRule, nodeId: string, next: FeeRule): FeeRule {
  if (!rule || rule.nodeId === nodeId) return rule && next;
  for (const { slot } of slotsOf(rule.kind)) {
    const children = childrenIn(rule, slot);
    const changed = children.flatMap((child) => replaceNode(child, nodeId, next) ?? []);
    const isSame = changed.length === children.length && changed.every((child, at) => child === children[at]);
    if (!isSame) return withChildren(rule, slot, changed);
  }
  return rule;
}

/** Inserts a node into a slot. In a slot for a single child, it replaces the child. */
export function insertNode(
  rule: FeeRule,
  { parentId, slot, position }: FeeRuleGap,
  node: FeeRuleNode,
): FeeRule {
  if (parentId === null) return node;
  const parent = placeOf(rule, parentId)?.node;
  if (!parent) return rule;
  const isList = slotOf(parent.kind, slot)?.isList ?? false;
  const siblings = isList ? childrenIn(parent, slot) : [];
  return replaceNode(rule, parentId, withChildren(parent, slot, siblings.toSpliced(position, 0, node)));
}

/** Kinds of nodes that can wrap a node, so that both fit. */
export function wrappersFor(rule: FeeRule, nodeId: string): readonly FeeRuleKind[] {
  const place = placeOf(rule, nodeId);
  if (!place?.parent) return [];
  const fitting = kindsFor(place.parent.kind, place.slot);
  return fitting.filter((kind) => wrappingSlot(kind, place.node) !== undefined);
}

/** Wraps a node in a new one; unchanged if they do not fit. */
export function wrapNode(rule: FeeRule, nodeId: string, wrapper: FeeRuleNode): FeeRule {
  const node = placeOf(rule, nodeId)?.node;
  const slot = node && wrappingSlot(wrapper.kind, node);
  return slot ? replaceNode(rule, nodeId, withChildren(wrapper, slot, [node])) : rule;
}

/**
 * The first slot of a kind that accepts the node. Skips condition slots for conditions, because nothing would be
 * charged.
 */
function wrappingSlot(kind: FeeRuleKind, node: FeeRuleNode): FeeRuleSlot | undefined {
  return slotsOf(kind).find(({ type }) => type === feeRuleKindRules[node.kind].type)?.slot;
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
  if (!slotOf(parent.kind, slot)?.isList) return null;
  const other = siblings[move === "down" ? position + 1 : position - 1];
  if (!other) return null;
  if (move !== "in") {
    const swapped = siblings.with(position, other).with(siblings.indexOf(other), node);
    return replaceNode(rule, parent.nodeId, withChildren(parent, slot, swapped));
  }
  const into = slotsOf(other.kind).find(({ slot: each, isList }) => {
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
    if (slotOf(around.kind, slot)?.isList && kindsFor(around.kind, slot).includes(node.kind)) {
      const gap = { parentId: around.nodeId, slot, position: position + 1 };
      return insertNode(replaceNode(rule, node.nodeId, null), gap, node);
    }
    outer = placeOf(rule, around.nodeId);
  }
  return null;
}

/** A copy of a node and all descendants, with new ids. */
export function copyNode(node: FeeRuleNode, newId: () => string): FeeRuleNode {
  const nodeId = newId();
  const children = slotsOf(node.kind).map(({ slot }) => [
    slot,
    childrenIn(node, slot).map((child) => copyNode(child, newId)),
  ]);
  return { ...node, nodeId, children: Object.fromEntries(children) };
}

const withChildren = (
  node: FeeRuleNode,
  slot: FeeRuleSlot,
  children: readonly FeeRuleNode[],
): FeeRuleNode => ({ ...node, children: { ...node.children, [slot]: children } });
