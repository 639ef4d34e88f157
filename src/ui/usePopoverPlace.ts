import { useCallback, useEffect, type RefObject } from "react";

/** Keeps an open popover below what has opened it, within the window; returned: places it at once. */
export function usePopoverPlace(
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): () => void {
  const place = useCallback(() => {
    const box = trigger.current?.getBoundingClientRect();
    if (!box || !panel.current?.matches(":popover-open")) return;
    const { style, offsetWidth } = panel.current;
    const furthest = document.documentElement.clientWidth - offsetWidth - 8;
    style.top = `${box.bottom + 4}px`;
    style.left = `${Math.max(Math.min(box.left, furthest), 8)}px`;
  }, [trigger, panel]);
  useEffect(() => {
    const moves = ["resize", "scroll"];
    for (const move of moves) window.addEventListener(move, place, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, place);
    };
  }, [place]);
  return place;
}
