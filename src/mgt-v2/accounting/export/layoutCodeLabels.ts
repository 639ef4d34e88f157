import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BookingLayout } from "#domain/accounting/bookingLayout";

/** Properties of a layout with a few fixed values. */
export type LayoutCode = "format" | "separator" | "decimalSeparator" | "dateFormat" | "encoding" | "quoting";

/** Labels of the fixed values of a layout. */
export const layoutCodeLabels: {
  readonly [Name in LayoutCode]: Readonly<Record<BookingLayout[Name], MessageDescriptor>>;
} = {
  format: { CSV: msg`CSV, Text mit Trennzeichen`, XLSX: msg`XLSX, Arbeitsmappe für Excel` },
  separator: { SEMICOLON: msg`Semikolon`, COMMA: msg`Komma`, TAB: msg`Tabulator` },
  decimalSeparator: { COMMA: msg`Komma: 1234,56`, POINT: msg`Punkt: 1234.56` },
  dateFormat: { DAY_MONTH_YEAR: msg`31.12.2026`, ISO: msg`2026-12-31`, COMPACT: msg`20261231` },
  encoding: {
    UTF_8_BOM: msg`UTF-8 für Excel (mit BOM)`,
    UTF_8: msg`UTF-8`,
    WINDOWS_1252: msg`Windows-1252`,
  },
  quoting: { WHEN_NEEDED: msg`Nur wo nötig`, ALWAYS: msg`Um alle Werte` },
};
