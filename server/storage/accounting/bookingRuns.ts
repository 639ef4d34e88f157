/** Export runs of bookings: what is known of them, and the parts of their files. */
import { sql, type RawBuilder } from "kysely";
import type { BookingKind, BookingState } from "#domain/accounting/bookings";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, text, uuid, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { StoredActor } from "#server/storage/processes/processes";

/** What a series of runs exports. `null` matches all; lists are not empty. */
export interface BookingRunFilter {
  readonly services: readonly string[] | null;
  /** Days in Europe/Berlin, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** An empty text stands for bookings without one. */
  readonly budgetItems: readonly string[] | null;
  readonly paymentMethods: readonly string[] | null;
  readonly states: readonly BookingState[] | null;
  readonly kinds: readonly BookingKind[] | null;
  readonly totalFrom: number | null;
  readonly totalTo: number | null;
  readonly text: string | null;
}

/** Ids of the services whose bookings are visible, by AGS; `null`: all. */
export type RunScope = Readonly<Record<string, readonly string[]>> | null;

/** A run as selected. */
export type StoredBookingRun = RowOf<typeof runRow>;

const runRow = declareRow({
  id: "booking_run.id",
  communeAgs: "booking_run.commune_ags",
  communeName: text(),
  number: "booking_run.number",
  seriesId: "booking_run.series_id",
  sinceId: "booking_run.since_id",
  continuedById: uuid<string | null>(),
  filter: "booking_run.filter",
  layout: "booking_run.layout",
  rowCount: "booking_run.row_count",
  correctionCount: "booking_run.correction_count",
  total: "booking_run.total",
  vat: "booking_run.vat",
  fileName: "booking_run.file_name",
  mediaType: "booking_run.media_type",
  byteSize: "booking_run.byte_size",
  sha256: "booking_run.sha256",
  hasVehicles: "booking_run.has_vehicles",
  createdAt: "booking_run.created_at",
  createdBy: json<StoredActor>(),
  fileEraseAt: "booking_run.file_erase_at",
  isFileErased: "booking_run.is_file_erased",
});

const columns = sql`
  r.id, r.commune_ags as "communeAgs", (select c.name from commune c where c.ags = r.commune_ags) as "communeName",
  r.number, r.series_id as "seriesId", r.since_id as "sinceId",
  (select n.id from booking_run n where n.since_id = r.id) as "continuedById", r.filter, r.layout,
  r.row_count as "rowCount", r.correction_count as "correctionCount", r.total, r.vat, r.file_name as "fileName",
  r.media_type as "mediaType", r.byte_size as "byteSize", r.sha256, r.has_vehicles as "hasVehicles",
  r.created_at as "createdAt",
  json_build_object('id', r.created_by_id, 'name', r.created_by_name, 'role', r.created_by_role) as "createdBy",
  r.file_erase_at as "fileEraseAt", r.is_file_erased as "isFileErased"`;

/** By number within a commune. */
export const bookingRunOrder: KeysetOrder = {
  name: "NUMBER",
  keys: [{ column: "r.number", type: "integer" }],
};

/** The runs of a commune that are visible in the scope. */
export function bookingRunSource(communeAgs: string, scope: RunScope): KeysetSource<StoredBookingRun> {
  return {
    row: runRow,
    select: columns,
    from: sql`booking_run r`,
    where: sql`r.commune_ags = ${communeAgs} and ${isVisible(scope)}`,
  };
}

/** Returns the runs with these ids that are visible in the scope, in the order of `ids`. */
export async function selectBookingRuns(
  db: Database | Transaction,
  ids: readonly string[],
  scope: RunScope,
): Promise<StoredBookingRun[]> {
  const { rows } = await runRow.sql`
    select ${columns} from booking_run r where r.id = any(${ids}::uuid[]) and ${isVisible(scope)}`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A run is visible if all its services are; one of all services contains also those that are not offered any more. */
function isVisible(scope: RunScope): RawBuilder<boolean> {
  if (scope === null) return sql`true`;
  return sql`r.filter -> 'services' <@ (${JSON.stringify(scope)}::jsonb -> r.commune_ags)`;
}
