/** Cells of a booking file, typed and in German. */
import {
  bookingAmountColumns,
  isBookingAmountColumn,
  type BookingAmountColumn,
  type BookingColumn,
} from "./bookingColumns";
import type { BookingEntry, BookingKind, BookingState } from "./bookings";
import type { Cell } from "../tableCells";

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
  readonly paymentMethod: string;
  readonly state: BookingState;
  readonly kind: BookingKind;
  readonly entry: BookingEntry;
  /** Receipt number, or else payment id, of the refunded booking. */
  readonly refundOf: string | null;
  readonly communeAgs: string;
}

const stateLabels: Readonly<Record<BookingState, string>> = {
  OPEN: "offen",
  SETTLED: "bezahlt",
  REFUNDED: "erstattet",
  FAILED: "fehlgeschlagen",
};

const kindLabels: Readonly<Record<BookingKind, Readonly<Record<BookingEntry, string>>>> = {
  PAYMENT: {
    NEW: "Buchung",
    REVERSAL: "Storno der Buchung",
    CORRECTION: "Berichtigung der Buchung",
  },
  REFUND: {
    NEW: "Erstattung",
    REVERSAL: "Storno der Erstattung",
    CORRECTION: "Berichtigung der Erstattung",
  },
};

const amounts: Readonly<Record<BookingAmountColumn, (row: BookingFileRow) => number>> = {
  TOTAL: ({ totalCents }) => totalCents,
  NET: ({ totalCents, vatCents }) => totalCents - vatCents,
  VAT: ({ vatCents }) => vatCents,
};

const cells: Readonly<
  Record<Exclude<BookingColumn, BookingAmountColumn>, (row: BookingFileRow, runNumber: number) => Cell>
> = {
  PAYMENT_ID: ({ paymentId }) => paymentId,
  APPLICATION_ID: ({ applicationId }) => applicationId,
  DATE: ({ date }) => ({ day: date }),
  SERVICE: ({ serviceName }) => serviceName,
  LICENCE_PLATE: ({ licencePlate }) => licencePlate,
  VIN: ({ vin }) => vin,
  OPERATION: ({ operation }) => operation,
  AVA: ({ ava }) => ava,
  FEE_NUMBER: ({ feeNumber }) => feeNumber,
  FEE_TEXT: ({ feeText }) => feeText,
  BUDGET_ITEM: ({ budgetItem }) => budgetItem,
  OBJECT_NUMBER: ({ objectNumber }) => objectNumber,
  VAT_RATE: ({ vatRate }) => ({ hundredths: vatRate }),
  CASH_REFERENCE: ({ cashReference }) => cashReference,
  RECEIPT_NUMBER: ({ receiptNumber }) => receiptNumber,
  PAYMENT_METHOD: ({ paymentMethod }) => paymentMethod,
  STATE: ({ state, kind }) =>
    kind === "REFUND" && state === "SETTLED" ? "zurückgezahlt" : stateLabels[state],
  KIND: ({ kind, entry }) => kindLabels[kind][entry],
  REFUND_OF: ({ refundOf }) => refundOf,
  COMMUNE: ({ communeAgs }) => communeAgs,
  RUN: (_row, runNumber) => ({ whole: runNumber }),
};

/** The value of a column. */
export function bookingCell(column: BookingColumn, row: BookingFileRow, runNumber: number): Cell {
  return isBookingAmountColumn(column) ? { hundredths: amounts[column](row) } : cells[column](row, runNumber);
}

/** Sums of the amounts, in cents. Always exact: files refuse unsafe integers. */
export class BookingTotals {
  readonly #cents: Record<BookingAmountColumn, number> = { TOTAL: 0, NET: 0, VAT: 0 };

  add(row: BookingFileRow): void {
    for (const column of bookingAmountColumns) this.#cents[column] += amounts[column](row);
  }

  /** The totals row. Its label is in the first column that has no sum. */
  cells(columns: readonly BookingColumn[]): readonly Cell[] {
    const named = columns.findIndex((column) => !isBookingAmountColumn(column));
    return columns.map((column, at) => {
      if (isBookingAmountColumn(column)) return { hundredths: this.#cents[column] };
      return at === named ? "Summe" : null;
    });
  }
}
