/** Reads the rows that export runs contain for bookings. */
import { sql } from "kysely";
import { bookingRelatedMax } from "#domain/accounting/bookings";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, type RowOf } from "#server/storage/database/declaredRow";

/** A row of an export run about a booking. */
export type StoredBookingExport = RowOf<typeof exportRow>;

const exportRow = declareRow({
  bookingId: "booking_run_row.booking_id",
  runId: "booking_run_row.run_id",
  entry: "booking_run_row.entry",
  total: "booking_run_row.total",
});

/** Returns the rows of export runs for these bookings, at most 100 per booking, earliest first. */
export async function selectBookingExports(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<StoredBookingExport[]> {
  const { rows } = await exportRow.sql`
    select e.booking_id as "bookingId", e.run_id as "runId", e.entry, e.total
    from unnest(${ids}::bigint[]) as v(id) cross join lateral (
      select r.booking_id, r.run_id, r.entry, r.total, n.number, r.position from booking_run_row r
      join booking_run n on n.id = r.run_id where r.booking_id = v.id
      order by n.number, r.position limit ${sql.lit(bookingRelatedMax)}) as e
    order by e.number, e.position`.execute(db);
  return rows;
}
