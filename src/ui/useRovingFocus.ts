/**
 * Roving tabindex for a list: arrow keys, j and k (unless single keys are off), Home and End move within it, Tab leaves
 * it. Items need data-roving with their position.
 */
import { useEffect, useState, type FocusEvent, type KeyboardEvent } from "react";
import { isSingleKey } from "./shortcuts/shortcut";
import { useUi } from "./ui";

export type Move = "up" | "down" | "left" | "right" | "start" | "end" | "next" | "previous";

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "start",
  End: "end",
  j: "next",
  k: "previous",
  J: "next",
  K: "previous",
};

interface FocusTarget {
  readonly container: HTMLElement;
  readonly position: number;
}

function positionOf(target: EventTarget): number | null {
  const position = target instanceof HTMLElement ? target.dataset.roving : undefined;
  return position === undefined ? null : Number(position);
}

/** `step` returns the target position of a move, or null to ignore it. */
export function useRovingFocus(count: number, step: (from: number, move: Move) => number | null) {
  const { usesSingleKeys } = useUi().shortcuts;
  const [chosen, setActive] = useState(0);
  const active = Math.max(Math.min(chosen, count - 1), 0);
  const [hasFocus, setHasFocus] = useState(false);
  // Not a ref: an effect of an earlier commit may run after the key press, when the item is not rendered yet.
  const [target, setTarget] = useState<FocusTarget | null>(null);

  useEffect(() => {
    const node = target?.container.querySelector<HTMLElement>(`[data-roving="${target.position}"]`);
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: "nearest" });
  }, [target]);

  return {
    active,
    /** Position of the item with the focus, which must stay rendered; null if the focus is elsewhere. */
    focused: hasFocus ? active : null,
    /** Makes a position the tab stop without moving the focus. */
    setActive,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = positionOf(event.target);
        const move = moves[event.key];
        if (isSingleKey(event.key) && !usesSingleKeys.get()) return;
        if (from === null || !move || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        const next = step(from, move);
        if (next === null || next === from) return;
        setTarget({ container: event.currentTarget, position: next });
        setActive(next);
        // A window that returns from the background may fire no focus event, but a key press proves the focus.
        setHasFocus(true);
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const position = positionOf(event.target);
        if (position !== null) setActive(position);
        setHasFocus(position !== null);
      },
      onBlur: () => setHasFocus(false),
    },
  };
}
