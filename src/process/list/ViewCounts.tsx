import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { countedFiltersMax } from "#domain/limits";
import { backgroundCall } from "#relay/relay";
import { useProcesses } from "../processes";
import { pollCounts } from "../attention/pollCounts";
import type { ViewCountsQuery as Query } from "./__generated__/ViewCountsQuery.graphql";
import { processFilter, processList } from "./processList";

const viewCountsQuery = graphql`
  query ViewCountsQuery($filters: [ProcessFilter!]!) {
    processCounts(filters: $filters) {
      count
    }
  }
`;

const options = { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } };

/** How much of what views find needs attention, by what they keep of an address. */
export type CountsOfViews = ReadonlyMap<string, number>;

interface ViewCountsProps {
  /** What the views keep of an address; the first 20 are counted. */
  readonly searches: readonly string[];
  /** The rows of the list are there: nothing is counted before. */
  readonly hasRows: boolean;
  /** Must not change. */
  readonly onCounts: (counts: CountsOfViews) => void;
}

/** Counts what of saved views needs attention while it is there; shows nothing itself. */
export function ViewCounts({ searches, hasRows, onCounts }: ViewCountsProps) {
  const environment = useRelayEnvironment();
  const { changes } = useProcesses();
  const [isReady, setReady] = useState(hasRows);
  if (hasRows && !isReady) setReady(true);
  const key = JSON.stringify(searches);
  useEffect(() => {
    const counted = (JSON.parse(key) as readonly string[])
      .map((search) => ({ search, parsed: processList.readView(search) }))
      .filter(({ parsed }) => !processList.isFaulty(parsed))
      .slice(0, countedFiltersMax);
    if (!isReady || counted.length === 0) return undefined;
    const filters = counted.map(({ parsed }) => ({ ...processFilter(parsed), needsAttention: true }));
    return pollCounts(changes, () => {
      const call = fetchQuery<Query>(environment, viewCountsQuery, { filters }, options).subscribe({
        next: ({ processCounts }) =>
          onCounts(
            new Map(
              counted.flatMap(({ search }, index) => {
                const found = processCounts[index];
                return found ? [[search, found.count]] : [];
              }),
            ),
          ),
        // What is known stays; the next question comes anyway.
        error: () => undefined,
      });
      return () => call.unsubscribe();
    });
  }, [environment, changes, isReady, key, onCounts]);
  return null;
}
