import { useState, type KeyboardEvent } from "react";
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
    if (select && event.shiftKey && move) {
      const to = step(position, move);
      if (to !== null) done(() => select.extend(position, to));
    }
    if (event.key === "Enter" && onOpen) done(() => onOpen(position));
    else if (select && (event.key === "x" || event.key === " ")) done(() => select.toggle(position));
    else if (event.key === "Escape" && hasSelection) done(onClear);
    else handlers.onKeyDown(event);
  };
  return { active, focused, handlers: { ...handlers, onKeyDown } };
}
