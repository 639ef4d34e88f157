import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { shownDay } from "#ui/table/useSpanLabels";
import { PaneSection } from "../entries/EntryPane";
import type { BookingRefunds_booking$key } from "./__generated__/BookingRefunds_booking.graphql";
import { BookingLink } from "./BookingLink";
import { PaneRows } from "./PaneRows";
import { useAmounts } from "./bookingLabels";

/** The refunds of a payment, or the payment of a refund; each opens in the list. */
export function BookingRefunds({ booking }: { readonly booking: BookingRefunds_booking$key }) {
  const { t } = useLingui();
  const { amount } = useAmounts();
  const { refunded, refundOf, refunds } = useFragment(
    graphql`
      fragment BookingRefunds_booking on Booking @throwOnFieldError {
        refunded
        refundOf {
          id
          date
          total
          receiptNumber
          paymentId
        }
        refunds {
          id
          date
          total
        }
      }
    `,
    booking,
  );
  if (refundOf) {
    const day = shownDay(refundOf.date);
    return (
      <PaneSection title={<Trans>Erstattete Buchung</Trans>}>
        <PaneRows>
          <li>
            <BookingLink change={{ id: refundOf.id }} variant="bare">
              {t`Buchung ${refundOf.receiptNumber ?? refundOf.paymentId} vom ${day}`}
            </BookingLink>
            <span>{amount(refundOf.total)}</span>
          </li>
        </PaneRows>
      </PaneSection>
    );
  }
  if (refunds.length === 0) return null;
  const back = amount(refunded);
  return (
    <PaneSection title={<Trans>Erstattungen</Trans>}>
      <PaneRows>
        {refunds.map(({ id, date, total }) => (
          <li key={id}>
            <BookingLink change={{ id }} variant="bare">
              {t`Erstattung vom ${shownDay(date)}`}
            </BookingLink>
            <span>{amount(total)}</span>
          </li>
        ))}
      </PaneRows>
      <p>
        <Trans>Davon {back} erstattet.</Trans>
      </p>
    </PaneSection>
  );
}
