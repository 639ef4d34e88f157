/** Words for bookings: states, kinds, entries of export runs, amounts and tax rates. */
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

/** Name of a state: a settled refund is not paid but paid back. */
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

/** Shown for what a booking lacks, as older ones do. */
export const none = "–";

/** A state of the contract; one that this release does not know counts as open. */
export const knownState = (state: string): BookingState =>
  bookingStates.find((known) => known === state) ?? "OPEN";

/** An entry of the contract; null if this release does not know it. */
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
      /** Cents as euros, with a minus sign for what was paid back. */
      amount: (cents: number) => (cents < 0 ? `−${euro(-cents)}` : euro(cents)),
      /** Hundredths of a percent, such as 19 %. */
      rate: (hundredths: number) => `${number(hundredths / 100)} %`,
    };
  }, [formats]);
}
