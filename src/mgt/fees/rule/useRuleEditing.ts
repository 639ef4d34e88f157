import { useFormikContext } from "formik";
import { useMemo, useState } from "react";
import {
  copyNode,
  insertNode,
  moveNode,
  replaceNode,
  wrapNode,
  type FeeRuleGap,
  type FeeRuleMove,
} from "#domain/feeRules/feeRuleEdits";
import { newFeeRuleNode } from "#domain/feeRules/feeRuleKinds";
import type { FeeRule, FeeRuleKind, FeeRuleNode } from "#domain/feeRules/feeRuleNodes";
import type { FeeRuleProblem } from "#domain/feeRules/feeRuleProblems";
import { writeFeeRule, type FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import type { FeeRuleReader, FeeRuleValues } from "#domain/schemas/feeRule";
import { isSaving } from "#forms/formState";
import { findRow, gapId, offersAt, rowOf, type RuleRow } from "./ruleRows";

type Nodes = readonly FeeRuleWireNode[];

interface History {
  readonly past: readonly Nodes[];
  readonly future: readonly Nodes[];
  /** The latest edit; repetitions of it, such as typing, are merged into one undo step. */
  readonly edit: string | null;
}

/** Id of the root of a new rule. */
const rootId = "root";
const newId = () => crypto.randomUUID();

/** State of the outline and its edits, each of which can be undone. */
export interface RuleEditing {
  /** A rule without nodes is shown as a payment without rows. */
  readonly root: FeeRuleNode;
  readonly rows: RuleRow;
  readonly selected: RuleRow;
  readonly select: (id: string) => void;
  readonly isBusy: boolean;
  /** Problem of an invalid tree that a merge has produced; the outline then shows the last valid tree. */
  readonly mergeProblem: FeeRuleProblem | null;
  /** The copied node, if any. */
  readonly clipboard: FeeRuleNode | null;
  readonly insert: (gap: FeeRuleGap, kind: FeeRuleKind) => void;
  /** Replaces the values of the selected node. */
  readonly change: (node: FeeRuleNode, field: string) => void;
  readonly wrap: (kind: FeeRuleKind) => void;
  readonly move: (move: FeeRuleMove) => boolean;
  readonly canMove: (move: FeeRuleMove) => boolean;
  readonly copy: () => void;
  readonly canPaste: boolean;
  readonly paste: () => void;
  readonly canRemove: boolean;
  readonly remove: () => void;
  readonly replaceAll: (nodes: Nodes) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly canRedo: boolean;
  readonly redo: () => void;
}

/** Edits the rule of the surrounding form as a tree. */
export function useRuleEditing(read: FeeRuleReader): RuleEditing {
  const formik = useFormikContext<FeeRuleValues>();
  const { nodes } = formik.values;
  const isBusy = isSaving(formik);
  const [history, setHistory] = useState<History>({ past: [], future: [], edit: null });
  const [selectedId, setSelectedId] = useState(rootId);
  const [clipboard, setClipboard] = useState<FeeRuleNode | null>(null);
  const reading = read(nodes);
  const [readable, setReadable] = useState(reading.isRead ? reading.rule : null);
  if (reading.isRead && reading.rule !== readable) setReadable(reading.rule);
  const rule = reading.isRead ? reading.rule : readable;
  const root = useMemo(() => rule ?? newFeeRuleNode("PAYMENT", rootId), [rule]);
  const rows = useMemo(() => rowOf(root), [root]);
  const selected = findRow(rows, selectedId) ?? rows;
  const { node } = selected;

  const setNodes = (next: Nodes) => void formik.setFieldValue("nodes", next);

  function replaceAll(next: Nodes, edit: string | null = null) {
    if (isBusy) return;
    const isSameEdit = edit !== null && edit === history.edit;
    setHistory({ past: isSameEdit ? history.past : [...history.past, nodes], future: [], edit });
    setNodes(next);
  }

  function apply(next: FeeRule, select: string, edit: string | null = null) {
    replaceAll(writeFeeRule(next), edit);
    setSelectedId(select);
  }

  function restore(from: "past" | "future") {
    const to = from === "past" ? "future" : "past";
    const target = history[from].at(-1);
    if (!target || isBusy) return;
    const next = { [from]: history[from].slice(0, -1), [to]: [...history[to], nodes] };
    setHistory({ past: [], future: [], ...next, edit: null });
    setNodes(target);
  }

  const pasteGap = clipboard && pasteGapAt(selected, clipboard);
  return {
    root,
    rows,
    selected,
    select: setSelectedId,
    isBusy,
    mergeProblem: reading.isRead ? null : (reading.problems[0] ?? null),
    clipboard,
    insert: (gap, kind) => {
      const added = newFeeRuleNode(kind, newId());
      apply(insertNode(root, gap, added), added.nodeId);
    },
    change: (changed, field) =>
      apply(replaceNode(root, changed.nodeId, changed), changed.nodeId, `${changed.nodeId} ${field}`),
    wrap: (kind) => {
      if (!node) return;
      const wrapper = newFeeRuleNode(kind, newId());
      apply(wrapNode(root, node.nodeId, wrapper), wrapper.nodeId);
    },
    move: (move) => {
      const moved = node && moveNode(root, node.nodeId, move);
      if (moved) apply(moved, node.nodeId);
      return Boolean(moved);
    },
    canMove: (move) => node !== null && moveNode(root, node.nodeId, move) !== null,
    copy: () => setClipboard(node),
    canPaste: Boolean(pasteGap),
    paste: () => {
      if (!clipboard || !pasteGap) return;
      const pasted = copyNode(clipboard, newId);
      apply(insertNode(root, pasteGap, pasted), pasted.nodeId);
    },
    canRemove: node !== null && selected.parent !== null,
    remove: () => {
      if (!node || !selected.parent) return;
      const next = replaceNode(root, node.nodeId, null);
      apply(next, rowAfterRemoval(selected));
    },
    replaceAll,
    canUndo: history.past.length > 0,
    undo: () => restore("past"),
    canRedo: history.future.length > 0,
    redo: () => restore("future"),
  };
}

/** Position at which a copied node can be pasted, given the selected row. */
function pasteGapAt(row: RuleRow, node: FeeRuleNode): FeeRuleGap | undefined {
  return offersAt(row).find(({ kinds }) => kinds.includes(node.kind))?.gap;
}

/** The row to select after a removal: the next sibling, the previous one, or the empty slot. */
function rowAfterRemoval({ parent, slot, position }: RuleRow): string {
  if (!parent) return rootId;
  const siblings = rowOf(parent).children.filter((row) => row.slot === slot && row.node);
  const next = siblings[position + 1] ?? siblings[position - 1];
  return next?.id ?? gapId(parent.nodeId, slot);
}
