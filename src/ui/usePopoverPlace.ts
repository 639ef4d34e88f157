import { useCallback, useEffect, useRef } from "react";

/** Keeps an open popover below the button that has opened it, within the window; `place` does so at once. */
export function usePopoverPlace() {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const box = trigger.current?.getBoundingClientRect();
    if (!box || !panel.current?.matches(":popover-open")) return;
    const { style, offsetWidth } = panel.current;
    const furthest = document.documentElement.clientWidth - offsetWidth - 8;
    style.top = `${box.bottom + 4}px`;
    const left = box.left > furthest ? Math.min(box.right - offsetWidth, furthest) : box.left;
    style.left = `${Math.max(left, 8)}px`;
  }, []);
  useEffect(() => {
    const moves = ["resize", "scroll"];
    for (const move of moves) window.addEventListener(move, place, { passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, place);
    };
  }, [place]);
  return { trigger, panel, place };
}
