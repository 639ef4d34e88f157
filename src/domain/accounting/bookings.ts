/** Accounting bookings: kinds, states, limits, and the VAT of refunds. */

/** Kinds of bookings. */
export const bookingKinds = ["PAYMENT", "REFUND"] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** States of bookings. */
export const bookingStates = ["OPEN", "SETTLED", "REFUNDED", "FAILED"] as const;
export type BookingState = (typeof bookingStates)[number];

/** States in which money has changed hands: only these are exported, and only these count as booked. */
export const bookedStates = ["SETTLED", "REFUNDED"] as const satisfies readonly BookingState[];

/** Why a row is in an export run. */
export const bookingEntries = ["NEW", "REVERSAL", "CORRECTION"] as const;
export type BookingEntry = (typeof bookingEntries)[number];

/** Most rows of an export run. */
export const bookingRunRowsMax = 100_000;

/** Years that the file of an export run is kept: as long as vouchers must be (§ 147 AO). */
export const bookingRunYears = 8;

/** Most other series that a preview names. */
export const bookingOtherSeriesMax = 5;

/** Most saved layouts per commune. */
export const bookingLayoutsMax = 50;

/** Most sums by budget item and tax rate. */
export const bookingSumsMax = 1_000;

/** Most values that a filter offers to choose from. */
export const bookingFilterValuesMax = 200;

/** Most refunds and export rows that are listed for a booking. */
export const bookingRelatedMax = 100;

/** Most characters of a Kassenzeichen, a Belegnummer, and an aVa. */
export const cashReferenceMaxLength = 50;
export const receiptNumberMaxLength = 50;
export const avaMaxLength = 50;

/** Most characters of the process or operation that is paid for. */
export const operationMaxLength = 200;

/** Most characters of a licence plate. */
export const licencePlateMaxLength = 20;

/** Most characters of a vehicle identification number. */
export const vinMaxLength = 17;

/** Most characters of the identifier of a refund. */
export const refundIdMaxLength = 100;

/**
 * VAT of a part of an amount, in cents, rounded half up. A refund has the difference of two such values, before and
 * after it, so that the VAT of all refunds of an amount adds up exactly.
 * @param part 0 to `total`
 */
export function vatOfPart(
  part: number,
  { total, vat }: { readonly total: number; readonly vat: number },
): number {
  if (total === 0) return 0;
  return Number((2n * BigInt(vat) * BigInt(part) + BigInt(total)) / (2n * BigInt(total)));
}
