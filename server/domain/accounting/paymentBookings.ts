/** The bookings of payments. */
import type { BookingState } from "#domain/accounting/bookings";
import { Refusal, userError } from "#server/domain/mutationResult";
import type { BookingContent } from "#server/storage/accounting/bookingWrites";
import type { BookedNumbers } from "#server/storage/accounting/feeNumbers";
import type { StoredFee } from "#server/storage/columnTypes";

/** States of payments as a whole. */
export type PaymentState = "OPEN" | "SETTLED" | "FAILED";

/** The process that is paid for. */
export interface PaidProcess {
  readonly pid: string;
  readonly communeAgs: string;
  readonly serviceId: string;
  readonly createdAt: Date;
}

/** Data shared by all bookings of a payment. */
export interface BookedPayment {
  readonly identifier: string;
  readonly paymentSystem: string;
  readonly paymentType: string;
  readonly state: PaymentState;
  readonly completedAt: Date | null;
  readonly cashReference: string | null;
  readonly operation: string;
  readonly licencePlate: string | null;
  readonly vin: string | null;
}

/** Numbers of a charged fee; null or absent: the defaults. */
export interface BookedFee {
  readonly feeNumber?: string | null;
  readonly budgetItem?: string | null;
  readonly objectNumber?: string | null;
  readonly ava?: string | null;
  readonly receiptNumber?: string | null;
}

/**
 * Builds the bookings of a payment, one for each fee.
 * @param details of the fees, in the same order
 * @param numbers that apply to the fees, by their ids
 */
export function paymentBookings(
  process: PaidProcess,
  payment: BookedPayment,
  fees: readonly StoredFee[],
  details: readonly BookedFee[],
  numbers: ReadonlyMap<string, BookedNumbers>,
): BookingContent[] {
  return fees.map(({ feeId, text, value, quantity, taxRate, total }, index) => {
    const { feeNumber, budgetItem, objectNumber, ava, receiptNumber } = details[index] ?? {};
    const usual = numbers.get(feeId);
    return {
      pid: process.pid,
      commune_ags: process.communeAgs,
      service_id: process.serviceId,
      kind: "PAYMENT",
      position: index + 1,
      refund_key: null,
      booked_at: payment.completedAt ?? process.createdAt,
      operation: payment.operation,
      ava: ava ?? null,
      fee_number: feeNumber ?? feeId,
      fee_text: text,
      budget_item: budgetItem ?? usual?.hhst ?? null,
      object_number: objectNumber ?? usual?.objnr ?? null,
      total,
      vat: total - value * quantity,
      vat_rate: taxRate,
      cash_reference: payment.cashReference,
      receipt_number: receiptNumber ?? null,
      payment_identifier: payment.identifier,
      payment_system: payment.paymentSystem,
      payment_method: payment.paymentType,
      state: payment.state,
      refunded: 0,
      licence_plate: payment.licencePlate,
      vin: payment.vin,
    };
  });
}

/** State of a booking whose payment is in this state. */
export function bookingStateOf(
  payment: PaymentState,
  { total, refunded }: { readonly total: number; readonly refunded: number },
): BookingState {
  return payment === "SETTLED" && refunded > 0 && refunded === total ? "REFUNDED" : payment;
}

/**
 * Throws a Refusal if bookings were not stored because of their receipt numbers.
 * @param pathOf path of the receipt number below `input`
 */
export function refuseTaken(
  taken: readonly BookingContent[],
  pathOf: (booking: BookingContent) => readonly string[],
): void {
  if (taken.length > 0) throw new Refusal(taken.map((booking) => receiptTaken(booking, pathOf(booking))));
}

/** The error of a receipt number that is already in use. */
export function receiptTaken(
  { cash_reference, receipt_number }: Pick<BookingContent, "cash_reference" | "receipt_number">,
  path: readonly string[],
) {
  const params = { cashReference: cash_reference ?? "", receiptNumber: receipt_number ?? "" };
  return userError("receipt_number_taken", path, params);
}
