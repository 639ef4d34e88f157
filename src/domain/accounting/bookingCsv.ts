/** Values of CSV files of bookings, for the files and for the example of a layout. */
import { decimalText, type Cell } from "../tableCells";
import type { BookingDateFormat, BookingLayout, BookingSeparator } from "./bookingLayout";

/** The characters of the separators. */
export const bookingCsvDelimiters = {
  SEMICOLON: ";",
  COMMA: ",",
  TAB: "\t",
} as const satisfies Readonly<Record<BookingSeparator, string>>;

/** A value; digits are a formatted number, which is not treated as a formula even if it starts with a minus sign. */
export type BookingCsvValue = string | number | { readonly digits: string } | null;

/** Formats a cell in a layout. */
export function bookingCsvValue(
  cell: Cell,
  { decimalSeparator, dateFormat }: Pick<BookingLayout, "decimalSeparator" | "dateFormat">,
): BookingCsvValue {
  if (cell === null || typeof cell === "string") return cell;
  if ("day" in cell) return dayText(cell.day, dateFormat);
  if ("whole" in cell) return cell.whole;
  return { digits: decimalText(cell, decimalSeparator === "COMMA" ? "," : ".") };
}

function dayText(day: string, format: BookingDateFormat): string {
  if (format === "ISO") return day;
  const parts = day.split("-");
  return format === "COMPACT" ? parts.join("") : parts.toReversed().join(".");
}
