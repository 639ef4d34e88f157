import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { ListPager } from "#lists/ListPager";
import { useShownQuery } from "#lists/useList";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { FoundRows } from "#ui/table/FoundRows";
import type { ActivitiesQuery } from "./__generated__/ActivitiesQuery.graphql";
import { ActivitiesSkeleton } from "./ActivitiesSkeleton";
import {
  activitiesList,
  type ActivitiesAddress,
  type ActivitiesSearch,
  type ActivitiesSubject,
} from "./activitiesList";
import { ActivityDays } from "./ActivityDays";
import { ActivityFilters } from "./ActivityFilters";

const activitiesQuery = graphql`
  query ActivitiesQuery($filter: ActivityFilter, $first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    activities(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      ...ActivityDays_activities
      totalCount
      totalCountExceeded
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

interface ActivitiesProps {
  readonly of: ActivitiesSubject;
  readonly queryRef: PreloadedQuery<ActivitiesQuery>;
  readonly search: ActivitiesSearch;
  /** Rendered instead of the entries if they could not be loaded. */
  readonly renderFailure: (error: unknown) => ReactNode;
}

/** Activity log, one page at a time; the previous page stays visible while the next one loads. */
export function Activities({ of, queryRef, search, renderFailure }: ActivitiesProps) {
  const address = useListSearch(activitiesList, search);
  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  return (
    <>
      <ActivityFilters of={of} address={address} />
      <LoadBoundary attempt={shown} renderFailure={renderFailure}>
        <Suspense fallback={<ActivitiesSkeleton />}>
          <Box
            aria-busy={isStale || undefined}
            textStyle="sm"
            css={{ "&[aria-busy] > table": { opacity: 0.62 } }}
          >
            <ActivitiesPage of={of} queryRef={shown} address={address} />
          </Box>
        </Suspense>
      </LoadBoundary>
    </>
  );
}

interface ActivitiesPageProps extends Pick<ActivitiesProps, "of" | "queryRef"> {
  readonly address: ActivitiesAddress;
}

function ActivitiesPage({ of, queryRef, address }: ActivitiesPageProps) {
  const { activities } = useOwnedQuery<ActivitiesQuery>(activitiesQuery, queryRef);
  const count = activities.edges.length;
  return (
    <>
      {count === 0 && address.filterCount > 0 ? (
        address.search.actor === undefined ? (
          <EmptyState icon="search" title={<Trans>Keine Einträge mit diesen Filtern</Trans>}>
            <Trans>Wählen Sie einen anderen Bereich oder Zeitraum, oder setzen Sie die Filter zurück.</Trans>
          </EmptyState>
        ) : (
          <EmptyState icon="search" title={<Trans>Nichts entspricht Ihrer Suche</Trans>}>
            <Trans>Prüfen Sie die Schreibweise, oder setzen Sie die Filter zurück.</Trans>
          </EmptyState>
        )
      ) : count === 0 ? (
        <EmptyState icon="clock" title={<Trans>Noch keine Einträge</Trans>}>
          <Trans>Hier steht, wer wann was geändert hat, mit den Werten davor und danach.</Trans>
        </EmptyState>
      ) : (
        <>
          <FoundRows total={activities.totalCount} isAtLeast={activities.totalCountExceeded} />
          <ActivityDays of={of} activities={activities} />
        </>
      )}
      <ListPager address={address} page={activities} />
    </>
  );
}
