import { Box, chakra, Skeleton, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { reportingErrorMessages } from "#i18n/reportingErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ListPager } from "#lists/ListPager";
import { useExistingPage } from "#lists/ListTable";
import { useShownQuery } from "#lists/useList";
import { useListSearch, type ListAddress } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import { FoundRows } from "#ui/table/FoundRows";
import type { BookingRunsScreenQuery } from "./__generated__/BookingRunsScreenQuery.graphql";
import { BookingRunEntry } from "./BookingRunEntry";
import { bookingRunsList, type BookingRunsSearch } from "./bookingRunsList";

const runsQuery = graphql`
  query BookingRunsScreenQuery($commune: AGS!, $first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    bookingRuns(commune: $commune, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          ...BookingRunEntry_run
        }
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

const errorMessages = { ...appErrorMessages, ...reportingErrorMessages };

const Runs = chakra("ol", { base: { listStyle: "none", mt: 2 } });

interface BookingRunsScreenProps {
  readonly queryRef: PreloadedQuery<BookingRunsScreenQuery>;
  readonly search: BookingRunsSearch;
  /** Links to the other screens of the accounting. */
  readonly tabs: ReactNode;
  readonly onRetry: () => void;
}

/** Export runs of a commune, the latest first; below its heading. */
export function BookingRunsScreen({ queryRef, search, tabs, onRetry }: BookingRunsScreenProps) {
  const address = useListSearch(bookingRunsList, search);
  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  return (
    <ErrorMessagesContext value={errorMessages}>
      <PageBody className="page">
        {tabs}
        <LoadBoundary
          attempt={shown}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
        >
          <QuerySuspense reference={shown} fallback={<RunsPending />}>
            <Box aria-busy={isStale || undefined} css={{ "&[aria-busy] > ol": { opacity: 0.62 } }}>
              <RunsPage queryRef={shown} address={address} isStale={isStale} />
            </Box>
          </QuerySuspense>
        </LoadBoundary>
      </PageBody>
    </ErrorMessagesContext>
  );
}

interface RunsPageProps extends Pick<BookingRunsScreenProps, "queryRef"> {
  readonly address: ListAddress<BookingRunsSearch>;
  readonly isStale: boolean;
}

function RunsPage({ queryRef, address, isStale }: RunsPageProps) {
  const { t } = useLingui();
  const { bookingRuns: runs } = useOwnedQuery<BookingRunsScreenQuery>(runsQuery, queryRef);
  useExistingPage(address, runs.edges.length === 0 && runs.totalCount > 0 && !isStale);
  if (runs.totalCount === 0) {
    return (
      <EmptyState icon="list" title={<Trans>Noch keine Ausleitungen</Trans>}>
        <Trans>
          Eine Ausleitung schreibt die gebuchten Zahlungen und Erstattungen unter einem Filter in eine Datei
          für die Kasse und merkt sich, was darin steht. Der nächste Lauf derselben Reihe enthält nur, was
          seitdem hinzugekommen ist, und Berichtigungen dessen, was sich geändert hat.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <FoundRows total={runs.totalCount} isAtLeast={false} />
      <Runs aria-label={t`Ausleitungen, die neuesten zuerst`}>
        {runs.edges.map(({ node }) => (
          <BookingRunEntry key={node.id} run={node} />
        ))}
      </Runs>
      <ListPager address={address} page={runs} />
    </>
  );
}

function RunsPending() {
  return (
    <Stack asChild gap={6} pt={4}>
      <Delayed>
        <span className="visually-hidden">
          <Trans>Wird geladen</Trans>
        </span>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="88px" width="100%" />
        ))}
      </Delayed>
    </Stack>
  );
}
