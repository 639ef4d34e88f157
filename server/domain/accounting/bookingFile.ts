/** Files of bookings, as CSV or workbook, in the layout that a treasury needs. */
import { BookingTotals, bookingCell, type BookingFileRow } from "#domain/accounting/bookingCells";
import { bookingCsvDelimiters, bookingCsvValue } from "#domain/accounting/bookingCsv";
import { bookingHeaderOf, type BookingEncoding, type BookingLayout } from "#domain/accounting/bookingLayout";
import type { BookingColumn } from "#domain/accounting/bookingColumns";
import { encodeSingleByte } from "#domain/encodings/textEncoding";
import { byteOrderMark, csvLines, type CsvCell, type CsvFormat } from "#server/domain/files/csvExport";
import type { Cell } from "#domain/tableCells";
import { workbookParts } from "#server/domain/files/workbook";

/** Metadata written into the file. */
export interface BookingFileInfo {
  readonly communeName: string;
  readonly communeAgs: string;
  readonly runNumber: number;
  /** When the run was made. */
  readonly at: Date;
  /** The filter of the run, in German. */
  readonly filterLines: readonly { readonly name: string; readonly value: string }[];
}

/** Streams the file. Equal rows, layout and info yield equal bytes. */
export async function* bookingFileParts(
  layout: BookingLayout,
  rows: AsyncIterable<BookingFileRow>,
  info: BookingFileInfo,
): AsyncGenerator<Uint8Array> {
  const columns = layout.columns.map(({ column }) => column);
  const totals = new BookingTotals();
  const table: Table = {
    header: layout.hasHeader ? layout.columns.map(bookingHeaderOf) : null,
    rows: tableRows(columns, rows, totals, info.runNumber),
    totals: layout.hasTotals ? () => totals.cells(columns) : null,
  };
  yield* layout.format === "CSV" ? csvParts(layout, table) : xlsxParts(columns, table, info);
}

interface Table {
  readonly header: readonly string[] | null;
  readonly rows: AsyncIterable<readonly Cell[]>;
  /** Called after the last row. */
  readonly totals: (() => readonly Cell[]) | null;
}

async function* tableRows(
  columns: readonly BookingColumn[],
  rows: AsyncIterable<BookingFileRow>,
  totals: BookingTotals,
  runNumber: number,
): AsyncGenerator<readonly Cell[]> {
  for await (const row of rows) {
    totals.add(row);
    yield columns.map((column) => bookingCell(column, row, runNumber));
  }
}

/** Rows per chunk. */
const chunkRows = 1_000;

async function* csvParts(layout: BookingLayout, { header, rows, totals }: Table): AsyncGenerator<Uint8Array> {
  const format: CsvFormat = {
    delimiter: bookingCsvDelimiters[layout.separator],
    quotesAll: layout.quoting === "ALWAYS",
  };
  const encode = encoders[layout.encoding];
  const valueOf = (cell: Cell) => bookingCsvValue(cell, layout);
  if (layout.encoding === "UTF_8_BOM") yield encode(byteOrderMark);
  let lines: (readonly CsvCell[])[] = header ? [header] : [];
  for await (const cells of rows) {
    lines.push(cells.map(valueOf));
    if (lines.length < chunkRows) continue;
    yield encode(csvLines(lines, format));
    lines = [];
  }
  if (totals) lines.push(totals().map(valueOf));
  if (lines.length > 0) yield encode(csvLines(lines, format));
}

const encodeUtf8 = (text: string): Uint8Array => Buffer.from(text);

const encoders: Readonly<Record<BookingEncoding, (text: string) => Uint8Array>> = {
  UTF_8_BOM: encodeUtf8,
  UTF_8: encodeUtf8,
  WINDOWS_1252: (text) => encodeSingleByte(text, "WINDOWS_1252"),
};

/** Column widths in characters for typical values. Other columns are as wide as their headers. */
const widths: Readonly<Partial<Record<BookingColumn, number>>> = {
  PAYMENT_ID: 38,
  APPLICATION_ID: 38,
  DATE: 12,
  SERVICE: 32,
  VIN: 20,
  OPERATION: 28,
  FEE_TEXT: 40,
  BUDGET_ITEM: 20,
  TOTAL: 16,
  NET: 16,
  VAT: 14,
  CASH_REFERENCE: 20,
  RECEIPT_NUMBER: 20,
  PAYMENT_METHOD: 18,
  KIND: 28,
  REFUND_OF: 38,
};

const narrowest = 14;

const berlinTime = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "medium",
});

async function* xlsxParts(
  columns: readonly BookingColumn[],
  { header, rows, totals }: Table,
  { communeName, communeAgs, runNumber, at, filterLines }: BookingFileInfo,
): AsyncGenerator<Uint8Array> {
  const filter = filterLines.length > 0 ? filterLines : [{ name: "Filter", value: "keiner" }];
  const sheet = {
    name: "Buchungen",
    widths: columns.map((column, index) =>
      Math.max(widths[column] ?? narrowest, (header?.[index]?.length ?? 0) + 2),
    ),
    header,
    totals,
    facts: {
      name: "Angaben",
      lines: [
        ["Kommune", communeName],
        ["AGS", communeAgs],
        ["Ausleitung", String(runNumber)],
        ["Erstellt am", `${berlinTime.format(at)} Uhr`],
        ...filter.map(({ name, value }) => [name, value] as const),
      ] as const,
    },
    createdAt: at,
  };
  yield* workbookParts(sheet, rows);
}
