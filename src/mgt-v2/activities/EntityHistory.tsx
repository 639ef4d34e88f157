import { Button, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment, usePaginationFragment, type PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { useOwnedQuery } from "#relay/preload";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { AppLink } from "#ui/AppLink";
import type { EntityHistory_activity$key } from "./__generated__/EntityHistory_activity.graphql";
import type { EntityHistory_query$key } from "./__generated__/EntityHistory_query.graphql";
import type { EntityHistoryPaginationQuery } from "./__generated__/EntityHistoryPaginationQuery.graphql";
import type { EntityHistoryQuery } from "./__generated__/EntityHistoryQuery.graphql";
import { HistoryEntries, HistoryEntry } from "./HistoryEntries";

const historyQuery = graphql`
  query EntityHistoryQuery($filter: ActivityFilter!) @throwOnFieldError @preloadable {
    ...EntityHistory_query @arguments(filter: $filter)
  }
`;

const historyFragment = graphql`
  fragment EntityHistory_query on Query
  @throwOnFieldError
  @refetchable(queryName: "EntityHistoryPaginationQuery")
  @argumentDefinitions(
    filter: { type: "ActivityFilter!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    activities(filter: $filter, first: $count, after: $cursor)
      @connection(key: "EntityHistory_activities", filters: ["filter"]) {
      totalCount
      edges {
        node {
          id
          ...EntityHistory_activity
        }
      }
    }
  }
`;

interface EntityHistoryProps {
  readonly queryRef: PreloadedQuery<EntityHistoryQuery>;
  /** Changes with the thing, so that the history is refetched. */
  readonly version: string;
  /** Shown if there are no entries. */
  readonly empty: ReactNode;
}

/** Entries about one thing in a narrow column, latest first. */
export function EntityHistory({ queryRef, version, empty }: EntityHistoryProps) {
  const { t } = useLingui();
  const query = useOwnedQuery<EntityHistoryQuery>(historyQuery, queryRef);
  useBackgroundRefresh<EntityHistoryQuery>(historyQuery, queryRef.variables, version);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    EntityHistoryPaginationQuery,
    EntityHistory_query$key
  >(historyFragment, query);
  const { edges, totalCount } = data.activities;
  if (edges.length === 0) {
    return (
      <Text color="fg.muted" fontSize="sm">
        {empty}
      </Text>
    );
  }
  return (
    <>
      <HistoryEntries aria-label={t`Einträge, die neuesten zuerst`}>
        {edges.map(({ node }) => (
          <Entry key={node.id} activity={node} />
        ))}
      </HistoryEntries>
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

interface EntryProps {
  readonly activity: EntityHistory_activity$key;
}

function Entry({ activity }: EntryProps) {
  const { jobId, ...entry } = useFragment(
    graphql`
      fragment EntityHistory_activity on Activity @throwOnFieldError {
        type
        at
        jobId
        actor {
          username
        }
        changes {
          path
          before
          after
        }
      }
    `,
    activity,
  );
  return (
    <HistoryEntry {...entry}>
      {jobId && (
        <>
          {" · "}
          <AppLink to="/admin/jobs/$id" params={{ id: jobId }} variant="text">
            <Trans>Sammelaktion</Trans>
          </AppLink>
        </>
      )}
    </HistoryEntry>
  );
}
