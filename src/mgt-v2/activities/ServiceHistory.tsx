import { Button, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePaginationFragment, type PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import type { ServiceHistory_entry$key } from "./__generated__/ServiceHistory_entry.graphql";
import type { ServiceHistory_query$key } from "./__generated__/ServiceHistory_query.graphql";
import type { ServiceHistoryPaginationQuery } from "./__generated__/ServiceHistoryPaginationQuery.graphql";
import type { ServiceHistoryQuery } from "./__generated__/ServiceHistoryQuery.graphql";
import { ActivitiesSkeleton } from "./ActivitiesSkeleton";
import { HistoryEntries, HistoryEntry } from "./HistoryEntries";

const historyQuery = graphql`
  query ServiceHistoryQuery($commune: AGS!, $serviceId: String!) @throwOnFieldError @preloadable {
    ...ServiceHistory_query @arguments(commune: $commune, serviceId: $serviceId)
  }
`;

const historyFragment = graphql`
  fragment ServiceHistory_query on Query
  @throwOnFieldError
  @refetchable(queryName: "ServiceHistoryPaginationQuery")
  @argumentDefinitions(
    commune: { type: "AGS!" }
    serviceId: { type: "String!" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    serviceHistory(commune: $commune, serviceId: $serviceId, first: $count, after: $cursor)
      @connection(key: "ServiceHistory_serviceHistory", filters: ["commune", "serviceId"]) {
      totalCount
      edges {
        node {
          id
          ...ServiceHistory_entry
        }
      }
    }
  }
`;

interface ServiceHistoryProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly queryRef: PreloadedQuery<ServiceHistoryQuery>;
  readonly onRetry: () => void;
}

/** Who changed the service in the commune, and what: for all who may see the service. */
export function ServiceHistory({ ags, serviceId, queryRef, onRetry }: ServiceHistoryProps) {
  const mayReadLog = useCan("activities");
  return (
    <PageBody>
      <Text maxW="prose" mb={4} color="fg.muted" fontSize="sm">
        <Trans>
          Wer diesen Dienst in dieser Kommune wann geändert hat, das Neueste zuerst. Vorgänge zu einzelnen
          Anträgen stehen hier nicht.
        </Trans>{" "}
        {mayReadLog && (
          <AppLink variant="text" to="/admin/activities" search={{ commune: [ags], service: [serviceId] }}>
            <Trans>In den Aktivitäten ansehen</Trans>
          </AppLink>
        )}
      </Text>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
      >
        <QuerySuspense reference={queryRef} fallback={<ActivitiesSkeleton />}>
          <Entries queryRef={queryRef} />
        </QuerySuspense>
      </LoadBoundary>
    </PageBody>
  );
}

function Entries({ queryRef }: Pick<ServiceHistoryProps, "queryRef">) {
  const { t } = useLingui();
  const query = useOwnedQuery<ServiceHistoryQuery>(historyQuery, queryRef);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ServiceHistoryPaginationQuery,
    ServiceHistory_query$key
  >(historyFragment, query);
  // The layout reports that the commune or the service is not available.
  if (!data.serviceHistory) return null;
  const { edges, totalCount } = data.serviceHistory;
  if (edges.length === 0) {
    return (
      <Text color="fg.muted" fontSize="sm">
        <Trans>Seit der Einrichtung hat niemand diesen Dienst geändert.</Trans>
      </Text>
    );
  }
  return (
    <>
      <HistoryEntries maxW="760px" aria-label={t`Einträge, die neuesten zuerst`}>
        {edges.map(({ node }) => (
          <Entry key={node.id} entry={node} />
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

function Entry({ entry }: { readonly entry: ServiceHistory_entry$key }) {
  const { type, at, actor, changes } = useFragment(
    graphql`
      fragment ServiceHistory_entry on ServiceHistoryEntry @throwOnFieldError {
        type
        at
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
    entry,
  );
  return <HistoryEntry type={type} at={at} actor={actor} changes={changes} />;
}
