import { Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, type ReactNode } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { RequestFailure } from "#relay/RequestFailure";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { EntryPane, PanePending } from "../entries/EntryPane";
import type { BookingPanelQuery } from "./__generated__/BookingPanelQuery.graphql";
import { BookingDetail } from "./BookingDetail";
import { BookingLink } from "./BookingLink";
import { bookingList } from "./bookingSearch";

const panelQuery = graphql`
  query BookingPanelQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Booking {
        commune {
          ags
        }
      }
      ...BookingDetail_booking @alias(as: "booking")
    }
  }
`;

interface BookingPanelProps {
  readonly id: string;
  /** Commune of the path; bookings of other communes are treated like unknown ones. */
  readonly ags: string | undefined;
  /** Ids of the rows on screen, in order. */
  readonly listed: readonly string[];
  readonly tableId: string;
  readonly onOpen: (id: string | undefined) => void;
}

/** The booking of the URL, with steps to its neighbours in the list. */
export function BookingPanel({ id, ags, listed, tableId, onOpen }: BookingPanelProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<BookingPanelQuery>(panelQuery);
  // Loaded here instead of by the route, so that opening a booking does not reload the list.
  const loadBooking = useCallback(() => load({ id }, { fetchPolicy: "store-and-network" }), [load, id]);
  useEffect(loadBooking, [loadBooking]);
  const words = {
    entry: t({ message: "Buchung", context: "Angaben" }),
    previous: t`Vorherige Buchung`,
    next: t`Nächste Buchung`,
  };
  return (
    <EntryPane id={id} listed={listed} tableId={tableId} words={words} codec={bookingList} onOpen={onOpen}>
      {(tools) => (
        <LoadBoundary
          attempt={reference}
          renderFailure={(error) => (
            <>
              <Flex justify="flex-end">{tools}</Flex>
              <RequestFailure error={error} level="h2" onRetry={loadBooking} />
            </>
          )}
        >
          <Suspense fallback={<PanePending tools={tools} />}>
            {reference?.variables.id === id ? (
              <Entry key={id} queryRef={reference} ags={ags} tools={tools} />
            ) : (
              <PanePending tools={tools} />
            )}
          </Suspense>
        </LoadBoundary>
      )}
    </EntryPane>
  );
}

interface EntryProps extends Pick<BookingPanelProps, "ags"> {
  readonly queryRef: PreloadedQuery<BookingPanelQuery>;
  readonly tools: ReactNode;
}

function Entry({ queryRef, ags, tools }: EntryProps) {
  const { node } = usePreloadedQuery<BookingPanelQuery>(panelQuery, queryRef);
  if (!node?.booking || (ags !== undefined && node.commune?.ags !== ags)) {
    return (
      <>
        <Flex justify="flex-end">{tools}</Flex>
        <EmptyState
          icon="search"
          title={<Trans>Diese Buchung gibt es hier nicht</Trans>}
          actions={
            <Button asChild>
              <BookingLink change={{ id: undefined }} variant="bare">
                <Trans>Zur Liste</Trans>
              </BookingLink>
            </Button>
          }
        >
          <Trans>Sie gehört zu einer anderen Kommune, oder Sie dürfen ihren Dienst nicht sehen.</Trans>
        </EmptyState>
      </>
    );
  }
  return <BookingDetail booking={node.booking} tools={tools} />;
}
