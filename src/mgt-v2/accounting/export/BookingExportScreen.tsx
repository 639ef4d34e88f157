import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { reportingErrorMessages } from "#i18n/reportingErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useShownQuery } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { AppLink } from "#ui/AppLink";
import { Delayed } from "#ui/Delayed";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import type { BookingExportScreenQuery } from "./__generated__/BookingExportScreenQuery.graphql";
import { ContinuedNotice } from "./ContinuedNotice";
import { ExportResult } from "./ExportResult";
import { ExportScope } from "./ExportScope";
import type { ExportSearch } from "./exportSearch";
import { LayoutPanel } from "./LayoutPanel";
import type { ExportedRun } from "./useExport";

const exportQuery = graphql`
  query BookingExportScreenQuery(
    $commune: AGS!
    $filter: BookingFilter
    $sinceRun: ID
    $since: ID!
    $isContinued: Boolean!
  ) @throwOnFieldError @preloadable {
    node(id: $since) @include(if: $isContinued) {
      ... on BookingRun {
        id
        number
        commune {
          ags
        }
        continuedBy {
          id
          number
        }
        filter {
          ...useRunFilterLabels_filter @relay(mask: false)
        }
        layout {
          ...layoutValues_layout @relay(mask: false)
        }
      }
    }
    bookingRunPreview(commune: $commune, filter: $filter, sinceRun: $sinceRun) {
      rowCount
      ...ExportScope_preview
    }
    bookingLayouts(commune: $commune) {
      ...LayoutPanel_layouts
    }
  }
`;

const errorMessages = { ...appErrorMessages, ...reportingErrorMessages };

interface BookingExportScreenProps {
  readonly queryRef: PreloadedQuery<BookingExportScreenQuery>;
  readonly commune: string;
  readonly search: ExportSearch;
  /** Links to the other screens of the accounting. */
  readonly tabs: ReactNode;
  /** Refetches the preview. */
  readonly onReload: () => void;
}

/** Exports bookings of a commune: scope, layout, and the resulting run. */
export function BookingExportScreen(props: BookingExportScreenProps) {
  const { queryRef: shown } = useShownQuery(props.queryRef);
  return (
    <ErrorMessagesContext value={errorMessages}>
      <PageBody className="page" maxW="1288px">
        {props.tabs}
        <LoadBoundary
          attempt={shown}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={props.onReload} />}
        >
          <QuerySuspense reference={shown} fallback={<ExportPending />}>
            <ExportPage {...props} queryRef={shown} />
          </QuerySuspense>
        </LoadBoundary>
      </PageBody>
    </ErrorMessagesContext>
  );
}

function ExportPage({ queryRef, commune, search, onReload }: Omit<BookingExportScreenProps, "tabs">) {
  const data = useOwnedQuery<BookingExportScreenQuery>(exportQuery, queryRef);
  const { bookingRunPreview: preview, bookingLayouts } = data;
  const [exported, setExported] = useState<ExportedRun | null>(null);
  const isContinued = search.since !== undefined;
  const since = data.node?.commune?.ags === commune ? data.node : null;
  if (!preview || (isContinued && !since)) return <RunMissing commune={commune} />;
  const run =
    since?.id !== undefined && since.number !== undefined
      ? { id: since.id, number: since.number, filter: since.filter, layout: since.layout }
      : null;
  if (!exported && since?.continuedBy) {
    return <ContinuedNotice commune={commune} number={since.number ?? 0} by={since.continuedBy} />;
  }
  return (
    <Stack gap={6}>
      {exported ? (
        <ExportResult run={exported} commune={commune} />
      ) : (
        <ExportScope preview={preview} commune={commune} search={search} since={run} />
      )}
      <LayoutPanel
        layouts={bookingLayouts}
        commune={commune}
        search={search}
        since={run}
        rowCount={preview.rowCount}
        isExported={exported !== null}
        onExported={setExported}
        onReload={onReload}
      />
    </Stack>
  );
}

/** Shown if the run to continue or the commune's bookings are not available to the viewer. */
function RunMissing({ commune }: { readonly commune: string }) {
  return (
    <EmptyState
      icon="search"
      title={<Trans>Diese Ausleitung gibt es nicht</Trans>}
      actions={
        <Button asChild variant="solid">
          <AppLink to="/mgt/accounting/$commune/runs" params={{ commune }} variant="bare">
            <Trans>Zu den Ausleitungen</Trans>
          </AppLink>
        </Button>
      }
    >
      <Trans>
        Vielleicht gehört sie zu einer anderen Kommune, oder Sie dürfen nicht alle ihre Dienste sehen.
      </Trans>
    </EmptyState>
  );
}

function ExportPending() {
  return (
    <Stack asChild gap={6} pt={4}>
      <Delayed>
        <span className="visually-hidden">
          <Trans>Wird geladen</Trans>
        </span>
        <Skeleton height="20px" width="200px" />
        <Skeleton height="96px" width="100%" />
        <Skeleton height="20px" width="160px" />
        <Skeleton height="320px" width="100%" />
      </Delayed>
    </Stack>
  );
}
