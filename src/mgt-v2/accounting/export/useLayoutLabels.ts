import { useLingui } from "@lingui/react/macro";
import { bookingColumnLabels, isBookingColumn } from "#domain/accounting/bookingColumns";
import type { BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import type { FormSettings } from "#forms/formContext";
import { useLocale } from "#i18n/language";
import { useLayoutChoices } from "./useLayoutChoices";

/** Labels of the fields of a layout, and of its columns by stable path. */
export function useLayoutLabels() {
  const { t } = useLingui();
  const language = useLocale();
  const choices = useLayoutChoices();
  const labels: Readonly<Record<keyof BookingLayoutFormValues, string>> = {
    name: t`Name des Aufbaus`,
    columns: t`Spalten`,
    format: t`Format`,
    separator: t`Trennzeichen`,
    decimalSeparator: t`Dezimaltrennzeichen`,
    dateFormat: t`Datum`,
    encoding: t`Zeichensatz`,
    quoting: t`Anführungszeichen`,
    hasHeader: t`Kopfzeile mit den Namen der Spalten`,
    hasTotals: t`Summenzeile am Ende`,
  };
  const nameOf = (column: string) =>
    isBookingColumn(column) ? bookingColumnLabels[column][language] : column;
  const labelAt: FormSettings["labelAt"] = (path) => {
    const [field, column, property] = path.split(".");
    if (field !== "columns") return undefined;
    if (column === undefined) return t`Reihenfolge der Spalten`;
    const name = nameOf(column);
    return property === undefined ? t`Spalte ${name}` : t`Spalte ${name}: eigener Name`;
  };
  const formatValue: FormSettings["formatValue"] = (path, value) => {
    const [field = "", column, property] = path.split(".");
    if (field === "columns") {
      if (property !== undefined) return value === "" ? t`üblicher Name` : String(value);
      if (column !== undefined) return value === undefined ? t`nicht in der Datei` : t`in der Datei`;
      return Array.isArray(value)
        ? value.map((item: unknown) => nameOf(columnOf(item))).join(", ")
        : undefined;
    }
    return Object.entries(choices)
      .find(([name]) => name === field)?.[1]
      .find((choice) => choice.value === value)?.label;
  };
  return { labels, labelAt, formatValue };
}

/** The column of an item or of its key. */
function columnOf(item: unknown): string {
  return typeof item === "object" && item !== null && "column" in item ? String(item.column) : String(item);
}
