import { useEffect, useRef, type RefObject } from "react";

/** Where what had the focus goes with a state of the section, the field for a file has it, or else the heading. */
export function useKeptFocus(state: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    const field = section.current?.querySelector<HTMLElement>("input[type=file]");
    (field ?? section.current?.querySelector("h2"))?.focus();
  }, [state]);
  return section;
}
