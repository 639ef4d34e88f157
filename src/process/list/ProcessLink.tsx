import type { ReactNode } from "react";
import { AppLink } from "#ui/AppLink";
import { besideList, detailPaths, type ListKind } from "./processList";

interface ProcessLinkProps {
  readonly kind: ListKind;
  readonly pid: string;
  /** Whether Tab reaches it; in rows that have the focus themselves it does not. */
  readonly isTabStop?: boolean;
  readonly children: ReactNode;
}

/** Leads to the detail, beside the list where that has room. */
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
