/** Sample of the first lines of a file of bookings, in any layout. */
import Papa from "papaparse";
import { BookingTotals, bookingCell, type BookingFileRow } from "#domain/accounting/bookingCells";
import { bookingCsvDelimiters, bookingCsvValue } from "#domain/accounting/bookingCsv";
import { bookingHeaderOf } from "#domain/accounting/bookingLayout";
import { formatDate } from "#i18n/formats";
import { neutraliseFormula } from "#domain/imports/formulaText";
import type { BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import { decimalText, type Cell } from "#domain/tableCells";

const exampleRow: BookingFileRow = {
  paymentId: "ZA-2026-004711",
  applicationId: "8f3a6c1e-2b7d-4e0a-9c55-1d2e3f405162",
  date: "2026-11-20",
  serviceId: "ikfz-neuzulassung",
  serviceName: "Kfz-Neuzulassung",
  licencePlate: "A-BC 123",
  vin: "WVWZZZ1JZXW000001",
  operation: "Neuzulassung",
  ava: "aVa-1",
  feeNumber: "221.1",
  feeText: "Zulassung, mit Zuteilung",
  budgetItem: "11100.43110",
  objectNumber: "4711",
  totalCents: 1_234_50,
  vatCents: 197_10,
  vatRate: 19_00,
  cashReference: "5.0012.000123.4",
  receiptNumber: "000123-1",
  paymentMethod: "Kreditkarte",
  state: "SETTLED",
  kind: "PAYMENT",
  entry: "NEW",
  refundOf: null,
  communeAgs: "09761000",
};

const exampleRun = 42;

interface ExampleRow<Value> {
  readonly kind: "header" | "row" | "totals";
  readonly values: readonly Value[];
}

/** The lines of the example as typed cells. Columns with an empty name have the default name. */
function exampleCells({ columns, hasHeader, hasTotals }: BookingLayoutFormValues): ExampleRow<Cell>[] {
  const names = columns.map(({ column }) => column);
  const headers = columns.map(({ column, header }) =>
    bookingHeaderOf({ column, header: header.trim() || null }),
  );
  const totals = new BookingTotals();
  totals.add(exampleRow);
  return [
    ...(hasHeader ? [{ kind: "header" as const, values: headers }] : []),
    { kind: "row", values: names.map((column) => bookingCell(column, exampleRow, exampleRun)) },
    ...(hasTotals ? [{ kind: "totals" as const, values: totals.cells(names) }] : []),
  ];
}

/** The example as lines of a CSV file. */
export function exampleCsv(values: BookingLayoutFormValues): string {
  const lines = exampleCells(values).map((row) =>
    row.values.map((cell) => {
      const value = bookingCsvValue(cell, values);
      if (typeof value === "string") return neutraliseFormula(value);
      return typeof value === "object" ? (value?.digits ?? "") : value;
    }),
  );
  return Papa.unparse(lines, {
    delimiter: bookingCsvDelimiters[values.separator],
    quotes: values.quoting === "ALWAYS",
    newline: "\n",
  });
}

/** The example as cells of a workbook, in German formats. */
export function exampleSheet(values: BookingLayoutFormValues): readonly ExampleRow<string>[] {
  return exampleCells(values).map((row) => ({ ...row, values: row.values.map(sheetText) }));
}

function sheetText(cell: Cell): string {
  if (cell === null || typeof cell === "string") return cell ?? "";
  if ("day" in cell) return formatDate(cell.day);
  return "whole" in cell ? String(cell.whole) : decimalText(cell, ",");
}
