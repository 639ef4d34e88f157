/** Storage of the initialization of communes: adds them, and claims those that a job has to initialize. */
import { sql } from "kysely";
import type { FederalStateCode } from "#domain/federalStates";
import type { Database, Transaction } from "#server/storage/database/database";
import type { Stamp, StoredActor } from "#server/storage/stamp";
import type { InitializationError } from "#server/storage/columnTypes";

/** A commune to add. */
export interface NewCommune {
  readonly ags: string;
  readonly name: string;
  readonly unit: string;
  readonly state: FederalStateCode;
  readonly initial: string;
  readonly search_text: string;
  /** `null` if unknown. */
  readonly population: number | null;
  readonly initial_services: readonly string[];
}

/** Adds a commune that is not initialized. Returns false if there is one with this AGS. */
export async function insertCommune(tx: Transaction, commune: NewCommune, stamp: Stamp): Promise<boolean> {
  const { at, by } = stamp;
  const added = await tx
    .insertInto("commune")
    .values({
      ...commune,
      initial_services: [...commune.initial_services],
      created_at: at,
      updated_at: at,
      updated_by_id: by.id,
      updated_by_name: by.name,
      updated_by_role: by.role,
    })
    .onConflict((conflict) => conflict.column("ags").doNothing())
    .returning("ags")
    .executeTakeFirst();
  // Processes of a removed commune with this AGS belong to it again.
  if (added) await tx.deleteFrom("removed_commune").where("ags", "=", commune.ags).execute();
  return added !== undefined;
}

/** Sets which services the next initialization adds. */
export async function updateInitialServices(
  tx: Transaction,
  ags: string,
  services: readonly string[],
): Promise<void> {
  await tx
    .updateTable("commune")
    .set({ initial_services: [...services] })
    .where("ags", "=", ags)
    .execute();
}

/** Locks a commune until the transaction ends and returns its state; `undefined` if there is none. */
export function lockInitialization(tx: Transaction, ags: string) {
  return tx
    .selectFrom("commune")
    .select("initialization")
    .where("ags", "=", ags)
    .forUpdate()
    .executeTakeFirst();
}

/** Requests the initialization of a commune by a job, which is expected to start before `dueAt`. */
export async function requestInitialization(
  tx: Transaction,
  ags: string,
  dueAt: Date,
  { by }: Stamp,
): Promise<void> {
  await tx
    .updateTable("commune")
    .set({
      initialization_error: null,
      initialization_due_at: dueAt,
      initialization_by_id: by.id,
      initialization_by_name: by.name,
      initialization_by_role: by.role,
    })
    .where("ags", "=", ags)
    .execute();
}

/**
 * Marks a commune as being initialized until `leaseEnd`. Returns false if there is nothing to do or another server is
 * doing it.
 */
export async function claimInitialization(
  db: Database,
  ags: string,
  at: Date,
  leaseEnd: Date,
): Promise<boolean> {
  const claimed = await db
    .updateTable("commune")
    .set({ initialization: "initializing", initialization_at: at, initialization_due_at: leaseEnd })
    .where("ags", "=", ags)
    .where("initialization", "=", "not_initialized")
    .where("initialization_due_at", "is not", null)
    .returning("ags")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A commune that is being initialized. */
export interface ClaimedCommune {
  readonly name: string;
  readonly unit: string;
  readonly initialServices: readonly string[];
  readonly startedBy: StoredActor | null;
}

/** Locks the commune of a claim until the transaction ends; `undefined` if the claim has ended or it was removed. */
export async function lockClaimed(
  tx: Transaction,
  ags: string,
  claimedAt: Date,
): Promise<ClaimedCommune | undefined> {
  const row = await tx
    .selectFrom("commune")
    .select([
      "name",
      "unit",
      "initial_services as initialServices",
      "initialization_by_id",
      "initialization_by_name",
      "initialization_by_role",
    ])
    .where("ags", "=", ags)
    .where("initialization", "=", "initializing")
    .where("initialization_at", "=", claimedAt)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    initialization_by_id: id,
    initialization_by_name: by,
    initialization_by_role: role,
    ...commune
  } = row;
  return { ...commune, startedBy: by === null ? null : { id, name: by, role } };
}

/** Ends the initialization of a locked commune, successfully or with the error. */
export async function endInitialization(
  tx: Transaction,
  ags: string,
  error: InitializationError | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("commune")
    .set({
      initialization: error === null ? "initialized" : "not_initialized",
      initialization_error: error === null ? null : JSON.stringify(error),
      initialization_at: at,
      initialization_due_at: null,
    })
    .where("ags", "=", ags)
    .execute();
}

/** Returns the AGS of communes whose initialization did not start or end in time; it is due again at `dueAt`. */
export async function claimOverdueCommunes(db: Database, now: Date, dueAt: Date): Promise<readonly string[]> {
  const overdue = await db
    .updateTable("commune")
    .set({ initialization: "not_initialized", initialization_due_at: dueAt })
    .where("ags", "in", (of) =>
      of
        .selectFrom("commune")
        .select("ags")
        .where("initialization_due_at", "<=", now)
        // Skip locked communes: they are being initialized.
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning("ags")
    .execute();
  return overdue.map(({ ags }) => ags);
}

/** Adds those of the services that the commune does not offer yet. */
export async function addMissingServices(
  tx: Transaction,
  ags: string,
  serviceIds: readonly string[],
  stamp: { readonly at: Date; readonly by: string | null },
): Promise<void> {
  await sql`
    insert into commune_service (commune_ags, service_id, is_enabled, updated_at, updated_by_name)
    select ${ags}, id, true, ${stamp.at}::timestamptz, ${stamp.by} from unnest(${serviceIds}::text[]) as given (id)
    on conflict do nothing`.execute(tx);
}
