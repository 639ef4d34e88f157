import type { ReactNode } from "react";
import { AppLink } from "#ui/AppLink";
import { besideList, detailPaths, type ListKind } from "./processList";

interface ProcessLinkProps {
  readonly kind: ListKind;
  readonly pid: string;
  /** Whether it is a tab stop; not in rows that take the focus themselves. */
  readonly isTabStop?: boolean;
  readonly children: ReactNode;
}

/** Link to the detail, which opens beside the list if there is room. */
export function ProcessLink({ kind, pid, isTabStop = false, children }: ProcessLinkProps) {
  return (
    <AppLink
      variant="bare"
      tabIndex={isTabStop ? undefined : -1}
      to={detailPaths[kind]}
      params={{ pid }}
      search={besideList}
      resetScroll={false}
    >
      {children}
    </AppLink>
  );
}
