import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { SectionHead } from "../SectionHead";
import type { HistorySectionQuery } from "./__generated__/HistorySectionQuery.graphql";

const historySectionQuery = graphql`
  query HistorySectionQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      id
    }
  }
`;

interface HistorySectionProps {
  readonly queryRef: PreloadedQuery<HistorySectionQuery>;
  /** The log entries, which come from another endpoint. */
  readonly children: ReactNode;
}

/** Activity log of a commune. */
export function HistorySection({ queryRef, children }: HistorySectionProps) {
  const { commune } = useOwnedQuery<HistorySectionQuery>(historySectionQuery, queryRef);
  if (!commune) return null;
  return (
    <>
      <SectionHead
        section="history"
        lede={<Trans>Wer in dieser Kommune wann was geändert hat, das Neueste zuerst.</Trans>}
      />
      {children}
    </>
  );
}
