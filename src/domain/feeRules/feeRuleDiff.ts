/** Compares two states of a fee rule node by node, for its versions. */
import type { FeeRule } from "./feeRuleNodes";
import { writeFeeRule, type FeeRuleWireNode } from "./feeRuleWire";

/** A node in both states. */
export interface FeeRuleNodePair {
  readonly nodeId: string;
  readonly before: FeeRuleWireNode;
  readonly after: FeeRuleWireNode;
}

/** Differences between two states of a rule. A node can be both changed and moved. */
export interface FeeRuleDifferences {
  /** Nodes of the later state only, in its pre-order. */
  readonly added: readonly FeeRuleWireNode[];
  /** Nodes of the earlier state only, in its pre-order. */
  readonly removed: readonly FeeRuleWireNode[];
  /** Nodes with another kind or other values, in pre-order of the later state. */
  readonly changed: readonly FeeRuleNodePair[];
  /**
   * Nodes in another place, or in another order, among the nodes of both states, in pre-order of the later state. A node
   * that was inserted or removed moves no others, neither beside it nor below it.
   */
  readonly moved: readonly FeeRuleNodePair[];
}

const values = ["kind", "booleanValue", "numberValue", "variable", "feeId", "operator"] as const;

/**
 * Compares two states of a rule by the ids of their nodes. Both must have passed `checkFeeRule`. A rule without nodes
 * counts as its payment without rows, as the editor shows it.
 */
export function compareFeeRules(before: FeeRule, after: FeeRule): FeeRuleDifferences {
  const [earlier, later] = [writeFeeRule(before ?? emptied(after)), writeFeeRule(after ?? emptied(before))];
  const earlierById = new Map(earlier.map((node) => [node.nodeId, node]));
  const laterIds = new Set(later.map(({ nodeId }) => nodeId));
  const pairs = later.flatMap((node) => {
    const found = earlierById.get(node.nodeId);
    return found ? [{ nodeId: node.nodeId, before: found, after: node }] : [];
  });
  const kept = new Set(pairs.map(({ nodeId }) => nodeId));
  const [places, placesNow] = [placesAmong(earlier, kept), placesAmong(later, kept)];
  const staying = pairs.filter(({ nodeId }) => places.get(nodeId) === placesNow.get(nodeId));
  const orders = new Map(earlier.map(({ nodeId }, order) => [nodeId, order]));
  const siblings = groupedBy(staying, ({ nodeId }) => placesNow.get(nodeId));
  const inOrder = new Set([...siblings].flatMap((each) => longestIncreasing(each, orders)));
  return {
    added: later.filter(({ nodeId }) => !earlierById.has(nodeId)),
    removed: earlier.filter(({ nodeId }) => !laterIds.has(nodeId)),
    changed: pairs.filter((pair) => values.some((value) => pair.before[value] !== pair.after[value])),
    moved: pairs.filter((pair) => !inOrder.has(pair)),
  };
}

const emptied = (rule: FeeRule): FeeRule => (rule?.kind === "PAYMENT" ? { ...rule, operands: [] } : null);

/** Groups nodes by their place, in the order of the later state. */
function groupedBy(
  pairs: readonly FeeRuleNodePair[],
  placeOf: (pair: FeeRuleNodePair) => string | undefined,
): Iterable<readonly FeeRuleNodePair[]> {
  const groups = new Map<string | undefined, FeeRuleNodePair[]>();
  for (const pair of pairs) {
    const group = groups.get(placeOf(pair));
    if (group) group.push(pair);
    else groups.set(placeOf(pair), [pair]);
  }
  return groups.values();
}

/** The nearest kept ancestor of each node, and the slot in which the node is below it. */
function placesAmong(
  nodes: readonly FeeRuleWireNode[],
  kept: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return new Map(
    nodes.map((node) => {
      let { parentId, slot } = node;
      while (parentId !== null && !kept.has(parentId)) {
        const parent = byId.get(parentId);
        slot = parent?.slot ?? slot;
        parentId = parent?.parentId ?? null;
      }
      return [node.nodeId, JSON.stringify([parentId, slot])];
    }),
  );
}

/** The most siblings that are in the same order in both states; all others have moved. */
function longestIncreasing(
  siblings: readonly FeeRuleNodePair[],
  orders: ReadonlyMap<string, number>,
): readonly FeeRuleNodePair[] {
  const orderOf = (pair: FeeRuleNodePair | undefined) => orders.get(pair?.nodeId ?? "") ?? 0;
  interface Run {
    readonly last: FeeRuleNodePair;
    readonly before: Run | undefined;
  }
  // At each index, the run of that length plus one whose last node came first.
  const runs: Run[] = [];
  for (const pair of siblings) {
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (orderOf(runs[middle]?.last) < orderOf(pair)) low = middle + 1;
      else high = middle;
    }
    runs[low] = { last: pair, before: runs[low - 1] };
  }
  const longest: FeeRuleNodePair[] = [];
  for (let run = runs.at(-1); run; run = run.before) longest.push(run.last);
  return longest;
}
