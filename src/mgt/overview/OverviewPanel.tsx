import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import type { overviewQuery as OverviewQuery } from "./__generated__/overviewQuery.graphql";
import { overviewQuery } from "./overviewQuery";

interface OverviewPanelProps {
  readonly queryRef: PreloadedQuery<OverviewQuery>;
  readonly children: (query: OverviewQuery["response"]) => ReactNode;
}

/** Reads the query that all panels share. */
export function OverviewPanel({ queryRef, children }: OverviewPanelProps) {
  return children(useOwnedQuery<OverviewQuery>(overviewQuery, queryRef));
}
