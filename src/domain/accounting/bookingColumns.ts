/** Columns of the accounting booking list, on the screen and in files. */

/** All columns, in the default order. */
export const bookingColumns = [
  "PAYMENT_ID",
  "APPLICATION_ID",
  "DATE",
  "SERVICE",
  "LICENCE_PLATE",
  "VIN",
  "OPERATION",
  "AVA",
  "FEE_NUMBER",
  "FEE_TEXT",
  "BUDGET_ITEM",
  "OBJECT_NUMBER",
  "TOTAL",
  "NET",
  "VAT",
  "VAT_RATE",
  "CASH_REFERENCE",
  "RECEIPT_NUMBER",
  "PAYMENT_METHOD",
  "STATE",
  "KIND",
  "REFUND_OF",
  "COMMUNE",
  "RUN",
] as const;

export type BookingColumn = (typeof bookingColumns)[number];

/** Whether the text is the name of a column. */
export function isBookingColumn(text: string): text is BookingColumn {
  return bookingColumns.some((column) => column === text);
}

/** Names of the columns. Files use the German ones unless their layout overrides them. */
export const bookingColumnLabels: Readonly<
  Record<BookingColumn, { readonly de: string; readonly en: string }>
> = {
  PAYMENT_ID: { de: "Zahlungs-ID", en: "Payment ID" },
  APPLICATION_ID: { de: "Antrags-ID", en: "Application ID" },
  DATE: { de: "Datum", en: "Date" },
  SERVICE: { de: "Dienst", en: "Service" },
  LICENCE_PLATE: { de: "Kennzeichen", en: "Licence plate" },
  VIN: { de: "FIN", en: "VIN" },
  OPERATION: { de: "Vorgang", en: "Operation" },
  AVA: { de: "aVa", en: "aVa" },
  FEE_NUMBER: { de: "Gebührennummer", en: "Fee number" },
  FEE_TEXT: { de: "Gebührentext", en: "Fee text" },
  BUDGET_ITEM: { de: "Haushaltsstelle", en: "Budget item" },
  OBJECT_NUMBER: { de: "Objektnummer", en: "Object number" },
  TOTAL: { de: "Gesamtbetrag", en: "Total" },
  NET: { de: "Nettobetrag", en: "Net" },
  VAT: { de: "MwSt.", en: "VAT" },
  VAT_RATE: { de: "MwSt.-Satz in %", en: "VAT rate in %" },
  CASH_REFERENCE: { de: "Kassenzeichen", en: "Cash reference" },
  RECEIPT_NUMBER: { de: "Belegnummer", en: "Receipt number" },
  PAYMENT_METHOD: { de: "Zahlungsart", en: "Payment method" },
  STATE: { de: "Status", en: "State" },
  KIND: { de: "Art", en: "Kind" },
  REFUND_OF: { de: "Erstattung zu", en: "Refund of" },
  COMMUNE: { de: "AGS", en: "AGS" },
  RUN: { de: "Ausleitung", en: "Export run" },
};

/** Columns that hold an amount, and have a sum. */
export const bookingAmountColumns = ["TOTAL", "NET", "VAT"] as const;

export type BookingAmountColumn = (typeof bookingAmountColumns)[number];

/** Whether a column holds an amount. */
export function isBookingAmountColumn(column: BookingColumn): column is BookingAmountColumn {
  return bookingAmountColumns.some((amount) => amount === column);
}
