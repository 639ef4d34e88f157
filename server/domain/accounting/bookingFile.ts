/** Files of bookings, as CSV or workbook, in the layout that a treasury needs. */

/** A row of the file. Amounts of refunds and reversals are negative. */
export interface BookingFileRow {
  readonly paymentId: string;
  readonly applicationId: string;
  /** Booking day in Europe/Berlin, YYYY-MM-DD. */
  readonly date: string;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly licencePlate: string | null;
  readonly vin: string | null;
  readonly operation: string;
  readonly ava: string | null;
  readonly feeNumber: string;
  readonly feeText: string;
  readonly budgetItem: string | null;
  readonly objectNumber: string | null;
  readonly totalCents: number;
  readonly vatCents: number;
  /** In hundredths of a percent. */
  readonly vatRate: number;
  readonly cashReference: string | null;
  readonly receiptNumber: string | null;
  /** As shown in German. */
  readonly paymentMethod: string | null;
  readonly state: "OPEN" | "SETTLED" | "REFUNDED" | "FAILED";
  readonly kind: "BOOKING" | "REFUND";
  /** Whether the row is new, takes back a row of an earlier run or replaces it. */
  readonly entry: "NEW" | "REVERSAL" | "CORRECTION";
  /** Receipt number, or else payment id, of the refunded booking. */
  readonly refundOf: string | null;
  readonly communeAgs: string;
}

/** What the file says about itself. */
export interface BookingFileInfo {
  readonly communeName: string;
  readonly communeAgs: string;
  readonly runNumber: number;
  /** When the run was made. */
  readonly at: Date;
  /** The filter of the run, in German. */
  readonly filterLines: readonly { readonly name: string; readonly value: string }[];
}
