import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { inBackground } from "#relay/inBackground";
import { useCan } from "#session/useSession";
import type { AttentionCountQuery } from "./__generated__/AttentionCountQuery.graphql";
import { useProcesses } from "../processes";
import { pollCounts } from "#relay/pollCounts";

const countQuery = graphql`
  query AttentionCountQuery @throwOnFieldError {
    processCounts(filters: [{ needsAttention: true }]) {
      count
    }
  }
`;

interface AttentionCountProps {
  /** Called with the count, and with undefined on unmount; must be stable. */
  readonly onCount: (count: number | undefined) => void;
}

/** Polls the number of processes that need attention. Renders nothing. */
export function AttentionCount({ onCount }: AttentionCountProps) {
  const environment = useRelayEnvironment();
  const { changes } = useProcesses();
  const canRead = useCan("processes");
  useEffect(() => {
    if (!canRead) return undefined;
    const stop = pollCounts(changes, () =>
      fetchQuery<AttentionCountQuery>(environment, countQuery, {}, inBackground).do({
        next: ({ processCounts }) => onCount(processCounts[0]?.count),
      }),
    );
    return () => {
      stop();
      onCount(undefined);
    };
  }, [environment, changes, canRead, onCount]);
  return null;
}
