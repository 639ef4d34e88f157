import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { searchTextMaxLength } from "#domain/limits";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { RequestFailure } from "#relay/RequestFailure";
import type { activitiesQuery } from "./__generated__/activitiesQuery.graphql";
import type { chainQuery } from "./__generated__/chainQuery.graphql";
import { ActivityEntries } from "./ActivityEntries";
import { activityLog, logFilterOf, type ActivityLogSearch } from "./activityLog";
import { ActivityExportButton } from "./ActivityExportButton";
import { ChainStatus } from "./ChainStatus";
import { useLogFilters, type LogFilterParts } from "./useLogFilters";

interface ActivityLogScreenProps {
  readonly queryRef: PreloadedQuery<activitiesQuery>;
  readonly chainRef: PreloadedQuery<chainQuery>;
  readonly search: ActivityLogSearch;
  /** Saved views, which come from another endpoint. */
  readonly views: ReactNode;
  readonly filterParts: LogFilterParts;
}

/** The whole activity log, with filters, saved views, export and the state of its chain. */
export function ActivityLogScreen({
  queryRef,
  chainRef,
  search,
  views,
  filterParts,
}: ActivityLogScreenProps) {
  const { t } = useLingui();
  const router = useRouter();
  const list = useList({
    id: "activities",
    title: t`Aktivitäten`,
    codec: activityLog,
    search,
    columns: [],
    queryRef,
  });
  const { filters, dialog } = useLogFilters(list.address, filterParts);
  return (
    <ListScreen
      title={list.title}
      actions={
        <>
          <ChainStatus queryRef={chainRef} />
          <ActivityExportButton filter={logFilterOf(search)} />
        </>
      }
      views={views}
      toolbar={
        <ListToolbar
          list={list}
          searchLabel={t`Gegenstand oder Kennung`}
          searchMaxLength={searchTextMaxLength}
          filters={filters}
          hasSort={false}
          hasColumnChoice={false}
          chips={list.address.filterCount > 0 ? { found: null } : undefined}
        />
      }
    >
      <ActivityEntries
        of="all"
        queryRef={queryRef}
        address={list.address}
        hasText={search.text !== undefined}
        renderFailure={(error) => (
          <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />
        )}
      />
      {dialog}
    </ListScreen>
  );
}
