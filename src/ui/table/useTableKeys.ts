import { msg } from "@lingui/core/macro";
import { useMemo, useState, type KeyboardEvent } from "react";
import type { Shortcut, ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { useRovingFocus, type Move } from "#ui/useRovingFocus";
import type { SelectActions } from "./useRowSelection";

interface TableKeysOptions {
  readonly count: number;
  readonly onOpen?: (position: number) => void;
  /** Absent if rows cannot be selected. */
  readonly select?: SelectActions;
  readonly hasSelection: boolean;
  /** Position of the row that is open beside the table, which becomes the tab stop; -1 if none. */
  readonly current?: number;
  readonly onClear: () => void;
}

function stepOf(count: number) {
  return (from: number, move: Move): number | null => {
    if (move === "start") return 0;
    if (move === "end") return count - 1;
    if (move === "left" || move === "right") return null;
    const next = move === "down" || move === "next" ? from + 1 : from - 1;
    return Math.min(Math.max(next, 0), count - 1);
  };
}

const extending: Readonly<Record<string, Move>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
  J: "next",
  K: "previous",
};
const extendShortcut: Shortcut = {
  keys: ["Shift+ArrowDown", "Shift+ArrowUp", "Shift+j", "Shift+k", "Shift+Home", "Shift+End"],
  label: msg`mehrere Zeilen auswählen`,
};

const openShortcut: Shortcut = { keys: ["Enter"], label: msg`Zeile öffnen` };
const toggleShortcut: Shortcut = { keys: ["x", " "], label: msg`Zeile auswählen oder abwählen` };
const clearShortcut: Shortcut = { keys: ["Escape"], label: msg`Auswahl aufheben` };
const movingShortcuts: readonly Shortcut[] = [
  { keys: ["ArrowDown", "j"], label: msg`nächste Zeile` },
  { keys: ["ArrowUp", "k"], label: msg`vorige Zeile` },
  { keys: ["Home"], label: msg`erste Zeile` },
  { keys: ["End"], label: msg`letzte Zeile` },
];
const selectingShortcuts: readonly Shortcut[] = [toggleShortcut, extendShortcut, clearShortcut];

function shortcutsOf(canOpen: boolean, canSelect: boolean): ShortcutGroup {
  return {
    title: msg`Wenn eine Zeile der Liste den Fokus hat`,
    shortcuts: [
      ...movingShortcuts,
      ...(canOpen ? [openShortcut] : []),
      ...(canSelect ? selectingShortcuts : []),
      { keys: ["Tab"], label: msg`Liste verlassen` },
    ],
  };
}

/** Keyboard control of a table: the rows are one tab stop. Keys only work while a row has the focus. */
export function useTableKeys({
  count,
  onOpen,
  select,
  hasSelection,
  current = -1,
  onClear,
}: TableKeysOptions) {
  const step = stepOf(count);
  const [canOpen, canSelect] = [onOpen !== undefined, select !== undefined];
  const shortcuts = useMemo(
    () => (count > 0 && (canOpen || canSelect) ? shortcutsOf(canOpen, canSelect) : null),
    [count, canOpen, canSelect],
  );
  const matches = useShortcuts(shortcuts);
  const { active, focused, setActive, handlers } = useRovingFocus(count, step);
  const [previous, setPrevious] = useState(current);
  if (previous !== current) {
    setPrevious(current);
    if (current >= 0) setActive(current);
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.dataset.roving : undefined;
    if (row === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const position = Number(row);
    const done = (act: () => void) => {
      event.preventDefault();
      act();
    };
    const move = extending[event.key];
    if (select && move && matches(extendShortcut, event)) {
      const to = step(position, move);
      if (to !== null) done(() => select.extend(position, to));
    }
    if (onOpen && matches(openShortcut, event)) done(() => onOpen(position));
    else if (select && matches(toggleShortcut, event)) done(() => select.toggle(position));
    else if (hasSelection && matches(clearShortcut, event)) done(onClear);
    else handlers.onKeyDown(event);
  };
  return { active, focused, handlers: { ...handlers, onKeyDown } };
}
