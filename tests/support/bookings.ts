/** Bookings to read. */
import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { toNodeId } from "#server/nodeId";
import type { DB } from "#server/storage/__generated__/tables";
import type { BookingConditions } from "#server/storage/accounting/bookingFilter";
import type { Database } from "#server/storage/database/database";

/** Conditions that match every booking. */
export const anyBooking: BookingConditions = {
  scope: null,
  communes: null,
  services: null,
  from: null,
  before: null,
  budgetItems: null,
  paymentMethods: null,
  states: null,
  kinds: null,
  totalFrom: null,
  totalTo: null,
  search: null,
  isExported: null,
};

type BookingChanges = Partial<Insertable<DB["booking"]>>;

/**
 * Stores bookings, by default settled ones of 11.90 € in Augsburg, each with its own process. Returns their bare ids.
 */
export async function storeBookings(db: Database, changes: readonly BookingChanges[]): Promise<number[]> {
  const rows = changes.map((change) => ({
    pid: randomUUID(),
    commune_ags: "09761000",
    service_id: "ew-meldebescheinigung",
    ...change,
  }));
  const processes = await db
    .insertInto("process")
    .values(
      rows.map(({ pid, commune_ags, service_id }) => ({
        pid,
        commune_ags,
        service_id,
        uuid: randomUUID(),
        definition_key: "meldung",
        name: "Antrag",
        type: "ASYNCHRONOUS" as const,
        status: "SUCCESS" as const,
      })),
    )
    .returning(["id", "pid"])
    .execute();
  const processIds = new Map(processes.map(({ id, pid }) => [pid, id]));
  const stored = await db
    .insertInto("booking")
    .values(
      rows.map((row) => ({
        process_id: processIds.get(row.pid) ?? 0,
        kind: "PAYMENT" as const,
        position: 1,
        booked_at: new Date("2026-11-20T09:00:00Z"),
        operation: "Meldebescheinigung",
        fee_number: "EW-1",
        fee_text: "Bescheinigung",
        budget_item: "0.1110.1000",
        object_number: null,
        total: 1_190,
        vat: 190,
        vat_rate: 1_900,
        payment_identifier: "P-1",
        payment_system: "epay",
        payment_method: "PayPal",
        state: "SETTLED" as const,
        ...row,
      })),
    )
    .returning("id")
    .execute();
  return stored.map(({ id }) => id);
}

/** Stores one booking; returns its bare id. */
export async function storeBooking(db: Database, changes: BookingChanges = {}): Promise<number> {
  const [id] = await storeBookings(db, [changes]);
  if (id === undefined) throw new Error("The booking was not stored.");
  return id;
}

/** The node id of a booking. */
export const bookingNode = (id: number) => toNodeId("Booking", id);
