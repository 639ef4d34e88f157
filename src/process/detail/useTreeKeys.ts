import { msg } from "@lingui/core/macro";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import type { JsonRow } from "./jsonTree";

interface TreeKeysOptions {
  readonly rows: readonly JsonRow[];
  readonly onToggle: (row: JsonRow, isOpen: boolean) => void;
  readonly onCopy: (row: JsonRow) => void;
}

const copyShortcut: Shortcut = { keys: ["Mod+c"], label: msg`Wert kopieren` };
const treeShortcuts: ShortcutGroup = {
  title: msg`Wenn eine Variable den Fokus hat`,
  shortcuts: [
    { keys: ["ArrowDown", "ArrowUp"], label: msg`nächste oder vorige Zeile` },
    { keys: ["Home", "End"], label: msg`erste oder letzte Zeile` },
    { keys: ["ArrowRight", "ArrowLeft"], label: msg`aufklappen oder zuklappen` },
    { keys: ["Enter", " "], label: msg`auf- oder zuklappen` },
    copyShortcut,
  ],
};

const isParent = ({ kind }: JsonRow) => kind === "object" || kind === "list";

/**
 * Keyboard support of an ARIA tree with one tab stop; Ctrl+C copies the focused value. Not Chakra's TreeView: it focuses
 * a button inside the tree item and handles all letter keys, such as J and K.
 */
export function useTreeKeys({ rows, onToggle, onCopy }: TreeKeysOptions) {
  const [activePath, setActivePath] = useState<string | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  const pathToFocus = useRef<string | null>(null);
  const matches = useShortcuts(treeShortcuts);
  const active = rows.some(({ path }) => path === activePath) ? activePath : (rows[0]?.path ?? null);

  useEffect(() => {
    if (pathToFocus.current === null) return;
    const path = pathToFocus.current;
    pathToFocus.current = null;
    const items = tree.current?.querySelectorAll<HTMLElement>("[role=treeitem]") ?? [];
    [...items].find((item) => item.dataset.path === path)?.focus();
  });

  const focusRow = (row: JsonRow | undefined) => {
    if (!row) return;
    pathToFocus.current = row.path;
    setActivePath(row.path);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = rows.findIndex(({ path }) => path === active);
    const row = rows[at];
    if (!row || event.altKey || event.metaKey) return;
    if (event.ctrlKey) {
      // Leave the browser's copy alone if text is selected.
      if (!matches(copyShortcut, event) || window.getSelection()?.toString()) return;
      event.preventDefault();
      onCopy(row);
      return;
    }
    const parent = rows.slice(0, at).findLast(({ level }) => level < row.level);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(rows[at + 1]),
      ArrowUp: () => focusRow(rows[at - 1]),
      Home: () => focusRow(rows[0]),
      End: () => focusRow(rows.at(-1)),
      ArrowRight: () => {
        if (row.isOpen) focusRow(rows[at + 1]);
        else if (isParent(row)) onToggle(row, true);
      },
      ArrowLeft: () => {
        if (row.isOpen) onToggle(row, false);
        else focusRow(parent);
      },
      Enter: () => isParent(row) && onToggle(row, !row.isOpen),
      " ": () => isParent(row) && onToggle(row, !row.isOpen),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    // Escape would close the pane and arrow keys would move the list.
    event.stopPropagation();
    move();
  };
  return { tree, active, onKeyDown, choose: setActivePath };
}
