import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import { backgroundCall } from "#relay/relay";
import { useCan } from "#session/useSession";
import type { attentionQuery as Query } from "./__generated__/attentionQuery.graphql";
import { attentionQuery } from "./attentionQuery";
import { useProcesses } from "../processes";
import { keepCounted } from "./keepCounted";

const options = { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } };

interface AttentionCountProps {
  /** Told how many there are, and 0 at the end; must not change. */
  readonly onCount: (count: number) => void;
}

/** Counts the processes that need attention while it is there; shows nothing itself. */
export function AttentionCount({ onCount }: AttentionCountProps) {
  const environment = useRelayEnvironment();
  const { changes } = useProcesses();
  const canRead = useCan("processes");
  useEffect(() => {
    if (!canRead) return undefined;
    const stop = keepCounted(changes, () => {
      const call = fetchQuery<Query>(environment, attentionQuery, {}, options).subscribe({
        next: ({ processCounts }) => onCount(processCounts[0]?.count ?? 0),
        // What is known stays; the next question comes anyway.
        error: () => undefined,
      });
      return () => call.unsubscribe();
    });
    return () => {
      stop();
      onCount(0);
    };
  }, [environment, changes, canRead, onCount]);
  return null;
}
