/** Compares two states of a fee rule node by node, for its versions. */
import { feeRuleFields, type FeeRule, type FeeRuleNode } from "./feeRuleNodes";
import { newFeeRuleNode } from "./feeRuleKinds";
import { placesOf, type FeeRulePlace } from "./feeRuleWalk";

/** A node in both states. */
export interface FeeRuleNodePair {
  readonly nodeId: string;
  readonly before: FeeRuleNode;
  readonly after: FeeRuleNode;
}

/** Differences between two states of a rule. A node can be both changed and moved. */
export interface FeeRuleDifferences {
  /** Nodes of the later state only, in its pre-order. */
  readonly added: readonly FeeRuleNode[];
  /** Nodes of the earlier state only, in its pre-order. */
  readonly removed: readonly FeeRuleNode[];
  /** Nodes with another kind or other values, in pre-order of the later state. */
  readonly changed: readonly FeeRuleNodePair[];
  /**
   * Nodes with another position or order among the nodes of both states, in pre-order of the later state. Inserted and
   * removed nodes do not move their siblings or descendants.
   */
  readonly moved: readonly FeeRuleNodePair[];
}

/**
 * Compares two states of a rule by the ids of their nodes. Both must have passed `checkFeeRule`. A rule without nodes
 * counts as its payment without rows, as the editor shows it.
 */
export function compareFeeRules(before: FeeRule, after: FeeRule): FeeRuleDifferences {
  const earlier = placesById(before ?? emptied(after));
  const later = placesById(after ?? emptied(before));
  const nodesNow = [...later.values()].map(({ node }) => node);
  const pairs = nodesNow.flatMap((node) => {
    const found = earlier.get(node.nodeId)?.node;
    return found ? [{ nodeId: node.nodeId, before: found, after: node }] : [];
  });
  const kept = new Set(pairs.map(({ nodeId }) => nodeId));
  const [places, placesNow] = [placesAmong(earlier, kept), placesAmong(later, kept)];
  const staying = pairs.filter(({ nodeId }) => places.get(nodeId) === placesNow.get(nodeId));
  const orders = new Map([...earlier.keys()].map((nodeId, order) => [nodeId, order]));
  const siblings = groupedBy(staying, ({ nodeId }) => placesNow.get(nodeId));
  const inOrder = new Set([...siblings].flatMap((each) => longestIncreasing(each, orders)));
  return {
    added: nodesNow.filter(({ nodeId }) => !earlier.has(nodeId)),
    removed: [...earlier.values()].flatMap(({ node }) => (later.has(node.nodeId) ? [] : node)),
    changed: pairs.filter((pair) => isChanged(pair)),
    moved: pairs.filter((pair) => !inOrder.has(pair)),
  };
}

const emptied = (rule: FeeRule): FeeRule =>
  rule?.kind === "PAYMENT" ? newFeeRuleNode("PAYMENT", rule.nodeId) : null;

/** The nodes with their places, in pre-order. */
const placesById = (rule: FeeRule) => new Map(placesOf(rule).map((place) => [place.node.nodeId, place]));

const isChanged = ({ before, after }: FeeRuleNodePair) =>
  before.kind !== after.kind || feeRuleFields.some((field) => before[field] !== after[field]);

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
  places: ReadonlyMap<string, FeeRulePlace>,
  kept: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...places].map(([nodeId, place]) => {
      let { parent, slot } = place;
      while (parent && !kept.has(parent.nodeId)) {
        const around = places.get(parent.nodeId);
        slot = around?.slot ?? slot;
        parent = around?.parent ?? null;
      }
      return [nodeId, JSON.stringify([parent && parent.nodeId, slot])];
    }),
  );
}

/** The largest set of siblings in the same order in both states; all others have moved. */
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
