/**
 * A list as one tab stop: arrow keys, j and k, Home and End move within it, Tab leaves it. What can be reached carries
 * data-roving with its position.
 */
import { useEffect, useState, type FocusEvent, type KeyboardEvent } from "react";

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

/** `step` says where a move leads from a position of `count`; null: nowhere. */
export function useRovingFocus(count: number, step: (from: number, move: Move) => number | null) {
  const [chosen, setActive] = useState(0);
  const active = Math.max(Math.min(chosen, count - 1), 0);
  const [hasFocus, setHasFocus] = useState(false);
  // State, not a ref: an effect of an earlier commit may run after the key was pressed, when the row is not drawn yet.
  const [target, setTarget] = useState<FocusTarget | null>(null);

  useEffect(() => {
    const node = target?.container.querySelector<HTMLElement>(`[data-roving="${target.position}"]`);
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: "nearest" });
  }, [target]);

  return {
    active,
    /** The position that must stay drawn; null: none, the focus is elsewhere. */
    focused: hasFocus ? active : null,
    /** Makes a position the tab stop; the focus stays where it is. */
    setActive,
    handlers: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const from = positionOf(event.target);
        const move = moves[event.key];
        if (from === null || !move || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        const next = step(from, move);
        if (next === null || next === from) return;
        setTarget({ container: event.currentTarget, position: next });
        setActive(next);
        // A window that went to the back took the focus away without giving it back: whoever presses keys has it.
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
