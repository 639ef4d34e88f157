import { useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { inBackground } from "#relay/inBackground";
import { useNetwork } from "#relay/network";
import { pollCounts } from "#relay/pollCounts";
import { useRelay } from "#relay/relay";
import { useCan } from "#session/useSession";
import { useUi } from "#ui/ui";
import type { AreaCountsQuery } from "./__generated__/AreaCountsQuery.graphql";
import { areaKinds, useAreaCounts } from "./useAreaCounts";

const countsQuery = graphql`
  query AreaCountsQuery($kinds: [AttentionKind!]!) @throwOnFieldError {
    systemOverview {
      attention(kinds: $kinds) {
        kind
        lines {
          count
          seen {
            isOutgrown
          }
        }
      }
    }
  }
`;

interface AreaCountsProps {
  /** The overview is on screen, whose own answer sets the numbers. */
  readonly isOverview: boolean;
}

/** Polls how many things need attention in the areas of the navigation. A failure keeps what is known. Renders nothing. */
export function AreaCounts({ isOverview }: AreaCountsProps) {
  const environment = useRelayEnvironment();
  const { changes } = useNetwork();
  const { loading } = useRelay();
  const { areaCounts } = useUi();
  const { show, forgetLater } = useAreaCounts();
  const canRead = useCan("overview");
  const wasOverview = useRef(false);
  useEffect(() => {
    wasOverview.current ||= isOverview;
    if (!canRead || isOverview) return undefined;
    const fetchCounts = () =>
      fetchQuery<AreaCountsQuery>(environment, countsQuery, { kinds: areaKinds }, inBackground).do({
        next: ({ systemOverview }) => {
          show(systemOverview.attention);
          forgetLater();
        },
      });
    const areKnown = wasOverview.current && areaCounts.get().size > 0;
    return pollCounts(changes, fetchCounts, { areKnown, awaited: loading });
  }, [environment, changes, loading, areaCounts, show, forgetLater, canRead, isOverview]);
  return null;
}
