import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import type { activitiesQuery } from "./__generated__/activitiesQuery.graphql";
import { activitiesList, type ActivitiesSearch } from "./activitiesList";
import { ActivityEntries } from "./ActivityEntries";
import { ActivityFilters } from "./ActivityFilters";

interface ActivitiesProps {
  readonly of: "commune" | "service";
  readonly queryRef: PreloadedQuery<activitiesQuery>;
  readonly search: ActivitiesSearch;
  /** Rendered instead of the entries if they could not be loaded. */
  readonly renderFailure: (error: unknown) => ReactNode;
}

/** History of a commune or a service, with its filters. */
export function Activities({ of, queryRef, search, renderFailure }: ActivitiesProps) {
  const address = useListSearch(activitiesList, search);
  return (
    <>
      <ActivityFilters of={of} address={address} />
      <ActivityEntries
        of={of}
        queryRef={queryRef}
        address={address}
        hasText={search.actor !== undefined}
        renderFailure={renderFailure}
      />
    </>
  );
}
