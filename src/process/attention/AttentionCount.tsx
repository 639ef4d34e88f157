import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import { backgroundCall } from "#relay/relay";
import { useCan } from "#session/useSession";
import type { attentionQuery as Query } from "./__generated__/attentionQuery.graphql";
import { attentionQuery } from "./attentionQuery";
import { useProcesses } from "../processes";
import { pollCounts } from "./pollCounts";

const options = { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } };

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
    const stop = pollCounts(changes, () => {
      const call = fetchQuery<Query>(environment, attentionQuery, {}, options).subscribe({
        next: ({ processCounts }) => onCount(processCounts[0]?.count),
        // Keep the last count and wait for the next poll.
        error: () => undefined,
      });
      return () => call.unsubscribe();
    });
    return () => {
      stop();
      onCount(undefined);
    };
  }, [environment, changes, canRead, onCount]);
  return null;
}
