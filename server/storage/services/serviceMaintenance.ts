/** Storage of the maintenance of services. */
import { sql, type Selectable } from "kysely";
import { serviceInScope, type CommuneScope } from "#server/storage/communes/communes";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, int4 } from "#server/storage/database/declaredRow";
import type { DB } from "#server/storage/__generated__/tables";
import type { Stamp, StoredActor } from "#server/storage/stamp";
import { isUnfinished } from "./serviceForms";

/** A maintenance as stored, including one that has ended. */
export interface StoredMaintenance {
  readonly serviceId: string;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly texts: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedBy: StoredActor;
}

/** The values that users enter. */
export type MaintenanceFields = Pick<StoredMaintenance, "beginsAt" | "endsAt" | "texts">;

type Row = Selectable<DB["service_maintenance"]>;

const toMaintenance = (row: Row): StoredMaintenance => ({
  serviceId: row.service_id,
  beginsAt: row.begins_at,
  endsAt: row.ends_at,
  texts: row.texts,
  revision: row.revision,
  updatedAt: row.updated_at,
  updatedBy: { id: row.updated_by_id, name: row.updated_by_name, role: row.updated_by_role },
});

/** Returns the stored maintenance of these services, including that which has ended. */
export async function selectMaintenance(
  db: Database | Transaction,
  serviceIds: readonly string[],
): Promise<StoredMaintenance[]> {
  const rows = await db
    .selectFrom("service_maintenance")
    .selectAll()
    .where("service_id", "in", serviceIds)
    .execute();
  return rows.map(toMaintenance);
}

/** Returns all maintenance that has not ended, of the services that communes of the scope offer, by beginning. */
export async function selectMaintenanceInScope(
  db: Database | Transaction,
  scope: CommuneScope | null,
  now: Date,
): Promise<StoredMaintenance[]> {
  const rows = await db
    .selectFrom("service_maintenance as m")
    .selectAll("m")
    .where("m.ends_at", ">", now)
    .$if(scope !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("commune_service as s")
            .select("s.service_id")
            .whereRef("s.service_id", "=", "m.service_id")
            .where(serviceInScope(scope)),
        ),
      ),
    )
    .orderBy("m.begins_at")
    .orderBy("m.service_id")
    .execute();
  return rows.map(toMaintenance);
}

/** Locks the maintenance of all services until the transaction ends; reading goes on. */
export async function lockMaintenance(tx: Transaction): Promise<void> {
  await sql`lock table service_maintenance in share row exclusive mode`.execute(tx);
}

/** Inserts or replaces the maintenance of a service and increments its revision. */
export async function writeMaintenance(
  tx: Transaction,
  serviceId: string,
  { beginsAt, endsAt, texts }: MaintenanceFields,
  { at, by }: Stamp,
): Promise<StoredMaintenance> {
  const values = {
    begins_at: beginsAt,
    ends_at: endsAt,
    texts: JSON.stringify(texts),
    updated_at: at,
    updated_by_id: by.id,
    updated_by_name: by.name,
    updated_by_role: by.role,
  };
  const row = await tx
    .insertInto("service_maintenance")
    .values({ service_id: serviceId, ...values })
    .onConflict((conflict) =>
      conflict.column("service_id").doUpdateSet((stored) => ({
        ...values,
        revision: stored("service_maintenance.revision", "+", 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toMaintenance(row);
}

const countRow = declareRow({ count: int4() });

/** Counts the applications of a service that are not finished, in all communes. */
export async function countOpenApplications(db: Database | Transaction, serviceId: string): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from process p where p.service_id = ${serviceId} and ${isUnfinished}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
