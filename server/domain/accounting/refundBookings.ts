/** The bookings of refunds. */
import { vatOfPart } from "#domain/accounting/bookings";
import type { BookingContent, BookingRow } from "#server/storage/accounting/bookingWrites";

/** Data specific to a refund. */
export interface RefundFacts {
  readonly refundId: string;
  readonly refundedAt: Date;
  /** Cents, positive. */
  readonly total: number;
  readonly receiptNumber: string | null;
}

/**
 * Builds the booking of a refund. Other fields are copied from the booking it refers to.
 * @param before cents refunded earlier
 */
export function refundBooking(line: BookingContent, refund: RefundFacts, before: number): BookingContent {
  const vat = vatOfPart(before + refund.total, line) - vatOfPart(before, line);
  return {
    ...line,
    kind: "REFUND",
    refund_key: refund.refundId,
    booked_at: refund.refundedAt,
    // Avoid -0, which is not a valid amount.
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
