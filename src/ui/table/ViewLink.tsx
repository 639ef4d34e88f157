import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

interface ViewAnchorProps extends ComponentProps<"a"> {
  /** Whether the list shows this view. */
  readonly isCurrent: boolean;
}

/** Sets `aria-current` by the filters. The router would mark every link whose params are a subset of the URL. */
function ViewAnchor({ isCurrent, children, "aria-current": _marked, ...props }: ViewAnchorProps) {
  return (
    <a {...props} aria-current={isCurrent || undefined}>
      {children}
    </a>
  );
}

/** Link to a saved view of a list, shown as a tab. */
export const ViewLink = createLink(ViewAnchor);
