/** Labels of bookings: states, kinds, entries of export runs, amounts and tax rates. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useCallback, useMemo } from "react";
import { bookingColumnLabels, type BookingColumn } from "#domain/accounting/bookingColumns";
import {
  bookingEntries,
  bookingStates,
  type BookingEntry,
  type BookingKind,
  type BookingState,
} from "#domain/accounting/bookings";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import type { Tone } from "#ui/Status";

export const stateLabels: Readonly<Record<BookingState, MessageDescriptor>> = {
  OPEN: msg`offen`,
  SETTLED: msg`bezahlt`,
  REFUNDED: msg`erstattet`,
  FAILED: msg`fehlgeschlagen`,
};

/** Label of a state; a settled refund has a different label than a settled payment. */
export const stateLabelOf = (state: BookingState, kind: string): MessageDescriptor =>
  kind === "REFUND" && state === "SETTLED" ? msg`zurückgezahlt` : stateLabels[state];

export const stateTones: Readonly<Record<BookingState, Tone>> = {
  OPEN: "waiting",
  SETTLED: "success",
  REFUNDED: "neutral",
  FAILED: "error",
};

export const kindLabels: Readonly<Record<BookingKind, MessageDescriptor>> = {
  PAYMENT: msg`Zahlung`,
  REFUND: msg`Erstattung`,
};

export const entryLabels: Readonly<Record<BookingEntry, MessageDescriptor>> = {
  NEW: msg`neu`,
  REVERSAL: msg`Storno`,
  CORRECTION: msg`Berichtigung`,
};

/** Shown for missing values, which older bookings may have. */
export const none = "–";

/** Parses a state; unknown states count as open. */
export const knownState = (state: string): BookingState =>
  bookingStates.find((known) => known === state) ?? "OPEN";

/** Parses an entry; null if it is unknown. */
export const knownEntry = (entry: string): BookingEntry | null =>
  bookingEntries.find((known) => known === entry) ?? null;

/** Names of columns in the current language. */
export function useColumnLabels(): (column: BookingColumn) => string {
  const locale = useLocale();
  return useCallback((column) => bookingColumnLabels[column][locale], [locale]);
}

/** Formats amounts and tax rates of bookings. */
export function useAmounts() {
  const formats = useFormats();
  return useMemo(() => {
    const { euro, number } = formats;
    return {
      /** Cents as euros; refunds have a minus sign. */
      amount: (cents: number) => (cents < 0 ? `−${euro(-cents)}` : euro(cents)),
      /** Hundredths of a percent, such as 19 %. */
      rate: (hundredths: number) => `${number(hundredths / 100)} %`,
    };
  }, [formats]);
}
