/** Accounting bookings: kinds, states, limits, and the VAT of refunds. */

/** Kinds of bookings. */
export const bookingKinds = ["PAYMENT", "REFUND"] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** States of bookings. */
export const bookingStates = ["OPEN", "SETTLED", "REFUNDED", "FAILED"] as const;
export type BookingState = (typeof bookingStates)[number];

/** States of bookings for which money was transferred. Only these are exported and count as booked. */
export const bookedStates = ["SETTLED", "REFUNDED"] as const satisfies readonly BookingState[];

/** Reason for a row of an export run. */
export const bookingEntries = ["NEW", "REVERSAL", "CORRECTION"] as const;
export type BookingEntry = (typeof bookingEntries)[number];

/** Maximum number of rows of an export run. */
export const bookingRunRowsMax = 100_000;

/** Years for which the file of an export run is kept, as required for vouchers (§ 147 AO). */
export const bookingRunYears = 8;

/** Maximum number of other series that a preview names. */
export const bookingOtherSeriesMax = 5;

/** Maximum number of saved layouts per commune. */
export const bookingLayoutsMax = 50;

/** Maximum number of sums by budget item and tax rate. */
export const bookingSumsMax = 1_000;

/** Maximum number of values that a filter offers to choose from. */
export const bookingFilterValuesMax = 200;

/** Maximum number of refunds and export rows that are listed for a booking. */
export const bookingRelatedMax = 100;

/** Maximum length of a Kassenzeichen, a Belegnummer, and an aVa. */
export const cashReferenceMaxLength = 50;
export const receiptNumberMaxLength = 50;
export const avaMaxLength = 50;

/** Maximum length of the paid process or operation. */
export const operationMaxLength = 200;

/** Maximum length of a licence plate. */
export const licencePlateMaxLength = 20;

/** Maximum length of a vehicle identification number. */
export const vinMaxLength = 17;

/** Maximum length of the identifier of a refund. */
export const refundIdMaxLength = 100;

/**
 * VAT of a part of an amount, in cents, rounded half up. The VAT of a refund is the difference of this value before and
 * after it, so that the VAT of all refunds adds up exactly.
 * @param part 0 to `total`
 */
export function vatOfPart(
  part: number,
  { total, vat }: { readonly total: number; readonly vat: number },
): number {
  if (total === 0) return 0;
  return Number((2n * BigInt(vat) * BigInt(part) + BigInt(total)) / (2n * BigInt(total)));
}
