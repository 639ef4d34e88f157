/** Restores layouts of booking files, including removed ones. */
import { isBookingColumn } from "#domain/accounting/bookingColumns";
import {
  bookingDateFormats,
  bookingDecimalSeparators,
  bookingEncodings,
  bookingFormats,
  bookingQuotings,
  bookingSeparators,
} from "#domain/accounting/bookingLayout";
import {
  loggedLayout,
  saveBookingLayout,
  type LayoutEntered,
} from "#server/domain/accounting/bookingLayouts";
import { nameKey } from "#server/domain/users/nameKey";
import { selectBookingLayouts } from "#server/storage/accounting/bookingLayouts";
import { before, latest, UnreadableValues, type LoggedValues, type RestoreHandler } from "./restorable";

/** The layout is found by its name, which is unique in a commune. */
export const restoreBookingLayout: RestoreHandler = {
  permission: "metrics",
  async find(ctx, entry) {
    const [name, layout] = [before(entry).text("name"), readLayout(before(entry))];
    const commune = entry.targetId;
    const key = nameKey(latest(entry).text("name"));
    const stored = (await selectBookingLayouts(ctx.db, commune)).find((one) => nameKey(one.name) === key);
    return {
      present: stored ? loggedLayout(stored) : null,
      last: stored ? { updatedAt: stored.updatedAt, updatedByName: stored.updatedBy.name } : null,
      restore: () =>
        saveBookingLayout(ctx, stored ? { id: stored.id, revision: stored.revision } : null, {
          commune,
          name,
          layout,
        }),
    };
  },
};

/** @throws UnreadableValues for an entry that only holds the name */
function readLayout(values: LoggedValues): LayoutEntered {
  const headers = new Map(values.parts("headers").map(([column, header]) => [column, header.whole()]));
  return {
    columns: values.texts("columns").map((column) => {
      if (!isBookingColumn(column)) throw new UnreadableValues(`There is no column ${column}.`);
      const header = headers.get(column);
      return { column, header: typeof header === "string" ? header : null };
    }),
    format: values.code("format", bookingFormats),
    separator: values.code("separator", bookingSeparators),
    decimalSeparator: values.code("decimalSeparator", bookingDecimalSeparators),
    dateFormat: values.code("dateFormat", bookingDateFormats),
    encoding: values.code("encoding", bookingEncodings),
    quoting: values.code("quoting", bookingQuotings),
    hasHeader: values.flag("hasHeader"),
    hasTotals: values.flag("hasTotals"),
  };
}
