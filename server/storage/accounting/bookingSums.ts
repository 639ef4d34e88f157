/** Sums bookings under a filter. */
import { sql } from "kysely";
import { bookedStates, bookingSumsMax } from "#domain/accounting/bookings";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4, int8, text, type RowOf } from "#server/storage/database/declaredRow";
import { bookingConditions, type BookingConditions } from "./bookingFilter";

/** Sum of the bookings that are booked, open or failed, or of the booked ones of a budget item at one tax rate. */
export type StoredBookingSum = RowOf<typeof sumRow>;

const sumRow = declareRow({
  part: text<"BOOKED" | "OPEN" | "FAILED" | "BUDGET_ITEM">(),
  budgetItem: text<string | null>(),
  /** Null unless it is the sum of a budget item. */
  vatRate: int4<number | null>(),
  count: int8(),
  total: int8(),
  vat: int8(),
});

/** Sums the bookings in one statement; at most 1,000 budget items and rates, but the other sums are over all rows. */
export async function sumBookings(
  db: Database | Transaction,
  conditions: BookingConditions,
): Promise<StoredBookingSum[]> {
  const booked = sql.join(bookedStates.map((state) => sql.lit(state)));
  // Fails on overflow: the casts reject sums beyond 64 bits, and `Cents` rejects unsafe integers.
  const { rows } = await sumRow.sql`
    with found as materialized (
      select case when b.state in (${booked}) then 'BOOKED' else b.state end as part, b.budget_item, b.vat_rate,
        count(*) as count, sum(b.total) as total, sum(b.vat) as vat
      from booking b where ${bookingConditions(conditions)} group by 1, 2, 3)
    select part, null as "budgetItem", null::integer as "vatRate", sum(count)::bigint as count,
      sum(total)::bigint as total, sum(vat)::bigint as vat
    from found group by part
    union all (
      select 'BUDGET_ITEM', budget_item, vat_rate, count, total::bigint, vat::bigint from found
      where part = 'BOOKED' order by budget_item nulls last, vat_rate limit ${sql.lit(bookingSumsMax)})`.execute(
    db,
  );
  return rows;
}
