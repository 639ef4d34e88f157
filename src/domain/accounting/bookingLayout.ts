/** Layout of a booking file: its columns and the format of values. Each treasury system requires a different one. */
import { bookingColumnLabels, bookingColumns, type BookingColumn } from "./bookingColumns";

/** Formats of a file of bookings. */
export const bookingFormats = ["CSV", "XLSX"] as const;
export type BookingFormat = (typeof bookingFormats)[number];

/** Separators of CSV files. */
export const bookingSeparators = ["SEMICOLON", "COMMA", "TAB"] as const;
export type BookingSeparator = (typeof bookingSeparators)[number];

/** Decimal separators of CSV files. There are no thousands separators. */
export const bookingDecimalSeparators = ["COMMA", "POINT"] as const;
export type BookingDecimalSeparator = (typeof bookingDecimalSeparators)[number];

/** Formats of days in CSV files: 31.12.2026, 2026-12-31 or 20261231. */
export const bookingDateFormats = ["DAY_MONTH_YEAR", "ISO", "COMPACT"] as const;
export type BookingDateFormat = (typeof bookingDateFormats)[number];

/** Encodings of CSV files. */
export const bookingEncodings = ["UTF_8_BOM", "UTF_8", "WINDOWS_1252"] as const;
export type BookingEncoding = (typeof bookingEncodings)[number];

/** When values of CSV files are quoted; always includes empty ones. */
export const bookingQuotings = ["WHEN_NEEDED", "ALWAYS"] as const;
export type BookingQuoting = (typeof bookingQuotings)[number];

/** A column of a file. */
export interface BookingLayoutColumn {
  readonly column: BookingColumn;
  /** `null`: the German name of the column. */
  readonly header: string | null;
}

/** Format of a booking file. Workbooks only use the columns, the header and the totals. */
export interface BookingLayout {
  /** In file order, without duplicates. */
  readonly columns: readonly BookingLayoutColumn[];
  readonly format: BookingFormat;
  readonly separator: BookingSeparator;
  readonly decimalSeparator: BookingDecimalSeparator;
  readonly dateFormat: BookingDateFormat;
  readonly encoding: BookingEncoding;
  readonly hasHeader: boolean;
  readonly hasTotals: boolean;
  readonly quoting: BookingQuoting;
}

/**
 * Maximum number of columns of a layout; the minimum is 1. Higher than the number of columns, to leave room for new
 * ones.
 */
export const bookingLayoutColumnsMax = 40;

/** Maximum length of a column's own name. */
export const bookingHeaderMaxLength = 60;

/** Maximum length of the name of a layout. */
export const bookingLayoutNameMaxLength = 60;

/** All columns for German spreadsheets. */
export const defaultBookingLayout: BookingLayout = {
  columns: bookingColumns.map((column) => ({ column, header: null })),
  format: "CSV",
  separator: "SEMICOLON",
  decimalSeparator: "COMMA",
  dateFormat: "DAY_MONTH_YEAR",
  encoding: "UTF_8_BOM",
  hasHeader: true,
  hasTotals: false,
  quoting: "WHEN_NEEDED",
};

/** The name of a column in the file. */
export function bookingHeaderOf({ column, header }: BookingLayoutColumn): string {
  return header ?? bookingColumnLabels[column].de;
}
