/** Fee rules as flat lists of nodes, the format of the contract and the database. */
import { feeRuleKindRules, emptySlots, slotOf, slotsOf } from "./feeRuleKinds";
import {
  feeRuleFields,
  feeRuleKinds,
  feeRuleLevelsMax,
  feeRuleNodeIdMaxLength,
  feeRuleNodesMax,
  feeRuleOperators,
  feeRuleSlots,
  type FeeRule,
  type FeeRuleFields,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleOperator,
  type FeeRuleSlot,
} from "./feeRuleNodes";
import { feeRuleProblem, type FeeRuleProblem } from "./feeRuleProblems";
import { placesOf } from "./feeRuleWalk";

/** A node of a flat list. */
export interface FeeRuleWireNode extends FeeRuleFields {
  readonly nodeId: string;
  /** Null for the root. */
  readonly parentId: string | null;
  readonly slot: FeeRuleSlot;
  /** Among siblings in the same slot, from 0 without gaps. */
  readonly position: number;
  readonly kind: FeeRuleKind;
}

/** A node as received: codes may be unknown, and missing values count as null. */
export interface FeeRuleWireInput {
  readonly nodeId: string;
  readonly parentId?: string | null;
  readonly slot: string;
  readonly position: number;
  readonly kind: string;
  readonly booleanValue?: boolean | null;
  readonly numberValue?: string | null;
  readonly variable?: string | null;
  readonly feeId?: string | null;
  readonly operator?: string | null;
}

/** A parsed rule, or the problems that prevented parsing. */
export type FeeRuleReading =
  | { readonly isRead: true; readonly rule: FeeRule }
  | { readonly isRead: false; readonly problems: readonly FeeRuleProblem[] };

const isSlot = (text: string): text is FeeRuleSlot => feeRuleSlots.some((slot) => slot === text);
const isKind = (text: string): text is FeeRuleKind => feeRuleKinds.some((kind) => kind === text);
const isOperator = (text: string): text is FeeRuleOperator => feeRuleOperators.some((each) => each === text);

/** A node whose children are being read. */
interface Growing {
  readonly node: FeeRuleNode;
  readonly level: number;
  readonly children: Partial<Record<FeeRuleSlot, FeeRuleNode[]>>;
}

/**
 * Parses a flat list in which each node comes after its parent; positions define the order of siblings. Returns
 * fee_rule_too_large or fee_rule_malformed if the list does not form a tree. Its meaning is checked by `checkFeeRule`.
 */
export function readFeeRule(inputs: readonly FeeRuleWireInput[]): FeeRuleReading {
  if (inputs.length > feeRuleNodesMax) {
    return refused(feeRuleProblem("fee_rule_too_large", null, { max: String(feeRuleNodesMax) }));
  }
  const read = new Map<string, Growing>();
  const problems: FeeRuleProblem[] = [];
  for (const input of inputs) {
    const problem = readNode(input, read);
    if (problem?.code === "fee_rule_too_large") return refused(problem);
    if (problem) problems.push(problem);
  }
  for (const [nodeId, { node, children }] of read) {
    for (const { slot } of slotsOf(node.kind)) {
      const siblings = children[slot] ?? [];
      const hasGap = Object.keys(siblings).length < siblings.length;
      if (hasGap) problems.push(feeRuleProblem("fee_rule_malformed", nodeId));
      // The array was grown with spare capacity; a copy without it makes large rules faster to evaluate.
      children[slot] = siblings.slice();
    }
  }
  if (problems.length > 0) return refused(...problems);
  const [root] = read.values();
  return { isRead: true, rule: root?.node ?? null };
}

function refused(...problems: readonly FeeRuleProblem[]): FeeRuleReading {
  return { isRead: false, problems };
}

/** Puts a node into its parent, or returns the problem with it. */
function readNode(input: FeeRuleWireInput, read: Map<string, Growing>): FeeRuleProblem | null {
  const { nodeId, kind, slot, position, parentId = null, operator = null, ...values } = input;
  const malformed = feeRuleProblem("fee_rule_malformed", nodeId);
  if (nodeId === "" || nodeId.length > feeRuleNodeIdMaxLength || read.has(nodeId)) return malformed;
  if (!isKind(kind) || !isSlot(slot) || (operator !== null && !isOperator(operator))) return malformed;
  const { fields } = feeRuleKindRules[kind];
  if (feeRuleFields.some((field) => (input[field] ?? null) !== null && !fields.includes(field))) {
    return malformed;
  }
  const parent = parentId === null ? null : read.get(parentId);
  const level = (parent?.level ?? 0) + 1;
  if (level > feeRuleLevelsMax) {
    return feeRuleProblem("fee_rule_too_large", nodeId, { max: String(feeRuleLevelsMax) });
  }
  const { booleanValue = null, numberValue = null, variable = null, feeId = null } = values;
  const children = emptySlots(kind);
  const node = { nodeId, kind, booleanValue, numberValue, variable, feeId, operator, children };
  if (parent) {
    const rule = slotOf(parent.node.kind, slot);
    const siblings = parent.children[slot];
    const positions = rule?.isList ? feeRuleNodesMax : 1;
    const isWithin = Number.isInteger(position) && position >= 0 && position < positions;
    if (!siblings || !isWithin || siblings[position]) return malformed;
    siblings[position] = node;
  } else if (parent === undefined || read.size > 0 || slot !== "ROOT" || position !== 0) {
    return malformed;
  }
  read.set(nodeId, { node, level, children });
  return null;
}

/**
 * Serializes a rule as a flat list in pre-order that `readFeeRule` can parse. Stops after the maximum number of nodes
 * plus one, so that readers refuse larger rules.
 */
export function writeFeeRule(rule: FeeRule): readonly FeeRuleWireNode[] {
  return placesOf(rule).map(({ node, parent, slot, position }) => ({
    nodeId: node.nodeId,
    parentId: parent?.nodeId ?? null,
    slot,
    position,
    kind: node.kind,
    booleanValue: node.booleanValue,
    numberValue: node.numberValue,
    variable: node.variable,
    feeId: node.feeId,
    operator: node.operator,
  }));
}

/**
 * Sorts nodes into pre-order and renumbers the children of lists, so that rows added concurrently to the same list
 * become siblings. Leaves everything else unchanged, including invalid nodes.
 */
export function renumberFeeRule(nodes: readonly FeeRuleWireNode[]): readonly FeeRuleWireNode[] {
  const childrenOfId = new Map<string | null, FeeRuleWireNode[]>();
  for (const node of nodes) {
    const siblings = childrenOfId.get(node.parentId);
    if (siblings) siblings.push(node);
    else childrenOfId.set(node.parentId, [node]);
  }
  const renumbered: FeeRuleWireNode[] = [];
  const placed = new Set<string>();
  const ahead = (childrenOfId.get(null) ?? []).toReversed();
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    renumbered.push(node);
    // Repeated ids are invalid; list their children only once.
    if (placed.has(node.nodeId)) continue;
    placed.add(node.nodeId);
    ahead.push(...inOrder(node.kind, childrenOfId.get(node.nodeId) ?? []).toReversed());
  }
  return [...renumbered, ...nodes.filter(({ nodeId }) => !placed.has(nodeId))];
}

/** The children of a node in the order of its slots; those of a list with positions from 0. */
function inOrder(kind: FeeRuleKind, children: readonly FeeRuleWireNode[]): readonly FeeRuleWireNode[] {
  const slots = slotsOf(kind);
  const known = slots.flatMap(({ slot, isList }) => {
    const inSlot = children.filter((child) => child.slot === slot);
    const sorted = inSlot.toSorted((one, other) => one.position - other.position);
    return isList ? sorted.map((child, position) => ({ ...child, position })) : sorted;
  });
  return [...known, ...children.filter(({ slot }) => slots.every((each) => each.slot !== slot))];
}
