import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

interface ViewAnchorProps extends ComponentProps<"a"> {
  /** The list shows what this view shows. */
  readonly isCurrent: boolean;
}

/** Which view is open its filters tell; the router would mark each link whose params are part of the address. */
function ViewAnchor({ isCurrent, children, "aria-current": _marked, ...props }: ViewAnchorProps) {
  return (
    <a {...props} aria-current={isCurrent || undefined}>
      {children}
    </a>
  );
}

/** A tab that leads to a view of the list. */
export const ViewLink = createLink(ViewAnchor);
