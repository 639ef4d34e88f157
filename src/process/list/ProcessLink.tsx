import type { ReactNode } from "react";
import { AppLink } from "#ui/AppLink";
import type { ListKind } from "./listKinds";
import { besideList } from "./processParams";

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
      className="process-link"
      look="bare"
      tabIndex={isTabStop ? undefined : -1}
      to="/admin/$records/$pid"
      params={{ records: kind, pid }}
      search={besideList}
      resetScroll={false}
    >
      {children}
    </AppLink>
  );
}
