/** Reads accounting bookings: several by their ids, refunds of payments, or pages that match conditions. */
import { sql } from "kysely";
import { bookingFilterValuesMax, bookingRelatedMax } from "#domain/accounting/bookings";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeyColumn, KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import { bookingConditions, budgetItemOrNone, spreadOf, type BookingConditions } from "./bookingFilter";

/** A booking as selected. */
export type StoredBooking = RowOf<typeof bookingRow>;

const bookingRow = declareRow({
  id: "booking.id",
  processId: "booking.process_id",
  kind: "booking.kind",
  paymentId: "booking.payment_identifier",
  applicationId: "booking.pid",
  communeAgs: "booking.commune_ags",
  communeName: text(),
  serviceId: "booking.service_id",
  bookedAt: "booking.booked_at",
  licencePlate: "booking.licence_plate",
  vin: "booking.vin",
  operation: "booking.operation",
  ava: "booking.ava",
  feeNumber: "booking.fee_number",
  feeText: "booking.fee_text",
  budgetItem: "booking.budget_item",
  objectNumber: "booking.object_number",
  total: "booking.total",
  vat: "booking.vat",
  vatRate: "booking.vat_rate",
  cashReference: "booking.cash_reference",
  receiptNumber: "booking.receipt_number",
  paymentMethod: "booking.payment_method",
  paymentSystem: "booking.payment_system",
  state: "booking.state",
  refunded: "booking.refunded",
  refundOfId: "booking.refund_of_id",
});

const columns = sql`
  b.id, b.process_id as "processId", b.kind, b.payment_identifier as "paymentId", b.pid as "applicationId", b.commune_ags as "communeAgs",
  coalesce((select c.name from commune c where c.ags = b.commune_ags),
    (select c.name from removed_commune c where c.ags = b.commune_ags), b.commune_ags) as "communeName",
  b.service_id as "serviceId", b.booked_at as "bookedAt", b.licence_plate as "licencePlate", b.vin, b.operation, b.ava,
  b.fee_number as "feeNumber", b.fee_text as "feeText", b.budget_item as "budgetItem",
  b.object_number as "objectNumber", b.total, b.vat, b.vat_rate as "vatRate", b.cash_reference as "cashReference",
  b.receipt_number as "receiptNumber", b.payment_method as "paymentMethod", b.payment_system as "paymentSystem",
  b.state, b.refunded, b.refund_of_id as "refundOfId"`;

/** Columns by which bookings can be sorted. */
export type BookingOrderField = "DATE" | "TOTAL" | "BUDGET_ITEM";

const id: KeyColumn = { column: "b.id", type: "bigint" };

// Must match the index expression; this is the last character, so that bookings without a budget item come last.
const budgetItemOrLast = sql`coalesce(b.budget_item, U&'\\+10FFFF')`;

/** The order of a sorted list. Bookings without a budget item come last in both directions. */
export function bookingOrder(field: BookingOrderField, isDescending: boolean): KeysetOrder {
  if (field === "DATE") return { name: field, keys: [{ column: "b.booked_at", type: "timestamp" }, id] };
  if (field === "TOTAL") return { name: field, keys: [{ column: "b.total", type: "bigint" }, id] };
  return isDescending
    ? { name: "BUDGET_ITEM_DESC", keys: [{ column: budgetItemOrNone, type: "text" }, id] }
    : { name: field, keys: [{ column: budgetItemOrLast, type: "text" }, id] };
}

/** The bookings that match the conditions. */
export function bookingSource(conditions: BookingConditions): KeysetSource<StoredBooking> {
  const spread = spreadOf(conditions);
  return {
    row: bookingRow,
    select: columns,
    from: sql`booking b`,
    where: bookingConditions(conditions),
    ...(spread && { spread }),
  };
}

/** Returns the bookings with these ids that are in the scope, unordered. */
export async function selectBookings(
  db: Database | Transaction,
  ids: readonly number[],
  scope: ServiceScope,
): Promise<StoredBooking[]> {
  const { rows } = await bookingRow.sql`
    select ${columns} from booking b
    where b.id = any(${ids}::bigint[]) and ${inServiceScope("b", scope)}`.execute(db);
  return rows;
}

/** Returns the refunds of these bookings, at most 100 of each, earliest first. */
export async function selectRefunds(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<StoredBooking[]> {
  const { rows } = await bookingRow.sql`
    select ${columns} from unnest(${ids}::bigint[]) as v(id) cross join lateral (
      select r.* from booking r where r.refund_of_id = v.id
      order by r.booked_at, r.id limit ${sql.lit(bookingRelatedMax)}) as b
    order by b.booked_at, b.id`.execute(db);
  return rows;
}

/** Columns with values to filter by. */
type ValueColumn = "budget_item" | "payment_method";

/** Returns the values of a column under the conditions in order, at most 200. */
export async function selectBookingValues(
  db: Database | Transaction,
  column: ValueColumn,
  conditions: BookingConditions,
): Promise<string[]> {
  const value = sql.ref(`b.${column}`);
  const { rows } = await valueRow.sql`
    select distinct ${value} as value from booking b
    where ${bookingConditions(conditions)} and ${value} is not null
    order by value limit ${sql.lit(bookingFilterValuesMax)}`.execute(db);
  return rows.map((row) => row.value);
}

const valueRow = declareRow({ value: text() });
