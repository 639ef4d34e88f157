import { useCallback, useEffect, useRef } from "react";

/** Keeps an open popover below the button that has opened it, above it where there is no room, within the window; `place` does so at once. */
export function usePopoverPlace() {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const box = trigger.current?.getBoundingClientRect();
    if (!box || !panel.current?.matches(":popover-open")) return;
    const { style, offsetWidth, offsetHeight } = panel.current;
    const furthest = document.documentElement.clientWidth - offsetWidth - 8;
    const isAbove = box.bottom + offsetHeight + 12 > window.innerHeight && box.top > offsetHeight + 12;
    style.top = `${isAbove ? box.top - offsetHeight - 4 : box.bottom + 4}px`;
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
