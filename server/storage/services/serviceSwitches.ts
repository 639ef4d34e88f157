/** Storage of runs that switch services in many communes. */
import { sql, type Insertable, type Selectable } from "kysely";
import type { ServiceSwitch } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import type { StoredRun } from "#server/storage/runs/runs";

/** A run that switches services. */
export type StoredServiceSwitch = StoredRun & Selectable<ServiceSwitch>;

/** Stores what a run switches. */
export async function insertServiceSwitch(
  tx: Transaction,
  row: Omit<Insertable<ServiceSwitch>, "commune_count">,
): Promise<void> {
  await tx
    .insertInto("service_switch")
    .values({ ...row, commune_count: 0 })
    .execute();
}

const switches = (db: Database | Transaction) =>
  db.selectFrom("run").innerJoin("service_switch", "service_switch.run_id", "run.id").selectAll();

/** Loads the run with this id; undefined if there is none. */
export function selectServiceSwitch(
  db: Database | Transaction,
  id: string,
): Promise<StoredServiceSwitch | undefined> {
  return switches(db).where("run.id", "=", id).executeTakeFirst();
}

/** Loads the run that was started last to take a run back; undefined if there is none. */
export function selectUndo(db: Database, id: string): Promise<StoredServiceSwitch | undefined> {
  return switches(db)
    .where("service_switch.undo_of_id", "=", id)
    .where("run.started_at", "is not", null)
    .orderBy("run.started_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The statement that loads the runs that begin after a moment, the next one first. */
export function scheduledSwitches(db: Database, now: Date, max: number) {
  return switches(db)
    .where("run.kind", "=", sql.lit("SERVICE_SWITCH"))
    .where("run.state", "=", sql.lit("RUNNING"))
    .where("run.begins_at", ">", now)
    .orderBy("run.begins_at")
    .limit(sql.lit(max));
}

/** Stores the number of communes of the items of a run, or only of those that it will handle. */
export async function updateCommuneCount(tx: Transaction, id: string, onlyWaiting = false): Promise<void> {
  const counted = onlyWaiting ? sql`state = 'WAITING'` : sql`true`;
  await sql`
    update service_switch set commune_count = (
      select count(distinct commune_ags) from run_item where run_id = ${id} and ${counted})
    where run_id = ${id}`.execute(tx);
}
