import type { MouseEvent, ReactNode } from "react";
import { useBrowser } from "#browser/browser";

interface PlainLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link within the app for screens that must work without the router. */
export function PlainLink({ to, className, children }: PlainLinkProps) {
  const { address } = useBrowser();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    address.goTo(to);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
