/** Bookings to export, and calls that export them. */
import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Updateable } from "kysely";
import { defaultBookingLayout, type BookingLayout } from "#domain/accounting/bookingLayout";
import { fromNodeId, toNodeId } from "#server/nodeId";
import { readRunParts } from "#server/storage/accounting/bookingRuns";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database } from "#server/storage/database/database";
import { augsburg, callV2 } from "./feedback";

/** Time of the exports. */
export const exportTime = new Date("2026-11-20T10:00:00.000Z");

/** Stores a settled booking of 12 euros; returns its id. */
export async function storeBooking(
  db: Database,
  changes: Partial<Insertable<DB["booking"]>> = {},
): Promise<number> {
  const { commune_ags = augsburg.communeAgs, service_id = augsburg.serviceId } = changes;
  const process = await db
    .insertInto("process")
    .values({
      ...{ pid: randomUUID(), uuid: randomUUID(), definition_key: "a", name: "Antrag", type: "ASYNCHRONOUS" },
      ...{ commune_ags, service_id, status: "IN_PROGRESS" },
    })
    .returning(["id", "pid"])
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("booking")
    .values({
      ...{ process_id: process.id, pid: process.pid, commune_ags, service_id },
      ...{ kind: "PAYMENT", position: 1, booked_at: new Date("2026-11-10T09:00:00Z"), operation: "Antrag" },
      ...{ fee_number: "221", fee_text: "Gebühr", total: 1_200, vat: 192, vat_rate: 1_900 },
      ...{ payment_identifier: randomUUID(), payment_system: "ePay", payment_method: "Kreditkarte" },
      state: "SETTLED",
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a booking. */
export async function changeBooking(
  db: Database,
  id: number,
  changes: Updateable<DB["booking"]>,
): Promise<void> {
  await db.updateTable("booking").set(changes).where("id", "=", id).execute();
}

/** Removes all bookings, runs and layouts. */
export async function clearBookings(db: Database): Promise<void> {
  await sql`delete from booking_run`.execute(db);
  await sql`delete from saved_booking_layout`.execute(db);
  await sql`delete from booking`.execute(db);
  await sql`delete from process`.execute(db);
  await sql`delete from activity`.execute(db);
}

/** A run as the tests read it. */
export interface SeenRun {
  readonly id: string;
  readonly number: number;
  readonly rowCount: number;
  readonly correctionCount: number;
  readonly total: number;
  readonly vat: number;
  readonly sha256: string;
  readonly byteSize: number;
  readonly hasVehicles: boolean;
  readonly erasedOn: string;
  readonly filter: { readonly services: readonly string[] | null };
  readonly createdBy: { readonly username: string };
  readonly sinceRun: { readonly number: number } | null;
  readonly continuedBy: { readonly number: number } | null;
  readonly download: { readonly url: string; readonly fileName: string; readonly byteSize: number } | null;
}

/** Fields of a SeenRun. */
export const runFields = `id number rowCount correctionCount total vat sha256 byteSize hasVehicles erasedOn
  filter { services } createdBy { username } sinceRun { number } continuedBy { number }
  download { url fileName byteSize }`;

const exporting = `mutation($input: ExportBookingsInput!) { exportBookings(input: $input) {
  run { ${runFields} } errors { code field params { name value } }
} }`;

/** Result of an export. */
export interface Exported {
  readonly run: SeenRun | null;
  readonly errors: readonly {
    readonly code: string;
    readonly field: readonly string[] | null;
    readonly params: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** The layout as an input. */
export const layoutOf = (changes: Partial<BookingLayout> = {}): BookingLayout => ({
  ...defaultBookingLayout,
  ...changes,
});

/** Exports the bookings of Augsburg, or those of another commune. */
export async function exportRun(
  db: Database,
  token: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Exported> {
  const { data, codes } = await callV2<{ readonly exportBookings: Exported }>(
    db,
    { token, now: exportTime },
    exporting,
    { input: { commune: augsburg.communeAgs, layout: layoutOf(), ...input } },
  );
  if (!data) throw new Error(`The export failed: ${codes.join(", ")}.`);
  return data.exportBookings;
}

/** Like exportRun, for an export that must succeed. */
export async function successfulRun(...call: Parameters<typeof exportRun>): Promise<SeenRun> {
  const { run, errors } = await exportRun(...call);
  if (!run) throw new Error(`Nothing was exported: ${errors.map(({ code }) => code).join(", ")}.`);
  return run;
}

/** The stored file of a run. */
export async function fileOfRun(db: Database, nodeId: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of readRunParts(db, fromNodeId(nodeId)?.id ?? "")) parts.push(part);
  return Buffer.concat(parts);
}

/** The node id of a run. */
export const runNode = (id: string) => toNodeId("BookingRun", id);
