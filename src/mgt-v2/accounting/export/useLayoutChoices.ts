import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import {
  bookingDateFormats,
  bookingDecimalSeparators,
  bookingEncodings,
  bookingFormats,
  bookingQuotings,
  bookingSeparators,
  type BookingLayout,
} from "#domain/accounting/bookingLayout";
import { layoutCodeLabels, type LayoutCode } from "./layoutCodeLabels";

/** Possible values of a layout's properties, with their labels. */
type Choices<Value> = readonly { readonly value: Value; readonly label: string }[];

/** The choices of a layout. */
export function useLayoutChoices(): { readonly [Name in LayoutCode]: Choices<BookingLayout[Name]> } {
  const { i18n } = useLingui();
  const choices = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, MessageDescriptor>>,
  ): Choices<Value> => values.map((value) => ({ value, label: i18n._(labels[value]) }));
  const { format, separator, decimalSeparator, dateFormat, encoding, quoting } = layoutCodeLabels;
  return {
    format: choices(bookingFormats, format),
    separator: choices(bookingSeparators, separator),
    decimalSeparator: choices(bookingDecimalSeparators, decimalSeparator),
    dateFormat: choices(bookingDateFormats, dateFormat),
    encoding: choices(bookingEncodings, encoding),
    quoting: choices(bookingQuotings, quoting),
  };
}
