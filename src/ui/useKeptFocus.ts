import { useEffect, useRef, type RefObject } from "react";

/** Buttons go with the state that allows them; the focus then stays with what is left around them. */
export function useKeptFocus<Part extends HTMLElement = HTMLDivElement>(
  state: string,
): RefObject<Part | null> {
  const bar = useRef<Part>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hadFocus.current = bar.current?.contains(document.activeElement) ?? false;
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) hadFocus.current = false;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) bar.current?.focus();
    // What is there changes with the state.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [state]);
  return bar;
}
