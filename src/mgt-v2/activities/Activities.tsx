import { Trans } from "@lingui/react/macro";
import { Suspense, useDeferredValue, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { FoundRows } from "#ui/table/FoundRows";
import { Pager } from "#ui/table/Pager";
import { useTableSearch } from "#ui/table/useTableSearch";
import type { ActivitiesQuery } from "./__generated__/ActivitiesQuery.graphql";
import "./activities.css";
import { ActivitiesPending } from "./ActivitiesPending";
import { activitiesSpec, countActivityFilters, type ActivitiesSearch } from "./activitiesSearch";
import { ActivityDays } from "./ActivityDays";
import { ActivityFilters } from "./ActivityFilters";

const activitiesQuery = graphql`
  query ActivitiesQuery($filter: ActivityFilter, $first: Int, $after: String, $last: Int, $before: String)
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
  readonly queryRef: PreloadedQuery<ActivitiesQuery>;
  readonly search: ActivitiesSearch;
  /** In their place where they could not be loaded. */
  readonly renderFailure: (error: unknown) => ReactNode;
}

/** Entries of the activity log, a page at a time; the page before stays until the next one is there. */
export function Activities({ queryRef, search, renderFailure }: ActivitiesProps) {
  useOwner(queryRef);
  const shown = useDeferredValue(queryRef);
  return (
    <>
      <ActivityFilters search={search} />
      <LoadBoundary attempt={shown} renderFailure={renderFailure}>
        <Suspense fallback={<ActivitiesPending />}>
          <div className="activities" aria-busy={shown !== queryRef || undefined}>
            <ActivitiesPage queryRef={shown} search={search} />
          </div>
        </Suspense>
      </LoadBoundary>
    </>
  );
}

type ActivitiesPageProps = Pick<ActivitiesProps, "queryRef" | "search">;

function ActivitiesPage({ queryRef, search }: ActivitiesPageProps) {
  const { activities } = useOwnedQuery<ActivitiesQuery>(activitiesQuery, queryRef);
  const change = useTableSearch(activitiesSpec);
  const count = activities.edges.length;
  return (
    <>
      {count === 0 && countActivityFilters(search) > 0 ? (
        <EmptyState icon="search" title={<Trans>Nichts entspricht Ihrer Suche</Trans>}>
          <Trans>Prüfen Sie die Schreibweise, oder setzen Sie die Filter zurück.</Trans>
        </EmptyState>
      ) : count === 0 ? (
        <EmptyState icon="clock" title={<Trans>Noch keine Einträge</Trans>}>
          <Trans>Hier steht, wer wann was geändert hat, mit den Werten davor und danach.</Trans>
        </EmptyState>
      ) : (
        <>
          <FoundRows total={activities.totalCount} isAtLeast={activities.totalCountExceeded} />
          <ActivityDays activities={activities} />
        </>
      )}
      <Pager
        pageInfo={activities.pageInfo}
        count={count}
        total={activities.totalCount}
        isAtLeast={activities.totalCountExceeded}
        size={search.size}
        onChange={change}
      />
    </>
  );
}
