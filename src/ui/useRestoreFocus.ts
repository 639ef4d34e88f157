import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useDocumentEvent } from "./useDocumentEvent";

/**
 * Keeps the focus inside a part of the screen when a change of `state` removes the focused button. The focus goes to
 * the element that `next` returns, or to the part itself.
 */
export function useRestoreFocus<Part extends HTMLElement = HTMLDivElement>(
  state: string,
  next?: (part: Part) => HTMLElement | null,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const hadFocus = useRef(false);
  useDocumentEvent("focusin", ({ target }) => {
    if (!isInDialogOver(part.current, target)) {
      hadFocus.current = part.current?.contains(document.activeElement) ?? false;
    }
  });
  useDocumentEvent("pointerdown", ({ target }) => {
    if (isInDialogOver(part.current, target)) return;
    if (target instanceof Node && !part.current?.contains(target)) hadFocus.current = false;
  });
  const restore = useEffectEvent(() => {
    if (!part.current || !hadFocus.current || document.activeElement !== document.body) return;
    (next ? next(part.current) : part.current)?.focus();
  });
  useEffect(() => {
    restore();
    // The state decides which buttons exist.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [state]);
  return part;
}

/** A modal dialog gives the focus back when it closes, so focus inside it does not count as leaving the part. */
function isInDialogOver(part: HTMLElement | null, target: EventTarget | null): boolean {
  const dialog = target instanceof Element && target.closest("[aria-modal=true]");
  return dialog instanceof Element && !dialog.contains(part);
}
