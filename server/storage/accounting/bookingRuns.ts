/** Storage of export runs of bookings and the parts of their files. */
import { sql, type Insertable, type RawBuilder } from "kysely";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, text, uuid, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { StoredActor } from "#server/storage/stamp";

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
    where: sql`r.commune_ags = ${communeAgs} and ${isVisibleRun(scope)}`,
  };
}

/** Returns the runs with these ids that are visible in the scope, in the order of `ids`. */
export async function selectBookingRuns(
  db: Database | Transaction,
  ids: readonly string[],
  scope: RunScope,
): Promise<StoredBookingRun[]> {
  const { rows } = await runRow.sql`
    select ${columns} from booking_run r where r.id = any(${ids}::uuid[]) and ${isVisibleRun(scope)}`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Whether run `r` is visible, which requires that all its services are in the scope. A run of all services also
 * contains services that are no longer offered.
 */
export function isVisibleRun(scope: RunScope): RawBuilder<boolean> {
  if (scope === null) return sql`true`;
  return sql`r.filter -> 'services' <@ (${JSON.stringify(scope)}::jsonb -> r.commune_ags)`;
}

/** Locks the commune until the transaction ends. Serializes the creation of runs and of layouts. */
export async function lockBookingsOf(tx: Transaction, communeAgs: string): Promise<void> {
  await sql`select from commune where ags = ${communeAgs} for no key update`.execute(tx);
}

/** Returns the number of the next run of a commune, which must be locked. */
export async function nextRunNumber(tx: Transaction, communeAgs: string): Promise<number> {
  const { last } = await tx
    .selectFrom("booking_run")
    .select(({ fn }) => fn.max("number").$castTo<number | null>().as("last"))
    .where("commune_ags", "=", communeAgs)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Inserts a run. */
export async function insertBookingRun(tx: Transaction, run: Insertable<DB["booking_run"]>): Promise<void> {
  await tx.insertInto("booking_run").values(run).execute();
}

/** Stores the metadata of the file of a run after it was written. */
export async function updateRunFile(
  tx: Transaction,
  id: string,
  { byteSize, sha256 }: { readonly byteSize: number; readonly sha256: string },
): Promise<void> {
  await tx.updateTable("booking_run").set({ byte_size: byteSize, sha256 }).where("id", "=", id).execute();
}

/** Stores sums of the rows of a run. */
export async function updateRunSums(
  tx: Transaction,
  id: string,
  sums: {
    readonly rowCount: number;
    readonly correctionCount: number;
    readonly total: number;
    readonly vat: number;
  },
): Promise<void> {
  const { rowCount: row_count, correctionCount: correction_count, total, vat } = sums;
  await tx
    .updateTable("booking_run")
    .set({ row_count, correction_count, total, vat })
    .where("id", "=", id)
    .execute();
}

/** Stores a part of the file of a run. */
export async function insertRunPart(
  tx: Transaction,
  runId: string,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await tx.insertInto("booking_run_part").values({ run_id: runId, position, bytes }).execute();
}

/** Reads the file of a run part by part. */
export async function* readRunParts(db: Database, runId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom("booking_run_part")
      .select("bytes")
      .where("run_id", "=", runId)
      .where("position", "=", position)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.bytes;
  }
}

/** Erases the file of one run whose retention period has ended. Returns the number of its parts. */
export async function eraseRunFile(db: Database, now: Date): Promise<number> {
  const { rows } = await sql`
    with erased as (
      update booking_run set is_file_erased = true where id = (
        select id from booking_run where file_erase_at <= ${now} and not is_file_erased
        order by file_erase_at limit 1 for update skip locked)
      returning id)
    delete from booking_run_part where run_id in (select id from erased) returning run_id`.execute(db);
  return rows.length;
}
