import { useEffect, useState } from "react";
import type { ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { countedFiltersMax } from "#domain/limits";
import { inBackground } from "#relay/inBackground";
import { useProcesses } from "../processes";
import { pollCounts } from "../attention/pollCounts";
import type { ViewCountsQuery as Query } from "./__generated__/ViewCountsQuery.graphql";
import { processFilter, processList } from "./processList";

const viewCountsQuery = graphql`
  query ViewCountsQuery($filters: [ProcessFilter!]!) @throwOnFieldError {
    processCounts(filters: $filters) {
      count
    }
  }
`;

/** Number of processes in a view that need attention, by the view's query string. */
export type CountsOfViews = ReadonlyMap<string, number>;

interface ViewCountsProps {
  /** Query strings of the views; the first 20 are counted. */
  readonly searches: ReadonlyObservable<readonly string[]>;
  /** Row count of the list; counting starts when it is known. */
  readonly counted: ReadonlyObservable<unknown>;
  /** Must be stable. */
  readonly onCounts: (counts: CountsOfViews) => void;
}

/** Counts the processes of saved views that need attention while mounted; renders nothing. */
export function ViewCounts({ searches, counted, onCounts }: ViewCountsProps) {
  const environment = useRelayEnvironment();
  const { changes } = useProcesses();
  const hasRows = useObservable(counted) !== null;
  const [isReady, setReady] = useState(hasRows);
  if (hasRows && !isReady) setReady(true);
  const key = JSON.stringify(useObservable(searches));
  useEffect(() => {
    const views = (JSON.parse(key) as readonly string[])
      .map((search) => ({ search, parsed: processList.readView(search) }))
      .filter(({ parsed }) => !processList.isFaulty(parsed))
      .slice(0, countedFiltersMax);
    if (!isReady || views.length === 0) return undefined;
    const filters = views.map(({ parsed }) => ({ ...processFilter(parsed), needsAttention: true }));
    return pollCounts(changes, () =>
      fetchQuery<Query>(environment, viewCountsQuery, { filters }, inBackground).do({
        next: ({ processCounts }) =>
          onCounts(new Map(processCounts.map(({ count }, index) => [views[index]?.search ?? "", count]))),
      }),
    );
  }, [environment, changes, isReady, key, onCounts]);
  return null;
}
