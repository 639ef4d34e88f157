/** Compares two states of a fee rule node by node, for its history and for merging conflicting changes. */
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
   * Nodes in another parent or slot, or in another order among the siblings of both states, in pre-order of the later
   * state. A sibling that was inserted or removed moves no others.
   */
  readonly moved: readonly FeeRuleNodePair[];
}

const values = ["kind", "booleanValue", "numberValue", "variable", "feeId", "operator"] as const;

/** Compares two states of a rule by the ids of their nodes. Both must have passed `checkFeeRule`. */
export function compareFeeRules(before: FeeRule, after: FeeRule): FeeRuleDifferences {
  const [earlier, later] = [writeFeeRule(before), writeFeeRule(after)];
  const earlierById = new Map(earlier.map((node) => [node.nodeId, node]));
  const laterIds = new Set(later.map(({ nodeId }) => nodeId));
  const pairs = later.flatMap((node) => {
    const found = earlierById.get(node.nodeId);
    return found ? [{ nodeId: node.nodeId, before: found, after: node }] : [];
  });
  const staying = pairs.filter((pair) => placeOf(pair.before) === placeOf(pair.after));
  const inOrder = new Set([...siblingsOf(staying)].flatMap(longestIncreasing));
  return {
    added: later.filter(({ nodeId }) => !earlierById.has(nodeId)),
    removed: earlier.filter(({ nodeId }) => !laterIds.has(nodeId)),
    changed: pairs.filter((pair) => values.some((value) => pair.before[value] !== pair.after[value])),
    moved: pairs.filter((pair) => !inOrder.has(pair)),
  };
}

function placeOf({ parentId, slot }: FeeRuleWireNode): string {
  return JSON.stringify([parentId, slot]);
}

/** Groups nodes by parent and slot, in the order of the later state. */
function siblingsOf(pairs: readonly FeeRuleNodePair[]): Iterable<readonly FeeRuleNodePair[]> {
  const groups = new Map<string, FeeRuleNodePair[]>();
  for (const pair of pairs) {
    const place = placeOf(pair.after);
    const group = groups.get(place);
    if (group) group.push(pair);
    else groups.set(place, [pair]);
  }
  return groups.values();
}

/** The most siblings that are in the same order in both states; all others have moved. */
function longestIncreasing(siblings: readonly FeeRuleNodePair[]): readonly FeeRuleNodePair[] {
  interface Run {
    readonly last: FeeRuleNodePair;
    readonly before: Run | undefined;
  }
  // At each index, the run of that length plus one which ends with the lowest position.
  const runs: Run[] = [];
  for (const pair of siblings) {
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((runs[middle]?.last.before.position ?? 0) < pair.before.position) low = middle + 1;
      else high = middle;
    }
    runs[low] = { last: pair, before: runs[low - 1] };
  }
  const longest: FeeRuleNodePair[] = [];
  for (let run = runs.at(-1); run; run = run.before) longest.push(run.last);
  return longest;
}
