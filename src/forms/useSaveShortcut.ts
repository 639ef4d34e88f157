import { useEffect, type RefObject } from "react";

/** Whether nothing modal lies over the element. */
function isInFront(element: Element): boolean {
  return [...document.querySelectorAll("dialog[open]")].every((dialog) => dialog.contains(element));
}

/** Ctrl+S or Cmd+S saves the form in front; the browser's own dialog for saving the page stays away in any case. */
export function useSaveShortcut(form: RefObject<HTMLElement | null>, save: () => void): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!event.repeat && form.current && isInFront(form.current)) save();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [form, save]);
}
