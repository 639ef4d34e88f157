/** Stored automated jobs: up to when their runs are planned, and their pauses. */
import type { Selectable } from "kysely";
import type { AutomatedJob } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp } from "#server/storage/stamp";

/** Name of the row that holds the pause of all jobs. */
export const allJobs = "*";

/** A job, or the pause of all. */
export type StoredJob = Selectable<AutomatedJob>;

/** Loads all rows by name. A job without one was never planned or paused. */
export async function selectJobs(db: Database | Transaction): Promise<ReadonlyMap<string, StoredJob>> {
  const rows = await db.selectFrom("automated_job").selectAll().execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** Locks the planning of all jobs until the transaction ends. False if another server plans them at the moment. */
export async function lockPlanning(tx: Transaction): Promise<boolean> {
  const row = await tx
    .selectFrom("automated_job")
    .select("name")
    .where("name", "=", allJobs)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores up to when the runs of jobs are planned. */
export async function storePlanned(tx: Transaction, names: readonly string[], until: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto("automated_job")
    .values(names.map((name) => ({ name, planned_until: until })))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ planned_until: until }))
    .execute();
}

/** Locks a job, or the pause of all, until the transaction ends. Also locks the planning, which reads pauses. */
export async function lockJob(tx: Transaction, name: string): Promise<StoredJob> {
  await tx
    .insertInto("automated_job")
    .values({ name })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  await tx.selectFrom("automated_job").select("name").where("name", "=", allJobs).forUpdate().execute();
  return tx
    .selectFrom("automated_job")
    .selectAll()
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A pause to store. */
export interface NewPause {
  /** Null: until it is resumed. */
  readonly until: Date | null;
  readonly note: string;
}

/** Stores a pause, or removes it if it is null. */
export async function updatePause(
  tx: Transaction,
  name: string,
  pause: NewPause | null,
  { at, by }: Stamp,
): Promise<void> {
  await tx
    .updateTable("automated_job")
    .set({
      paused_at: pause && at,
      paused_until: pause?.until ?? null,
      pause_note: pause?.note ?? null,
      paused_by_id: pause && by.id,
      paused_by_name: pause && by.name,
      paused_by_role: pause && by.role,
      changed_at: at,
      changed_by_name: by.name,
    })
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("name", "=", name)
    .execute();
}
