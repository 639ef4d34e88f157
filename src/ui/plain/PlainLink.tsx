import type { MouseEvent, ReactNode } from "react";
import { addressChanged } from "#browser/usePathname";

let isAnnounced = false;

/** Goes to an address of the app without loading the page again, whether a router is there or not. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  isAnnounced = true;
  addressChanged();
  window.scrollTo(0, 0);
}

/** Whether the screen was reached by such a link, so that the focus has to be led to it; true once. */
export function takeArrival(): boolean {
  const arrived = isAnnounced;
  isAnnounced = false;
  return arrived;
}

interface PlainLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link within the app for screens that must work without the router. */
export function PlainLink({ to, className, children }: PlainLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
