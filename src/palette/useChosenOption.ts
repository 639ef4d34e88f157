import { useEffect, useEffectEvent, useState, type HTMLAttributes, type KeyboardEvent } from "react";
import { isEnter } from "#ui/isEnter";
import type { RankedEntry } from "./paletteEntry";

interface ChosenOptionInput {
  readonly shown: readonly RankedEntry[];
  readonly isSearching: boolean;
  readonly listId: string;
  readonly onOpen: (entry: RankedEntry) => void;
}

/** The option that Enter opens: the first one, until another is chosen by arrow keys or pointer. */
export function useChosenOption({ shown, isSearching, listId, onOpen }: ChosenOptionInput) {
  const [moved, setMoved] = useState<string | null>(null);
  /** Enter was pressed before the server answered. */
  const [isDue, setDue] = useState(false);
  const at = Math.max(
    shown.findIndex(({ key }) => key === moved),
    0,
  );
  const chosen = shown[at];
  const idOf = (key: string) => `${listId}${key}`;
  const activeId = chosen && idOf(chosen.key);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const openDue = useEffectEvent(() => {
    setDue(false);
    if (chosen) onOpen(chosen);
  });
  useEffect(() => {
    if (isDue && !isSearching) openDue();
  }, [isDue, isSearching]);

  const moveTo = (position: number) => {
    const next = shown.at(position % Math.max(shown.length, 1));
    if (next) setMoved(next.key);
  };
  const enter = (inNewTab: boolean) => {
    if (!chosen) return setDue(isSearching);
    if (!inNewTab) return onOpen(chosen);
    if (chosen.path !== undefined) window.open(chosen.path, "_blank", "noopener");
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
  };
  return {
    chosen: chosen?.key,
    activeId,
    /** Chooses the first option again. */
    reset: () => {
      setMoved(null);
      setDue(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey;
      const act = isEnter(event) ? () => enter(hasModifier) : keys[event.key];
      const isOther = event.shiftKey || event.altKey || (hasModifier && event.key !== "Enter");
      if (!act || isOther || event.nativeEvent.isComposing) return;
      event.preventDefault();
      act();
    },
    propsOf: (entry: RankedEntry): HTMLAttributes<HTMLElement> => ({
      id: idOf(entry.key),
      role: "option",
      "aria-selected": entry === chosen,
      // The focus stays in the field.
      onPointerDown: (event) => event.preventDefault(),
      onPointerMove: () => setMoved(entry.key),
      onClick: (event) => {
        // The browser opens links in a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(entry);
      },
    }),
  };
}
