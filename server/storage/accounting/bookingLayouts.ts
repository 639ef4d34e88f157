/** Storage of the communes' saved layouts for booking files. */
import { sql, type RawBuilder } from "kysely";
import type { BookingLayout } from "#domain/accounting/bookingLayout";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import type { Stamp, StoredActor } from "#server/storage/stamp";

/** A layout as selected. */
export type StoredBookingLayout = RowOf<typeof layoutRow>;

const layoutRow = declareRow({
  id: "saved_booking_layout.id",
  communeAgs: "saved_booking_layout.commune_ags",
  name: "saved_booking_layout.name",
  layout: "saved_booking_layout.layout",
  revision: "saved_booking_layout.revision",
  updatedAt: "saved_booking_layout.updated_at",
  updatedBy: json<StoredActor>(),
});

const columns = sql`
  l.id, l.commune_ags as "communeAgs", l.name, l.layout, l.revision, l.updated_at as "updatedAt",
  json_build_object('id', l.updated_by_id, 'name', l.updated_by_name, 'role', l.updated_by_role) as "updatedBy"`;

/** Fields that the user enters, with the unique key of the name. */
export interface BookingLayoutFields {
  readonly name: string;
  readonly nameKey: string;
  readonly layout: BookingLayout;
}

/** Returns the layouts of a commune by name. */
export async function selectBookingLayouts(
  db: Database | Transaction,
  communeAgs: string,
): Promise<StoredBookingLayout[]> {
  const { rows } = await layoutRow.sql`
    select ${columns} from saved_booking_layout l where l.commune_ags = ${communeAgs}
    order by l.name_key, l.id`.execute(db);
  return rows;
}

/** Returns a layout. With `isLocked` it stays locked until the transaction ends. */
export async function selectBookingLayout(
  db: Database | Transaction,
  id: string,
  isLocked = false,
): Promise<StoredBookingLayout | undefined> {
  const lock: RawBuilder<unknown> = isLocked ? sql`for update of l` : sql``;
  const { rows } = await layoutRow.sql`
    select ${columns} from saved_booking_layout l where l.id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Inserts a layout and returns its id. */
export async function insertBookingLayout(
  tx: Transaction,
  communeAgs: string,
  fields: BookingLayoutFields,
  stamp: Stamp,
): Promise<string> {
  const { id } = await tx
    .insertInto("saved_booking_layout")
    .values({ commune_ags: communeAgs, ...written(fields, stamp) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a layout and increments its revision. */
export async function updateBookingLayout(
  tx: Transaction,
  id: string,
  fields: BookingLayoutFields,
  stamp: Stamp,
): Promise<void> {
  await tx
    .updateTable("saved_booking_layout")
    .set((layout) => ({ ...written(fields, stamp), revision: layout("revision", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a layout. */
export async function deleteBookingLayout(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("saved_booking_layout").where("id", "=", id).execute();
}

function written({ name, nameKey, layout }: BookingLayoutFields, { at, by }: Stamp) {
  return {
    name,
    name_key: nameKey,
    layout: JSON.stringify(layout),
    updated_at: at,
    updated_by_id: by.id,
    updated_by_name: by.name,
    updated_by_role: by.role,
  };
}
