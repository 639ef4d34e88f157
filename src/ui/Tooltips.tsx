import { useEffect, useState, type ComponentType } from "react";
import { loadChunk } from "#browser/loadChunk";
import type { TooltipProps } from "./Tooltip";

const openDelayMs = 400;
/** Long enough to move the pointer onto the tooltip. */
const closeDelayMs = 150;

const closingKeys: ReadonlySet<string> = new Set(["Escape", "Enter", " "]);

interface Shown extends TooltipProps {
  readonly count: number;
}

const load = async () => (await import("./Tooltip")).Tooltip;

/**
 * Shows the text of data-tooltip on hover and keyboard focus. One tooltip serves all elements; its code is loaded with
 * the first.
 */
export function Tooltips() {
  const [loaded, setLoaded] = useState<{ readonly Tooltip: ComponentType<TooltipProps> } | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => followTooltips(setShown), []);
  useEffect(() => {
    if (!shown || loaded) return;
    loadChunk(load).then(
      (Tooltip) => setLoaded({ Tooltip }),
      () => undefined,
    );
  }, [shown, loaded]);
  if (!shown || !loaded) return null;
  const { element, text, count } = shown;
  return <loaded.Tooltip key={count} element={element} text={text} />;
}

/** Listens to pointer and focus events; returns an unsubscribe function. */
function followTooltips(show: (shown: Shown | null) => void): () => void {
  let element: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let count = 0;

  function open() {
    const text = element?.dataset.tooltip;
    isOpen = Boolean(text && element?.isConnected);
    count += 1;
    show(element && text && isOpen ? { element, text, count } : null);
  }
  function close() {
    clearTimeout(timer);
    element = null;
    if (isOpen) show(null);
    isOpen = false;
  }
  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (target.closest("[role=tooltip]")) return clearTimeout(timer);
    const over = target.closest<HTMLElement>("[data-tooltip]");
    if (over === element && over !== null) {
      if (isOpen) clearTimeout(timer);
      return;
    }
    clearTimeout(timer);
    if (over === null) {
      if (isOpen) timer = setTimeout(close, closeDelayMs);
      else element = null;
      return;
    }
    element = over;
    timer = setTimeout(open, isOpen ? 0 : openDelayMs);
  }
  function onFocus({ target }: FocusEvent) {
    close();
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    element = target.closest<HTMLElement>("[data-tooltip]");
    if (element) open();
  }
  function onKey({ key }: KeyboardEvent) {
    // Not stopped: Escape also closes a dialog or a pane, the others activate the element.
    if (closingKeys.has(key)) close();
  }
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("pointerover", onPointerOver, { signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("focusout", close, { signal });
  document.addEventListener("pointerdown", close, { signal });
  document.addEventListener("keydown", onKey, { signal, capture: true });
  document.documentElement.addEventListener("pointerleave", close, { signal });
  document.addEventListener("scroll", close, { signal, capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
