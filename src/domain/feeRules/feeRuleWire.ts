/** Fee rules as flat lists of nodes, as the contract and the database have them. */
import {
  feeRuleKinds,
  feeRuleLevelsMax,
  feeRuleNodeIdMaxLength,
  feeRuleNodesMax,
  feeRuleOperators,
  feeRuleSlots,
  feeRuleSlotsOf,
  type FeeRule,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleOperator,
  type FeeRuleSlot,
} from "./feeRuleNodes";
import { feeRuleProblem, type FeeRuleProblem } from "./feeRuleProblems";
import { placesOf } from "./feeRuleWalk";

/** A node of a flat list. Values that do not apply to the kind are null. */
export interface FeeRuleWireNode {
  readonly nodeId: string;
  /** Null for the root. */
  readonly parentId: string | null;
  readonly slot: FeeRuleSlot;
  /** Among siblings in the same slot, from 0 without gaps. */
  readonly position: number;
  readonly kind: FeeRuleKind;
  readonly booleanValue: boolean | null;
  /** A decimal with a point and at most four places. */
  readonly numberValue: string | null;
  readonly variable: string | null;
  readonly feeId: string | null;
  readonly operator: FeeRuleOperator | null;
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

/** A rule that was read, or the problems for which it cannot be. */
export type FeeRuleReading =
  | { readonly isRead: true; readonly rule: FeeRule }
  | { readonly isRead: false; readonly problems: readonly FeeRuleProblem[] };

/** The kinds that carry each value. */
const carriers = {
  booleanValue: ["BOOLEAN"],
  numberValue: ["NUMBER"],
  variable: ["BOOLEAN", "NUMBER"],
  feeId: ["FEE"],
  operator: ["OPERATOR"],
} as const satisfies Partial<Record<keyof FeeRuleWireNode, readonly FeeRuleKind[]>>;

const values = ["booleanValue", "numberValue", "variable", "feeId", "operator"] as const;

const isSlot = (text: string): text is FeeRuleSlot => feeRuleSlots.some((slot) => slot === text);
const isKind = (text: string): text is FeeRuleKind => feeRuleKinds.some((kind) => kind === text);
const isOperator = (text: string): text is FeeRuleOperator => feeRuleOperators.some((each) => each === text);

/** A received node whose place is known to be possible. */
interface Placed {
  readonly input: FeeRuleWireInput;
  readonly kind: FeeRuleKind;
  readonly level: number;
  /** Ids of the children by slot and position. */
  readonly children: Map<FeeRuleSlot, string[]>;
}

/**
 * Reads a flat list, in which each node comes after its parent; positions give the order of siblings. Answers
 * fee_rule_too_large or fee_rule_malformed if the list makes no tree. What it means is for `checkFeeRule` to judge.
 */
export function readFeeRule(inputs: readonly FeeRuleWireInput[]): FeeRuleReading {
  if (inputs.length > feeRuleNodesMax) {
    return refused(feeRuleProblem("fee_rule_too_large", null, { max: String(feeRuleNodesMax) }));
  }
  const placed = new Map<string, Placed>();
  const problems: FeeRuleProblem[] = [];
  for (const input of inputs) {
    const problem = place(input, placed);
    if (problem?.code === "fee_rule_too_large") return refused(problem);
    if (problem) problems.push(problem);
  }
  for (const [nodeId, { children }] of placed) {
    const hasGap = [...children.values()].some((ids) => Object.keys(ids).length < ids.length);
    if (hasGap) problems.push(feeRuleProblem("fee_rule_malformed", nodeId));
  }
  return problems.length > 0 ? refused(...problems) : { isRead: true, rule: build(placed) };
}

function refused(...problems: readonly FeeRuleProblem[]): FeeRuleReading {
  return { isRead: false, problems };
}

/** Notes a node and its place in the parent, or returns the problem with it. */
function place(input: FeeRuleWireInput, placed: Map<string, Placed>): FeeRuleProblem | null {
  const { nodeId, kind, slot, position, parentId = null, operator = null } = input;
  const malformed = feeRuleProblem("fee_rule_malformed", nodeId);
  if (nodeId === "" || nodeId.length > feeRuleNodeIdMaxLength || placed.has(nodeId)) return malformed;
  if (!isKind(kind) || !isSlot(slot) || (operator !== null && !isOperator(operator))) return malformed;
  const isForeign = values.some(
    (value) => (input[value] ?? null) !== null && !carriers[value].some((carrier) => carrier === kind),
  );
  if (isForeign) return malformed;
  const parent = parentId === null ? null : placed.get(parentId);
  const level = (parent?.level ?? 0) + 1;
  if (level > feeRuleLevelsMax) {
    return feeRuleProblem("fee_rule_too_large", nodeId, { max: String(feeRuleLevelsMax) });
  }
  if (parent) {
    const rule = feeRuleSlotsOf[parent.kind].find((each) => each.slot === slot);
    const siblings = parent.children.get(slot) ?? [];
    const positions = rule?.isList ? feeRuleNodesMax : 1;
    const isFree = Number.isInteger(position) && position >= 0 && siblings[position] === undefined;
    if (!rule || !isFree || position >= positions) return malformed;
    siblings[position] = nodeId;
    parent.children.set(slot, siblings);
  } else if (parent === undefined || placed.size > 0 || slot !== "ROOT" || position !== 0) {
    return malformed;
  }
  placed.set(nodeId, { input, kind, level, children: new Map() });
  return null;
}

/** Builds the tree from its leaves up: children come after their parents in the list. */
function build(placed: ReadonlyMap<string, Placed>): FeeRule {
  const built = new Map<string, FeeRuleNode>();
  let last: FeeRule = null;
  for (const [nodeId, { input, kind, children }] of [...placed].toReversed()) {
    const operands = (slot: FeeRuleSlot) =>
      (children.get(slot) ?? []).flatMap((childId) => built.get(childId) ?? []);
    last = nodeOf(nodeId, kind, input, operands);
    built.set(nodeId, last);
  }
  return last;
}

function nodeOf(
  nodeId: string,
  kind: FeeRuleKind,
  { booleanValue = null, numberValue = null, variable = null, feeId = null, operator }: FeeRuleWireInput,
  operands: (slot: FeeRuleSlot) => readonly FeeRuleNode[],
): FeeRuleNode {
  const child = (slot: FeeRuleSlot) => operands(slot)[0] ?? null;
  switch (kind) {
    case "IF": {
      const [condition, thenBranch, elseBranch] = [child("CONDITION"), child("THEN"), child("ELSE")];
      return { nodeId, kind, condition, thenBranch, elseBranch };
    }
    case "MULTIPLY":
      return { nodeId, kind, left: child("LEFT"), right: child("RIGHT") };
    case "OPERATOR": {
      const known = operator && isOperator(operator) ? operator : null;
      return { nodeId, kind, operator: known, left: child("LEFT"), right: child("RIGHT") };
    }
    case "ADD_ONE":
      return { nodeId, kind, operand: child("OPERAND") };
    case "BOOLEAN":
      return { nodeId, kind, value: booleanValue, variable };
    case "NUMBER":
      return { nodeId, kind, value: numberValue, variable };
    case "FEE":
      return { nodeId, kind, feeId };
    default:
      return { nodeId, kind, operands: operands("OPERAND") };
  }
}

/**
 * Writes a rule as a flat list in pre-order; `readFeeRule` reads the same rule from it. Of a rule with too many nodes,
 * it writes the first ones: one more than allowed, so that every reader refuses them.
 */
export function writeFeeRule(rule: FeeRule): readonly FeeRuleWireNode[] {
  return placesOf(rule).map(({ node, parent, slot, position }) => ({
    nodeId: node.nodeId,
    parentId: parent?.nodeId ?? null,
    slot,
    position,
    kind: node.kind,
    booleanValue: node.kind === "BOOLEAN" ? node.value : null,
    numberValue: node.kind === "NUMBER" ? node.value : null,
    variable: node.kind === "BOOLEAN" || node.kind === "NUMBER" ? node.variable : null,
    feeId: node.kind === "FEE" ? node.feeId : null,
    operator: node.kind === "OPERATOR" ? node.operator : null,
  }));
}

/**
 * Puts nodes into pre-order and numbers the children of lists by their positions, so that rows which two people added to
 * the same list stand beside each other. All else stays as it is, also what makes no tree.
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
    // Ids that repeat make no tree; their children must not repeat as well.
    if (placed.has(node.nodeId)) continue;
    placed.add(node.nodeId);
    ahead.push(...inOrder(node.kind, childrenOfId.get(node.nodeId) ?? []).toReversed());
  }
  return [...renumbered, ...nodes.filter(({ nodeId }) => !placed.has(nodeId))];
}

/** The children of a node in the order of its slots; those of a list with positions from 0. */
function inOrder(kind: FeeRuleKind, children: readonly FeeRuleWireNode[]): readonly FeeRuleWireNode[] {
  const slots = feeRuleSlotsOf[kind];
  const known = slots.flatMap(({ slot, isList }) => {
    const inSlot = children.filter((child) => child.slot === slot);
    const sorted = inSlot.toSorted((one, other) => one.position - other.position);
    return isList ? sorted.map((child, position) => ({ ...child, position })) : sorted;
  });
  return [...known, ...children.filter(({ slot }) => slots.every((each) => each.slot !== slot))];
}
