import { useEffect, useRef, type RefObject } from "react";
import { usePathname } from "#browser/browser";

/** Scrolls a row of links sideways so that the link to the current path is in its middle. Returns the ref of the row. */
export function useCenteredLink(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const path = usePathname();
  useEffect(() => {
    const links = [...(row.current?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
    const open = links.find(({ pathname }) => pathname === path);
    if (open && row.current) {
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
    }
  }, [path]);
  return row;
}
