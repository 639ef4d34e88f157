/** Validation schemas of the layout of a file of bookings, for its form and the server. */
import { array, boolean, object, string, ValidationError, type Schema, type TestContext } from "yup";
import { bookingColumns, type BookingColumn } from "../accounting/bookingColumns";
import {
  bookingDateFormats,
  bookingDecimalSeparators,
  bookingEncodings,
  bookingFormats,
  bookingHeaderMaxLength,
  bookingLayoutColumnsMax,
  bookingLayoutNameMaxLength,
  bookingQuotings,
  bookingSeparators,
  type BookingLayout,
} from "../accounting/bookingLayout";
import { validationMessage } from "../validationMessage";
import { singleLineText } from "./fields";

/** A column as typed. */
export interface BookingLayoutColumnValues {
  readonly column: BookingColumn;
  /** Empty: the German name of the column. */
  readonly header: string;
}

/** A layout as typed. */
export interface BookingLayoutValues extends Omit<BookingLayout, "columns"> {
  readonly columns: readonly BookingLayoutColumnValues[];
}

/** A layout that is saved as a template, as typed. */
export interface BookingLayoutFormValues extends BookingLayoutValues {
  readonly name: string;
}

/** Accepts one of the values of the contract. */
const choice = <Value extends string>(values: readonly Value[]) =>
  string().oneOf(values, validationMessage("text_invalid")).required(validationMessage("required"));

const column = object({
  column: choice(bookingColumns),
  header: singleLineText(bookingHeaderMaxLength, "optional"),
});

/** Reports duplicate columns. */
function uniqueColumns(
  columns: readonly BookingLayoutColumnValues[],
  context: TestContext,
): true | ValidationError {
  const repeated = columns.flatMap((value, at) =>
    columns.findIndex((other) => other.column === value.column) < at
      ? [
          context.createError({
            path: `${context.path}[${at}].column`,
            message: validationMessage("not_unique"),
          }),
        ]
      : [],
  );
  return repeated.length > 0 ? new ValidationError(repeated) : true;
}

const layoutFields = {
  columns: array(column)
    .defined()
    .min(1, validationMessage("required"))
    .max(
      bookingLayoutColumnsMax,
      validationMessage("list_too_long", { max: String(bookingLayoutColumnsMax) }),
    )
    .test("unique", (columns, context) => uniqueColumns(columns, context)),
  format: choice(bookingFormats),
  separator: choice(bookingSeparators),
  decimalSeparator: choice(bookingDecimalSeparators),
  dateFormat: choice(bookingDateFormats),
  encoding: choice(bookingEncodings),
  quoting: choice(bookingQuotings),
  hasHeader: boolean().required(),
  hasTotals: boolean().required(),
};

/** A layout for a single export. */
export const bookingLayoutSchema: Schema<BookingLayoutValues> = object(layoutFields);

/** A layout with its name. */
export const bookingLayoutFormSchema: Schema<BookingLayoutFormValues> = object({
  name: singleLineText(bookingLayoutNameMaxLength),
  ...layoutFields,
});

/** The layout of an export, as received by the server. */
export const exportedLayoutSchema = object({ layout: bookingLayoutSchema });

/** A layout with its name, as received by the server. */
export const savedLayoutSchema = exportedLayoutSchema.shape({
  name: singleLineText(bookingLayoutNameMaxLength),
});

/** Converts a layout to form values. */
export function bookingLayoutValues({ columns, ...layout }: BookingLayout): BookingLayoutValues {
  return { ...layout, columns: columns.map(({ column, header }) => ({ column, header: header ?? "" })) };
}

/** Converts valid form values to a layout. */
export function readBookingLayout(values: BookingLayoutValues): BookingLayout {
  const { columns, ...layout } = bookingLayoutSchema.cast(values);
  return {
    ...layout,
    columns: columns.map(({ column, header }) => ({ column, header: header === "" ? null : header })),
  };
}
