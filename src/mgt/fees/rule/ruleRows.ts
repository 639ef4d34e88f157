/** The rows of a fee rule's outline: its nodes and empty slots. */
import type { FeeRuleGap } from "#domain/feeRules/feeRuleEdits";
import { kindsFor, slotOf, slotsOf } from "#domain/feeRules/feeRuleKinds";
import {
  childrenIn,
  type FeeRuleKind,
  type FeeRuleNode,
  type FeeRuleSlot,
} from "#domain/feeRules/feeRuleNodes";

/** A row: a node, or an empty slot of its parent. */
export interface RuleRow {
  /** Node id, or the slot if it is empty. */
  readonly id: string;
  /** Null: an empty slot. */
  readonly node: FeeRuleNode | null;
  readonly parent: FeeRuleNode | null;
  readonly slot: FeeRuleSlot;
  readonly position: number;
  /** Whether the slot requires a node. */
  readonly isRequired: boolean;
  readonly children: readonly RuleRow[];
}

/** Id of the row of an empty slot. */
export const gapId = (parentId: string, slot: FeeRuleSlot): string => `${parentId} ${slot}`;

/** The row of a node with its descendants. */
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

/** Finds a row by id: the given row or a descendant. */
export function findRow(row: RuleRow, id: string): RuleRow | undefined {
  if (row.id === id) return row;
  for (const child of row.children) {
    const found = findRow(child, id);
    if (found) return found;
  }
  return undefined;
}

/** A position for a new node, with the kinds that fit there. */
export interface RuleOffer {
  readonly gap: FeeRuleGap;
  /** Replaces the selected empty slot, fills one of the row's slots, or follows the row. */
  readonly where: "here" | "inside" | "after";
  readonly slot: FeeRuleSlot;
  readonly kinds: readonly FeeRuleKind[];
}

/** Positions at which nodes can be inserted, given the selected row. */
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
