/** Converts layouts between the contract and the values of the form. */
import { graphql } from "react-relay/hooks";
import { isBookingColumn } from "#domain/accounting/bookingColumns";
import {
  bookingDateFormats,
  bookingDecimalSeparators,
  bookingEncodings,
  bookingFormats,
  bookingQuotings,
  bookingSeparators,
  defaultBookingLayout,
} from "#domain/accounting/bookingLayout";
import {
  bookingLayoutValues,
  readBookingLayout,
  type BookingLayoutFormValues,
  type BookingLayoutValues,
} from "#domain/schemas/bookingLayout";
import type { ArrayKeys } from "#forms/formValues";
import type { layoutValues_layout$data } from "./__generated__/layoutValues_layout.graphql";

void graphql`
  fragment layoutValues_layout on BookingLayout {
    columns {
      column
      header
    }
    format
    separator
    decimalSeparator
    dateFormat
    encoding
    quoting
    hasHeader
    hasTotals
  }
`;

/** Columns are compared and merged by their keys; their order is a value. */
export const layoutKeys: ArrayKeys = { columns: { key: "column", isOrdered: true } };

/** Layout as the endpoint returns it. */
type WireLayout = Omit<layoutValues_layout$data, " $fragmentType">;

const known = <Value extends string>(values: readonly Value[], value: string, usual: Value): Value =>
  values.find((one) => one === value) ?? usual;

/** The values of a layout. Unknown columns are dropped, other unknown values replaced by the default. */
export function valuesOfLayout(name: string, layout: WireLayout): BookingLayoutFormValues {
  const usual = defaultBookingLayout;
  return {
    name,
    columns: layout.columns.flatMap(({ column, header }) =>
      isBookingColumn(column) ? [{ column, header: header ?? "" }] : [],
    ),
    format: known(bookingFormats, layout.format, usual.format),
    separator: known(bookingSeparators, layout.separator, usual.separator),
    decimalSeparator: known(bookingDecimalSeparators, layout.decimalSeparator, usual.decimalSeparator),
    dateFormat: known(bookingDateFormats, layout.dateFormat, usual.dateFormat),
    encoding: known(bookingEncodings, layout.encoding, usual.encoding),
    quoting: known(bookingQuotings, layout.quoting, usual.quoting),
    hasHeader: layout.hasHeader,
    hasTotals: layout.hasTotals,
  };
}

/** The default layout: all columns for German spreadsheets, without a name. */
export const defaultLayoutValues: BookingLayoutFormValues = {
  name: "",
  ...bookingLayoutValues(defaultBookingLayout),
};

/** Converts valid values to the contract's BookingLayoutInput. */
export function layoutInputOf({ name: _name, ...values }: BookingLayoutFormValues & BookingLayoutValues) {
  return readBookingLayout(values);
}
