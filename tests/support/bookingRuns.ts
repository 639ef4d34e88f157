/** Bookings to export, and calls that export them. */
import { randomUUID } from "node:crypto";
import { sql, type Insertable, type Updateable } from "kysely";
import { defaultBookingLayout, type BookingLayout } from "#domain/accounting/bookingLayout";
import { fromNodeId, toNodeId } from "#server/nodeId";
import { fileEraseAt } from "#server/domain/accounting/bookingRuns";
import type { BookingRunFilter } from "#server/storage/columnTypes";
import { nextRunNumber, readRunParts } from "#server/storage/accounting/bookingRuns";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database } from "#server/storage/database/database";
import { storeBooking as storeAnyBooking } from "./bookings";
import { augsburg, callV2 } from "./feedback";
import { clearActivities } from "./activities";

/** Time of the exports. */
const exportTime = new Date("2026-11-20T10:00:00.000Z");

/** Stores a settled booking of 12 euros without a budget item; returns its bare id. */
export async function storeBooking(
  db: Database,
  changes: Parameters<typeof storeAnyBooking>[1] = {},
): Promise<number> {
  return storeAnyBooking(db, {
    commune_ags: augsburg.communeAgs,
    service_id: augsburg.serviceId,
    budget_item: null,
    booked_at: new Date("2026-11-10T09:00:00Z"),
    fee_number: "221",
    fee_text: "Gebühr",
    total: 1_200,
    vat: 192,
    payment_identifier: randomUUID(),
    payment_method: "Kreditkarte",
    ...changes,
  });
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
  await clearActivities(db);
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

/** Stores a run of its own series with a file of three bytes; returns its bare id. */
export async function storeRun(
  db: Database,
  {
    services = null,
    ...changes
  }: Partial<Insertable<DB["booking_run"]>> & {
    readonly services?: readonly string[] | null;
  } = {},
): Promise<string> {
  const id = randomUUID();
  const commune_ags = changes.commune_ags ?? augsburg.communeAgs;
  const number = await db.transaction().execute((tx) => nextRunNumber(tx, commune_ags));
  const open = { from: null, to: null, budgetItems: null, paymentMethods: null, kinds: null };
  const filter: BookingRunFilter = { services, ...open, totalFrom: null, totalTo: null, text: null };
  await db
    .insertInto("booking_run")
    .values({
      id,
      commune_ags,
      number,
      series_id: id,
      filter: JSON.stringify(filter),

      layout: JSON.stringify(defaultBookingLayout),
      row_count: 1,
      correction_count: 0,
      total: 0,
      vat: 0,
      file_name: "Lauf.csv",
      media_type: "text/csv",
      byte_size: 3,
      sha256: "0".repeat(64),
      has_vehicles: false,
      created_at: exportTime,
      file_erase_at: fileEraseAt(exportTime),
      created_by_name: "support",
      created_by_role: "SUPPORT",
      ...changes,
    })
    .execute();
  await db
    .insertInto("booking_run_part")
    .values({ run_id: id, position: 0, bytes: Buffer.from("abc") })
    .execute();
  return id;
}

/** Stores a layout; returns its bare id. */
export async function storeLayout(
  db: Database,
  changes: Partial<Insertable<DB["saved_booking_layout"]>> = {},
): Promise<string> {
  const name = changes.name ?? randomUUID();
  const { id } = await db
    .insertInto("saved_booking_layout")
    .values({
      commune_ags: augsburg.communeAgs,
      name,
      name_key: name.toLowerCase(),
      layout: JSON.stringify(defaultBookingLayout),
      updated_at: exportTime,
      updated_by_name: "support",
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
