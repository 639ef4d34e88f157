import { useEffect, useRef, type RefObject } from "react";

/** Buttons go with the state that allows them; the focus then stays with what is left around them. */
export function useKeptFocus<Part extends HTMLElement = HTMLDivElement>(
  state: string,
): RefObject<Part | null> {
  const bar = useRef<Part>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!isInDialogOver(bar.current, target)) {
        hadFocus.current = bar.current?.contains(document.activeElement) ?? false;
      }
    };
    const leave = ({ target }: Event) => {
      if (isInDialogOver(bar.current, target)) return;
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

/** A dialog gives the focus back, so it is not lost to what lies beneath. */
function isInDialogOver(bar: HTMLElement | null, target: EventTarget | null): boolean {
  const dialog = target instanceof Element && target.closest("[aria-modal=true]");
  return dialog instanceof Element && !dialog.contains(bar);
}
