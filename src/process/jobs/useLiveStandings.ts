import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { backgroundCall } from "#relay/relay";
import type { useLiveStandingsQuery } from "./__generated__/useLiveStandingsQuery.graphql";

const standingsQuery = graphql`
  query useLiveStandingsQuery($id: ID!) {
    node(id: $id) {
      ... on Job {
        standings {
          status
          count
        }
      }
    }
  }
`;

/** While attempts run, in milliseconds. */
const whileRunningMs = 3_000;
/** While errors wait for their next automatic try, in milliseconds. */
const whileInErrorMs = 30_000;

const options = { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } };

interface FollowedStandings {
  readonly id: string;
  readonly running: number;
  readonly inError: number;
}

/** Rereads where the processes of a job stand until nothing more becomes of them by itself. */
export function useLiveStandings({ id, running, inError }: FollowedStandings): void {
  const environment = useRelayEnvironment();
  const everyMs = running > 0 ? whileRunningMs : inError > 0 ? whileInErrorMs : null;
  useEffect(() => {
    if (everyMs === null) return undefined;
    let call: { unsubscribe: () => void } | undefined;
    const timer = setInterval(() => {
      call?.unsubscribe();
      call = fetchQuery<useLiveStandingsQuery>(environment, standingsQuery, { id }, options).subscribe({
        // The next one comes anyway.
        error: () => undefined,
      });
    }, everyMs);
    return () => {
      clearInterval(timer);
      call?.unsubscribe();
    };
  }, [environment, id, everyMs]);
}
