import { useLingui } from "@lingui/react/macro";
import type { BookingLayout } from "#domain/accounting/bookingLayout";

/** Possible values of a layout's properties, with their labels. */
type Choices<Value> = readonly { readonly value: Value; readonly label: string }[];

/** Properties of a layout with a few fixed values. */
type Chosen = "format" | "separator" | "decimalSeparator" | "dateFormat" | "encoding" | "quoting";

/** The choices of a layout. */
export function useLayoutChoices(): { readonly [Name in Chosen]: Choices<BookingLayout[Name]> } {
  const { t } = useLingui();
  return {
    format: [
      { value: "CSV", label: t`CSV, Text mit Trennzeichen` },
      { value: "XLSX", label: t`XLSX, Arbeitsmappe für Excel` },
    ],
    separator: [
      { value: "SEMICOLON", label: t`Semikolon` },
      { value: "COMMA", label: t`Komma` },
      { value: "TAB", label: t`Tabulator` },
    ],
    decimalSeparator: [
      { value: "COMMA", label: t`Komma: 1234,56` },
      { value: "POINT", label: t`Punkt: 1234.56` },
    ],
    dateFormat: [
      { value: "DAY_MONTH_YEAR", label: "31.12.2026" },
      { value: "ISO", label: "2026-12-31" },
      { value: "COMPACT", label: "20261231" },
    ],
    encoding: [
      { value: "UTF_8_BOM", label: t`UTF-8 für Excel (mit BOM)` },
      { value: "UTF_8", label: t`UTF-8` },
      { value: "WINDOWS_1252", label: t`Windows-1252` },
    ],
    quoting: [
      { value: "WHEN_NEEDED", label: t`Nur wo nötig` },
      { value: "ALWAYS", label: t`Um alle Werte` },
    ],
  };
}
