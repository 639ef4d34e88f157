import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { isScoped } from "#domain/permissions";
import { useFormats } from "#i18n/useFormats";
import { ListTable, useRows } from "#lists/ListTable";
import type { ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { useViewer } from "#session/useSession";
import { EmptyState } from "#ui/EmptyState";
import { shownDay } from "#ui/table/useSpanLabels";
import type { BookingTableQuery } from "./__generated__/BookingTableQuery.graphql";
import type { BookingSearch } from "./bookingSearch";
import { useAmounts } from "./bookingLabels";
import type { BookingRow } from "./useBookingColumns";

const tableQuery = graphql`
  query BookingTableQuery(
    $filter: BookingFilter
    $orderBy: BookingOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    bookings(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      totalCountExceeded
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          kind
          paymentId
          applicationId
          commune {
            ags
            name
          }
          serviceId
          date
          licencePlate
          vin
          operation
          ava
          feeNumber
          feeText
          budgetItem
          objectNumber
          total
          vat
          vatRate
          cashReference
          receiptNumber
          paymentMethod
          state
          refunded
          refundOf {
            id
            paymentId
            receiptNumber
          }
        }
      }
    }
  }
`;

/** Styles of the cells, which are plain elements. */
const cells = {
  "& tbody th": { fontWeight: "normal" },
  "& tbody small": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    color: "fg.muted",
    textStyle: "xs",
    lineHeight: "short",
  },
  "& tbody small a": { textDecoration: "underline", textUnderlineOffset: "2px" },
  "& tbody small a:hover": { color: "accent.fg" },
  "& [data-part=process]": { textDecoration: "underline", textUnderlineOffset: "2px" },
  "& [data-part=process]:hover": { color: "accent.fg" },
  "& [data-part=operation]": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: { base: "normal", sm: "nowrap" },
  },
  "& tbody [data-align=end]": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& [data-part=narrow-commune]": { sm: { display: "none" } },
  "& [data-narrow=aside]": { smDown: { textAlign: "end" } },
};

interface BookingTableProps extends NoBookingsProps {
  readonly list: ShownList<BookingRow, PreloadedQuery<BookingTableQuery>, BookingSearch>;
  /** Called with the ids of the page, in its order. */
  readonly onListed: (ids: readonly string[]) => void;
}

/** The rows of the accounting booking list. */
export function BookingTable({ list, isAll, onListed }: BookingTableProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { amount } = useAmounts();
  const { address } = list;
  const { bookings } = useOwnedQuery<BookingTableQuery>(tableQuery, list.queryRef);
  const rows = useRows(bookings);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  useEffect(() => {
    onListed(ids);
    return () => onListed([]);
  }, [onListed, ids]);
  const { totalCount, totalCountExceeded } = bookings;
  const most = number(totalCount);
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={bookings}
        rowLabel={({ operation, date, total }) => t`${operation} vom ${shownDay(date)}, ${amount(total)}`}
        onOpen={({ id }) => address.change({ id })}
        hasOpenButtons={false}
        currentId={address.search.id}
        found={
          totalCountExceeded
            ? t`Mehr als ${most} Buchungen`
            : t`${plural(totalCount, { one: "# Buchung", other: "# Buchungen" })}`
        }
        empty={<NoBookings isAll={isAll} />}
        showsCount
      />
    </Box>
  );
}

interface NoBookingsProps {
  /** Whether the list covers all communes. */
  readonly isAll: boolean;
}

/** Shown if nothing has been paid yet. */
function NoBookings({ isAll }: NoBookingsProps) {
  const seesAssigned = isScoped(useViewer());
  return (
    <EmptyState icon="list" title={<Trans>Es gibt noch keine Buchungen</Trans>}>
      <p>
        <Trans>
          Jede Gebühr, die mit einem Antrag bezahlt wird, erscheint hier als Buchung, und jede Erstattung als
          eigene Zeile. Von hier aus übernehmen Sie sie in Ihr Kassenverfahren.
        </Trans>
      </p>
      {isAll && seesAssigned && (
        <p>
          <Trans>
            Angezeigt werden nur Kommunen, die Ihnen zugeordnet sind. Ist Ihnen keine zugeordnet, bleibt die
            Liste leer.
          </Trans>
        </p>
      )}
    </EmptyState>
  );
}
