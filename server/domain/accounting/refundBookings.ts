/** The bookings of refunds. */
import { vatOfPart } from "#domain/accounting/bookings";
import type { BookingContent, BookingRow } from "#server/storage/accounting/bookingWrites";

/** What a refund has of its own. */
export interface RefundFacts {
  readonly refundId: string;
  readonly refundedAt: Date;
  /** Cents, positive. */
  readonly total: number;
  readonly receiptNumber: string | null;
}

/**
 * Builds the booking of a refund; all else is as in the booking that it refers to.
 * @param before cents that were refunded before
 */
export function refundBooking(line: BookingContent, refund: RefundFacts, before: number): BookingContent {
  const vat = vatOfPart(before + refund.total, line) - vatOfPart(before, line);
  return {
    ...line,
    kind: "REFUND",
    refund_key: refund.refundId,
    booked_at: refund.refundedAt,
    // Not -0, which a number may be but no amount is.
    total: 0 - refund.total,
    vat: 0 - vat,
    receipt_number: refund.receiptNumber,
    state: "SETTLED",
    refunded: 0,
  };
}

/** The refunds of a changed booking, in the order of their reports. */
export function refundsOf(line: BookingContent, refunds: readonly BookingRow[]) {
  let before = 0;
  return refunds.map(({ id, refund_key, booked_at, total, receipt_number }) => {
    const facts = {
      refundId: refund_key ?? "",
      refundedAt: booked_at,
      total: -total,
      receiptNumber: receipt_number,
    };
    const content = refundBooking(line, facts, before);
    before -= total;
    return { id, content };
  });
}
