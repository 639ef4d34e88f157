/** Files of bookings: the bytes of CSV files, and the cells of workbooks. */
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { bookingColumns, type BookingColumn } from "#domain/accounting/bookingColumns";
import { defaultBookingLayout, type BookingLayout } from "#domain/accounting/bookingLayout";
import { bookingEntries, bookingKinds, bookingStates } from "#domain/accounting/bookings";
import type { BookingFileRow } from "#domain/accounting/bookingCells";
import { bookingFileParts, type BookingFileInfo } from "#server/domain/accounting/bookingFile";
import { cellsOf, partsOf } from "../support/workbooks";

const booking: BookingFileRow = {
  paymentId: "p-1",
  applicationId: "a-1",
  date: "2026-12-31",
  serviceId: "zulassung",
  serviceName: "Zulassung; neu",
  licencePlate: "A-AB 12",
  vin: "WVWZZZ1JZXW000001",
  operation: "Neuzulassung",
  ava: "001",
  feeNumber: "221",
  feeText: '=1+1 "Gebühr" für ł 👩',
  budgetItem: "1.1100.1000",
  objectNumber: "007",
  totalCents: 123_450,
  vatCents: 19_710,
  vatRate: 1_900,
  cashReference: "5.0001",
  receiptNumber: "B-1",
  paymentMethod: "Kreditkarte",
  state: "SETTLED",
  kind: "PAYMENT",
  entry: "NEW",
  refundOf: null,
  communeAgs: "09761000",
};

const refund: BookingFileRow = {
  ...booking,
  paymentId: "p-2",
  licencePlate: null,
  totalCents: -5,
  vatCents: -1,
  vatRate: 700,
  receiptNumber: null,
  state: "REFUNDED",
  kind: "REFUND",
  entry: "CORRECTION",
  refundOf: "B-1",
};

const info: BookingFileInfo = {
  communeName: "Augsburg",
  communeAgs: "09761000",
  runNumber: 41,
  at: new Date("2026-12-31T23:30:00Z"),
  filterLines: [{ name: "Haushaltsstelle", value: "1.1100.1000" }],
};

const small = ["DATE", "FEE_TEXT", "OBJECT_NUMBER", "LICENCE_PLATE", "NET", "VAT_RATE"] as const;

async function* from(rows: readonly BookingFileRow[]) {
  yield* await Promise.resolve(rows);
}

const layoutOf = (columns: readonly BookingColumn[], changes: Partial<BookingLayout>): BookingLayout => ({
  ...defaultBookingLayout,
  columns: columns.map((column) => ({ column, header: null })),
  hasTotals: true,
  ...changes,
});

const fileOf = (layout: BookingLayout, rows = [booking, refund], about = info) =>
  buffer(bookingFileParts(layout, from(rows), about));

const textOf = async (changes: Partial<BookingLayout>, columns: readonly BookingColumn[] = small) =>
  (await fileOf(layoutOf(columns, changes))).toString();

describe("CSV files of bookings", () => {
  test("is for German spreadsheets by default", async () => {
    expect(await textOf({})).toBe(
      "\ufeffDatum;Gebührentext;Objektnummer;Kennzeichen;Nettobetrag;MwSt.-Satz in %\r\n" +
        `31.12.2026;"'=1+1 ""Gebühr"" für ł 👩";007;A-AB 12;1037,40;19,00\r\n` +
        `31.12.2026;"'=1+1 ""Gebühr"" für ł 👩";007;;-0,04;7,00\r\n` +
        "Summe;;;;1037,36;\r\n",
    );
  });

  test("quotes decimal commas between commas", async () => {
    const changes = { separator: "COMMA", encoding: "UTF_8", hasHeader: false, dateFormat: "ISO" } as const;
    expect(await textOf(changes, ["DATE", "NET", "SERVICE", "RUN"])).toBe(
      '2026-12-31,"1037,40",Zulassung; neu,41\r\n' +
        '2026-12-31,"-0,04",Zulassung; neu,41\r\n' +
        'Summe,"1037,36",,\r\n',
    );
  });

  test("quotes all values if asked to, also empty ones", async () => {
    const changes = {
      separator: "TAB",
      encoding: "UTF_8",
      quoting: "ALWAYS",
      hasTotals: false,
      dateFormat: "COMPACT",
      decimalSeparator: "POINT",
    } as const;
    expect(await textOf(changes, ["TOTAL", "DATE", "LICENCE_PLATE"])).toBe(
      '"Gesamtbetrag"\t"Datum"\t"Kennzeichen"\r\n' +
        '"1234.50"\t"20261231"\t"A-AB 12"\r\n' +
        '"-0.05"\t"20261231"\t""\r\n',
    );
  });

  test("replaces what Windows-1252 lacks by question marks", async () => {
    const layout = layoutOf(["FEE_TEXT", "OPERATION"], { encoding: "WINDOWS_1252", hasTotals: false });
    const rows = [{ ...booking, feeText: "Gu\u0308ltig – 5 € für ł 👩 \u0081", operation: "ÿ" }];
    expect((await fileOf(layout, rows)).toString("latin1")).toBe(
      "Geb\xfchrentext;Vorgang\r\nG\xfcltig \x96 5 \x80 f\xfcr ? ? \x81;\xff\r\n",
    );
  });

  test("neutralises own names of columns that are formulas", async () => {
    const columns = [{ column: "TOTAL", header: "=Betrag" }] as const;
    expect((await fileOf({ ...defaultBookingLayout, columns }, [])).toString()).toBe("\ufeff'=Betrag\r\n");
  });

  test("has all columns, and says what each row is", async () => {
    const kinds = bookingKinds.flatMap((kind) =>
      bookingEntries.map((entry) => ({ ...booking, kind, entry })),
    );
    const states = bookingStates.map((state) => ({
      ...booking,
      state,
    }));
    const column = async (name: BookingColumn, rows: readonly BookingFileRow[]) =>
      (await fileOf(layoutOf([name], { hasHeader: false, hasTotals: false, encoding: "UTF_8" }), [...rows]))
        .toString()
        .trim()
        .split("\r\n");
    expect(await column("KIND", kinds)).toEqual([
      "Buchung",
      "Storno der Buchung",
      "Berichtigung der Buchung",
      "Erstattung",
      "Storno der Erstattung",
      "Berichtigung der Erstattung",
    ]);
    expect(await column("STATE", states)).toEqual(["offen", "bezahlt", "erstattet", "fehlgeschlagen"]);
    const all = await fileOf({ ...defaultBookingLayout, hasHeader: false }, [refund]);
    expect(all.toString()).toBe(
      '\ufeffp-2;a-1;31.12.2026;"Zulassung; neu";;WVWZZZ1JZXW000001;Neuzulassung;001;221;' +
        `"'=1+1 ""Gebühr"" für ł 👩";1.1100.1000;007;-0,05;-0,04;-0,01;7,00;5.0001;;Kreditkarte;` +
        "erstattet;Berichtigung der Erstattung;B-1;09761000;41\r\n",
    );
  });

  test("has no name in its totals if there is no place for it", async () => {
    expect(await textOf({ hasHeader: false, encoding: "UTF_8" }, ["TOTAL", "VAT"])).toBe(
      "1234,50;197,10\r\n-0,05;-0,01\r\n1234,45;197,09\r\n",
    );
  });

  test("refuses sums that are not exact", async () => {
    const rows = [{ ...booking, totalCents: Number.MAX_SAFE_INTEGER }, booking];
    await expect(fileOf(layoutOf(["TOTAL"], {}), rows)).rejects.toThrow("too large");
  });

  test("has all rows of many chunks", async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => ({ ...booking, totalCents: at }));
    const layout = layoutOf(["TOTAL"], { encoding: "UTF_8", hasHeader: false });
    const lines = (await fileOf(layout, rows)).toString().split("\r\n");
    expect(lines).toHaveLength(2_502);
    expect(lines.at(-2)).toBe("31237,50");
  });
});

describe("Workbooks of bookings", () => {
  const layout = layoutOf(bookingColumns, { format: "XLSX" });

  test("has typed cells, and texts without the apostrophe of CSV", async () => {
    const cells = cellsOf(await partsOf(await fileOf(layout)), 1);
    const row = (number: number) =>
      bookingColumns.map((_, at) => cells.get(`${String.fromCharCode(65 + at)}${number}`));
    expect(row(1).map((cell) => cell?.text)).toEqual(expect.arrayContaining(["Zahlungs-ID", "Ausleitung"]));
    expect(row(3).map((cell) => cell?.text ?? null)).toEqual([
      ...["p-2", "a-1", "46387", "Zulassung; neu", null, "WVWZZZ1JZXW000001", "Neuzulassung", "001", "221"],
      ...['=1+1 "Gebühr" für ł 👩', "1.1100.1000", "007", "-0.05", "-0.04", "-0.01", "7.00", "5.0001", null],
      ...["Kreditkarte", "erstattet", "Berichtigung der Erstattung", "B-1", "09761000", "41"],
    ]);
    const formats = ["dd.mm.yyyy", ...Array.from({ length: 4 }, () => "#,##0.00"), "0"];
    expect(row(2).flatMap((cell) => (cell?.type === "n" ? [cell.format] : []))).toEqual(formats);
    expect(row(4).flatMap((cell) => cell?.text ?? [])).toEqual(["Summe", "1234.45", "1037.36", "197.09"]);
  });

  test("tells on a second sheet what it is", async () => {
    const told = async (about: BookingFileInfo) =>
      [...cellsOf(await partsOf(await fileOf(layout, [booking], about)), 2).values()].map(({ text }) => text);
    expect(await told(info)).toEqual([
      ...["Kommune", "Augsburg", "AGS", "09761000", "Ausleitung", "41"],
      ...["Erstellt am", "01.01.2027, 00:30:00 Uhr", "Haushaltsstelle", "1.1100.1000"],
    ]);
    expect((await told({ ...info, filterLines: [] })).slice(-2)).toEqual(["Filter", "keiner"]);
  });
});
