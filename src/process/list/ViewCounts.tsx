import { useEffect } from "react";
import type { ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { countedFiltersMax } from "#domain/limits";
import { inBackground } from "#relay/inBackground";
import { useFirstAnswer } from "#relay/QuerySuspense";
import { useProcesses } from "../processes";
import { pollCounts } from "#relay/pollCounts";
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
  /** The query of the list; counting starts when it has been answered. */
  readonly rows: PreloadedQuery<OperationType>;
  /** Must be stable. */
  readonly onCounts: (counts: CountsOfViews) => void;
}

/** Counts the processes of saved views that need attention while mounted; renders nothing. */
export function ViewCounts({ searches, rows, onCounts }: ViewCountsProps) {
  const environment = useRelayEnvironment();
  const { changes } = useProcesses();
  const isReady = useFirstAnswer(rows);
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
