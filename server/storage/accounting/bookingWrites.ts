/** Writes bookings, and the payments that they come from. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Booking, ProcessPayment } from "#server/storage/__generated__/tables";
import type { Transaction } from "#server/storage/database/database";
import { lockProcesses, type LockedProcess } from "#server/storage/processes/processWrites";

/** A booking without database ids. */
export type BookingContent = Required<Omit<Insertable<Booking>, "process_id" | "refund_of_id">>;

/** A booking to store. */
export type NewBooking = BookingContent & Pick<Insertable<Booking>, "refund_of_id">;

/** A stored booking, without its search columns. */
export type BookingRow = Omit<Selectable<Booking>, "search_numbers" | "search_vehicle">;

const rowColumns = [
  ...(["id", "process_id", "pid", "commune_ags", "service_id", "kind", "position", "refund_of_id"] as const),
  ...(["refund_key", "booked_at", "operation", "ava", "fee_number", "fee_text", "budget_item"] as const),
  ...(["object_number", "total", "vat", "vat_rate", "cash_reference", "receipt_number"] as const),
  ...(["payment_identifier", "payment_system", "payment_method", "state", "refunded"] as const),
  ...(["licence_plate", "vin"] as const),
];

/** A payment with its bookings, locked until the transaction ends. */
export interface LockedPayment {
  readonly process: LockedProcess;
  readonly payment: Selectable<ProcessPayment>;
  /** By id, so that refunds are in the order of their reports. */
  readonly bookings: readonly BookingRow[];
}

/**
 * Inserts the bookings of a process. Returns those that were left out because another booking of the cash reference has
 * their receipt number; also waits for transactions that are about to store it.
 */
export async function insertBookings(
  tx: Transaction,
  processId: number,
  bookings: readonly NewBooking[],
): Promise<readonly NewBooking[]> {
  if (bookings.length === 0) return [];
  const inserted = await tx
    .insertInto("booking")
    .values(bookings.map((booking) => ({ ...booking, process_id: processId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("position")
    .execute();
  const positions = new Set(inserted.map(({ position }) => position));
  return bookings.filter(({ position }) => !positions.has(position));
}

/** Inserts a booking of a process. Fails if another booking of the cash reference has its receipt number. */
export async function insertBooking(tx: Transaction, processId: number, booking: NewBooking): Promise<void> {
  await tx
    .insertInto("booking")
    .values({ ...booking, process_id: processId })
    .execute();
}

/** Locks a process with its payment and bookings; undefined if there is no such process, or it has no payment. */
export async function lockPayment(tx: Transaction, pid: string): Promise<LockedPayment | undefined> {
  const found = await tx.selectFrom("process").select("id").where("pid", "=", pid).executeTakeFirst();
  const [process] = found ? await lockProcesses(tx, [found.id]) : [];
  if (!process) return undefined;
  const payment = await tx
    .selectFrom("process_payment")
    .selectAll()
    .where("process_id", "=", process.id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return undefined;
  const bookings = await tx
    .selectFrom("booking")
    .select(rowColumns)
    .where("process_id", "=", process.id)
    .orderBy("id")
    .forUpdate()
    .execute();
  return { process, payment, bookings };
}

/** Changes a booking. */
export async function updateBooking(
  tx: Transaction,
  id: number,
  changes: Updateable<Booking>,
): Promise<void> {
  await tx.updateTable("booking").set(changes).where("id", "=", id).execute();
}

/** Clears the receipt numbers of a process's bookings, so that bookings can swap them. */
export async function clearReceiptNumbers(tx: Transaction, processId: number): Promise<void> {
  await tx
    .updateTable("booking")
    .set({ receipt_number: null })
    .where("process_id", "=", processId)
    .where("receipt_number", "is not", null)
    .execute();
}

/** Stores by how much the payment of a process differs from the fee rule. */
export async function updateFeeDifference(
  tx: Transaction,
  processId: number,
  difference: number | null,
): Promise<void> {
  await tx
    .updateTable("process")
    .set({ fee_difference: difference })
    .where("id", "=", processId)
    .where("fee_difference", "is distinct from", difference)
    .execute();
}

/** Changes a payment. */
export async function updatePayment(
  tx: Transaction,
  processId: number,
  changes: Updateable<ProcessPayment>,
): Promise<void> {
  await tx.updateTable("process_payment").set(changes).where("process_id", "=", processId).execute();
}
