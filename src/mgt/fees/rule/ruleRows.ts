/** The rows of a fee rule's outline: its nodes, and places that are still empty. */
import type { FeeRuleGap } from "#domain/feeRules/feeRuleEdits";
import { kindsFor, slotOf, slotsOf } from "#domain/feeRules/feeRuleKinds";
import {
  childrenIn,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleSlot,
} from "#domain/feeRules/feeRuleNodes";

/** A row: a node, or an empty place of its parent. */
export interface RuleRow {
  /** Node id, or the place of an empty one. */
  readonly id: string;
  /** Null: an empty place. */
  readonly node: FeeRuleNode | null;
  readonly parent: FeeRuleNode | null;
  readonly slot: FeeRuleSlot;
  readonly position: number;
  /** Whether a node must be put here. */
  readonly isRequired: boolean;
  readonly children: readonly RuleRow[];
}

/** Id of the row of an empty place. */
export const gapId = (parentId: string, slot: FeeRuleSlot): string => `${parentId} ${slot}`;

/** The row of a node with the rows below it. */
export function rowOf(
  node: FeeRuleNode,
  parent: FeeRuleNode | null = null,
  slot: FeeRuleSlot = "ROOT",
  position = 0,
): RuleRow {
  const children = slotsOf(node.kind).flatMap(({ slot: inside, isRequired, isList }) => {
    const nodes = childrenIn(node, inside);
    if (nodes.length > 0) return nodes.map((child, index) => rowOf(child, node, inside, index));
    const id = gapId(node.nodeId, inside);
    return [
      {
        id,
        node: null,
        parent: node,
        slot: inside,
        position: 0,
        isRequired: isRequired || isList,
        children: [],
      },
    ];
  });
  return { id: node.nodeId, node, parent, slot, position, isRequired: true, children };
}

/** The row with an id, below a row or the row itself. */
export function findRow(row: RuleRow, id: string): RuleRow | undefined {
  if (row.id === id) return row;
  for (const child of row.children) {
    const found = findRow(child, id);
    if (found) return found;
  }
  return undefined;
}

/** A place for a new node, with the kinds that fit there. */
export interface RuleOffer {
  readonly gap: FeeRuleGap;
  /** In the selected row, into one of its places, or after it. */
  readonly where: "here" | "inside" | "after";
  readonly slot: FeeRuleSlot;
  readonly kinds: readonly FeeRuleKind[];
}

/** Where nodes can be inserted at a row. */
export function offersAt({ node, parent, slot, position }: RuleRow): readonly RuleOffer[] {
  if (!node) {
    if (!parent) return [];
    const gap = { parentId: parent.nodeId, slot, position };
    return [{ gap, where: "here", slot, kinds: kindsFor(parent.kind, slot) }];
  }
  const inside = slotsOf(node.kind).flatMap(({ slot: each, isList }): RuleOffer[] => {
    const count = childrenIn(node, each).length;
    if (count > 0 && !isList) return [];
    const gap = { parentId: node.nodeId, slot: each, position: count };
    return [{ gap, where: "inside", slot: each, kinds: kindsFor(node.kind, each) }];
  });
  const isItem = parent && slotOf(parent.kind, slot)?.isList;
  if (!isItem) return inside;
  const gap = { parentId: parent.nodeId, slot, position: position + 1 };
  return [...inside, { gap, where: "after", slot, kinds: kindsFor(parent.kind, slot) }];
}
