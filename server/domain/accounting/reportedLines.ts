/** Applies a payment report to the bookings of a payment. */
import type { ApplicationFee } from "#server/domain/processes/checkApplication";
import type { BookingContent, BookingRow, LockedPayment } from "#server/storage/accounting/bookingWrites";
import type { BookedNumbers } from "#server/storage/accounting/feeNumbers";
import type { StoredFee } from "#server/storage/columnTypes";

import { bookingStateOf, paymentBookings, type PaymentState } from "./paymentBookings";
import { refundsOf } from "./refundBookings";

/** A payment as reported. */
export interface ReportedPayment {
  readonly state: PaymentState;
  readonly completedAt: Date | null;
  readonly cashReference: string | null;
  /** Null: unchanged. */
  readonly fees: { readonly given: readonly ApplicationFee[]; readonly charged: readonly StoredFee[] } | null;
}

/** The target state of a booking. */
export interface ReportedBooking {
  /** Database id; null: a new one. */
  readonly id: number | null;
  readonly content: BookingContent;
}

/** The bookings of fees. */
export function linesOf({ bookings }: LockedPayment): readonly BookingRow[] {
  return bookings.filter(({ kind }) => kind === "PAYMENT");
}

/**
 * Returns the target state of all bookings of the payment, refunds after their line. Bookings of omitted fees are kept
 * with an amount of 0, since they may have been exported.
 * @param numbers that apply to the fees, by fee id
 */
export function reportedBookings(
  stored: LockedPayment,
  report: ReportedPayment,
  numbers: ReadonlyMap<string, BookedNumbers>,
): readonly ReportedBooking[] {
  const lines = new Map(linesOf(stored).map((line) => [line.position, line]));
  const before = linesOf(stored).map(
    ({ id: _id, process_id: _process, refund_of_id: _of, ...content }) => content,
  );
  const changed = report.fees && changedLines(stored, report, report.fees, numbers);
  const feeCount = (report.fees?.charged ?? stored.payment.fees).length;
  const removed = before.filter(({ position }) => position > feeCount);
  const contents = changed ?? before.filter(({ position }) => position <= feeCount);
  return [...contents, ...removed].flatMap((content): ReportedBooking[] => {
    const line = lines.get(content.position);
    const common = {
      booked_at: report.completedAt ?? stored.process.created_at,
      cash_reference: report.cashReference,
    };
    const refunded = line?.refunded ?? 0;
    const state = bookingStateOf(report.state, { total: content.total, refunded });
    const booking: BookingContent =
      content.position > feeCount
        ? { ...content, ...common, total: 0, vat: 0, receipt_number: null, state: "FAILED" }
        : { ...content, ...common, refunded, state };
    const refunds = stored.bookings.filter(({ refund_of_id }) => line && refund_of_id === line.id);
    return [{ id: line?.id ?? null, content: booking }, ...refundsOf(booking, refunds)];
  });
}

/** Keeps budget item and object number if none are given and the fee is the same. */
function changedLines(
  stored: LockedPayment,
  { state, completedAt, cashReference }: ReportedPayment,
  { given, charged }: NonNullable<ReportedPayment["fees"]>,
  numbers: ReadonlyMap<string, BookedNumbers>,
): readonly BookingContent[] {
  const { process, payment } = stored;
  const lines = new Map(linesOf(stored).map((line) => [line.position, line]));
  const [booked] = stored.bookings;
  const contents = paymentBookings(
    {
      pid: process.pid,
      communeAgs: process.commune_ags,
      serviceId: process.service_id,
      createdAt: process.created_at,
    },
    {
      identifier: payment.identifier,
      paymentSystem: payment.payment_system,
      paymentType: payment.payment_type,
      state,
      completedAt,
      cashReference,
      operation: booked?.operation ?? process.name,
      licencePlate: booked?.licence_plate ?? null,
      vin: booked?.vin ?? null,
    },
    charged,
    given,
    numbers,
  );
  return contents.map((content, index) => {
    const line = lines.get(content.position);
    if (!line || payment.fees[index]?.feeId !== charged[index]?.feeId) return content;
    return {
      ...content,
      budget_item: given[index]?.budgetItem ?? line.budget_item,
      object_number: given[index]?.objectNumber ?? line.object_number,
    };
  });
}
