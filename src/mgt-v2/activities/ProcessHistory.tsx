import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { useOwnedQuery } from "#relay/preload";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import type { ProcessHistory_query$key } from "./__generated__/ProcessHistory_query.graphql";
import type { ProcessHistoryPaginationQuery } from "./__generated__/ProcessHistoryPaginationQuery.graphql";
import type { ProcessHistoryQuery } from "./__generated__/ProcessHistoryQuery.graphql";
import "./processHistory.css";
import { ProcessHistoryEntry } from "./ProcessHistoryEntry";

const historyQuery = graphql`
  query ProcessHistoryQuery($pids: [String!]!) @preloadable {
    ...ProcessHistory_query @arguments(pids: $pids)
  }
`;

const historyFragment = graphql`
  fragment ProcessHistory_query on Query
  @refetchable(queryName: "ProcessHistoryPaginationQuery")
  @argumentDefinitions(
    pids: { type: "[String!]!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    activities(filter: { processes: $pids }, first: $count, after: $cursor)
      @connection(key: "ProcessHistory_activities") {
      totalCount
      edges {
        node {
          id
          ...ProcessHistoryEntry_activity
        }
      }
    }
  }
`;

interface ProcessHistoryProps {
  readonly queryRef: PreloadedQuery<ProcessHistoryQuery>;
  /** Another one: the process has changed, so that there may be a new entry. */
  readonly version: string;
}

/** What users have done with a process, the latest first. */
export function ProcessHistory({ queryRef, version }: ProcessHistoryProps) {
  const { t } = useLingui();
  const query = useOwnedQuery<ProcessHistoryQuery>(historyQuery, queryRef);
  useBackgroundRefresh<ProcessHistoryQuery>(historyQuery, queryRef.variables, version);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProcessHistoryPaginationQuery,
    ProcessHistory_query$key
  >(historyFragment, query);
  const { edges, totalCount } = data.activities;
  if (edges.length === 0) {
    return (
      <p className="process-history-none">
        <Trans>Noch hat niemand etwas mit diesem Prozess getan.</Trans>
      </p>
    );
  }
  return (
    <>
      <ol className="process-history" aria-label={t`Einträge, die neuesten zuerst`}>
        {edges.map(({ node }) => (
          <ProcessHistoryEntry key={node.id} activity={node} />
        ))}
      </ol>
      {hasNext && (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={isLoadingNext || undefined}
          onClick={() => !isLoadingNext && loadNext(pageSize)}
        >
          <Plural value={totalCount - edges.length} one="# früherer Eintrag" other="# frühere Einträge" />
        </Button>
      )}
    </>
  );
}
