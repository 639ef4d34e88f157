import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwner } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { Delayed } from "#ui/Delayed";

interface ErasurePanelProps {
  readonly queryRef: PreloadedQuery<OperationType>;
  /** Reads the query. */
  readonly children: ReactNode;
}

/** Owns the query of a panel, which may take longer than that of its screen, and limits its failure to the panel. */
export function ErasurePanel({ queryRef, children }: ErasurePanelProps) {
  useOwner(queryRef);
  const pending = (
    <Delayed>
      <Skeleton height="96px" mt={7} />
    </Delayed>
  );
  return (
    <PanelBoundary data={queryRef}>
      <QuerySuspense reference={queryRef} fallback={pending}>
        {children}
      </QuerySuspense>
    </PanelBoundary>
  );
}
