import { bookingColumns } from "#domain/accounting/bookingColumns";
import { bookingFormats, defaultBookingLayout, type BookingLayout } from "#domain/accounting/bookingLayout";
import { bookingRunRowsMax } from "#domain/accounting/bookings";
import type { BookingFileRow } from "#domain/accounting/bookingCells";
import { bookingFileParts } from "#server/domain/accounting/bookingFile";
import { median, type Report } from "./report";
import { measured, memoryOf } from "./serverMemory";

const columnCount = 12;
const rounds = 5;

/** Writes a file with the maximum number of rows of an export run, without reading them from a database. */
export async function bookingExport(report: Report): Promise<void> {
  const before = memoryOf(process.pid);
  for (const format of bookingFormats) {
    const seconds: number[] = [];
    const memory: number[] = [];
    let bytes = 0;
    // One round to warm up.
    for (let round = 0; round <= rounds; round += 1) {
      const idle = memoryOf(process.pid);
      const figures = await measured(process.pid, async () => {
        bytes = 0;
        for await (const part of bookingFileParts(layoutOf(format), rows(), info)) bytes += part.length;
      });
      if (round === 0) continue;
      seconds.push(figures.seconds);
      memory.push(idle + figures.memory - before);
    }
    const area = `${bookingRunRowsMax.toLocaleString("en-US")} bookings of ${columnCount} columns as ${format}`;
    report.add(area, `median of ${rounds}`, median(seconds), "s");
    report.add(area, "most memory above that before all, median", median(memory), "MB");
    report.add(area, "file", bytes / 1_048_576, "MB");
  }
}

const layoutOf = (format: BookingLayout["format"]): BookingLayout => ({
  ...defaultBookingLayout,
  columns: bookingColumns
    .slice(0, columnCount + 1)
    .flatMap((column) => (column === "FEE_TEXT" ? [] : [{ column, header: null }])),
  hasTotals: true,
  format,
});

const info = {
  communeName: "Augsburg",
  communeAgs: "09761000",
  runNumber: 1,
  at: new Date("2026-12-31T12:00:00Z"),
  filterLines: [],
};

/** Rows like those of a database, with ids that do not compress well. */
async function* rows(): AsyncGenerator<BookingFileRow> {
  let state = 1;
  const digits = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state.toString(16).padStart(8, "0");
  };
  for (let at = 0; at < bookingRunRowsMax; at += 1) {
    const totalCents = 1_000 + (at % 9_973);
    yield await Promise.resolve({
      paymentId: `${digits()}-${digits()}-${digits()}`,
      applicationId: `${digits()}-${digits()}-${digits()}`,
      date: `2026-${String((at % 12) + 1).padStart(2, "0")}-${String((at % 28) + 1).padStart(2, "0")}`,
      serviceId: "ikfz-neuzulassung",
      serviceName: "i-Kfz: Neuzulassung",
      licencePlate: `A-AB ${at % 10_000}`,
      vin: `WVWZZZ1J${digits()}`.toUpperCase(),
      operation: "Neuzulassung",
      ava: "001",
      feeNumber: `221.${at % 10}`,
      feeText: "Zulassung eines Fahrzeugs",
      budgetItem: "1.1100.1000",
      objectNumber: String(at % 100).padStart(6, "0"),
      totalCents,
      vatCents: Math.round((totalCents * 19) / 119),
      vatRate: 1_900,
      cashReference: `5.${at}`,
      receiptNumber: `B-${at}`,
      paymentMethod: "Kreditkarte",
      state: "SETTLED",
      kind: "PAYMENT",
      entry: "NEW",
      refundOf: null,
      communeAgs: "09761000",
    });
  }
}
