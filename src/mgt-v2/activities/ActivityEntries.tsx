import { Box, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { ListPager } from "#lists/ListPager";
import { useShownQuery } from "#lists/useList";
import type { ListAddress } from "#lists/useListSearch";
import { toFailure } from "#relay/failure";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { FoundRows } from "#ui/table/FoundRows";
import type { activitiesQuery as ActivitiesQuery } from "./__generated__/activitiesQuery.graphql";
import type { ActivitiesSubject } from "./activitiesList";
import { activitiesQuery } from "./activitiesQuery";
import { ActivitiesSkeleton } from "./ActivitiesSkeleton";
import { ActivityDays } from "./ActivityDays";
import { PurposeNote } from "./PurposeNote";
import { PurposePanel } from "./PurposePanel";

interface ActivityEntriesProps {
  readonly of: ActivitiesSubject;
  readonly queryRef: PreloadedQuery<ActivitiesQuery>;
  readonly address: ListAddress;
  /** Whether entries are filtered by a typed text, which may be misspelt. */
  readonly hasText: boolean;
  /** Rendered instead of the entries if they could not be loaded. */
  readonly renderFailure: (error: unknown) => ReactNode;
}

/** Entries by day, one page at a time; the previous page stays visible while the next one loads. */
export function ActivityEntries({ queryRef, renderFailure, ...page }: ActivityEntriesProps) {
  const router = useRouter();
  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  return (
    <LoadBoundary
      attempt={shown}
      renderFailure={(error) =>
        toFailure(error).code === "purpose_required" ? (
          <PurposePanel onDeclared={() => void router.invalidate()} />
        ) : (
          renderFailure(error)
        )
      }
    >
      <Suspense fallback={<ActivitiesSkeleton />}>
        <Box
          aria-busy={isStale || undefined}
          textStyle="sm"
          css={{ "&[aria-busy] > table": { opacity: 0.62 } }}
        >
          <EntriesPage queryRef={shown} {...page} />
        </Box>
      </Suspense>
    </LoadBoundary>
  );
}

function EntriesPage({ of, queryRef, address, hasText }: Omit<ActivityEntriesProps, "renderFailure">) {
  const data = useOwnedQuery<ActivitiesQuery>(activitiesQuery, queryRef);
  const { activities } = data;
  const isEmpty = activities.edges.length === 0;
  return (
    <>
      <Flex wrap="wrap" gap="2px 16px">
        {!isEmpty && <FoundRows total={activities.totalCount} isAtLeast={activities.totalCountExceeded} />}
        <PurposeNote query={data} />
      </Flex>
      {isEmpty ? (
        <NoEntries hasFilters={address.filterCount > 0} hasText={hasText} />
      ) : (
        <ActivityDays of={of} activities={activities} />
      )}
      <ListPager address={address} page={activities} />
    </>
  );
}

interface NoEntriesProps {
  readonly hasFilters: boolean;
  readonly hasText: boolean;
}

function NoEntries({ hasFilters, hasText }: NoEntriesProps) {
  if (!hasFilters) {
    return (
      <EmptyState icon="clock" title={<Trans>Noch keine Einträge</Trans>}>
        <Trans>Hier steht, wer wann was geändert hat, mit den Werten davor und danach.</Trans>
      </EmptyState>
    );
  }
  return hasText ? (
    <EmptyState icon="search" title={<Trans>Nichts entspricht Ihrer Suche</Trans>}>
      <Trans>Prüfen Sie die Schreibweise, oder setzen Sie die Filter zurück.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon="search" title={<Trans>Keine Einträge mit diesen Filtern</Trans>}>
      <Trans>Wählen Sie einen anderen Bereich oder Zeitraum, oder setzen Sie die Filter zurück.</Trans>
    </EmptyState>
  );
}
