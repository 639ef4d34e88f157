import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that defers layout changes until the pointer is
 * released: a button that moves between press and release is not clicked.
 */
export function useDeferUntilPointerUp(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const release = () => {
      isPressed.current = false;
      // The click event fires between pointerup and this timeout.
      if (waiting.current.length > 0) setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
    };
    document.addEventListener("pointerdown", () => (isPressed.current = true), options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => ended.abort();
  }, []);
  return useCallback((run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
