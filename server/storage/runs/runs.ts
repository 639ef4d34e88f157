/** Stored runs: background operations on many objects, from the dry run to the result. */
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Run } from "#server/storage/__generated__/tables";
import type { Database, Transaction } from "#server/storage/database/database";
import type { RunKind } from "#server/storage/columnTypes";

/** A run. */
export type StoredRun = Selectable<Run>;

export type RunState = StoredRun["state"];

/** Inserts a run and returns it as stored. */
export function insertRun(tx: Transaction, run: Insertable<Run>): Promise<StoredRun> {
  return tx.insertInto("run").values(run).returningAll().executeTakeFirstOrThrow();
}

/** Loads the run of this kind with this id; undefined if there is none. */
export function selectRun(
  db: Database | Transaction,
  kind: RunKind,
  id: string,
): Promise<StoredRun | undefined> {
  return db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "=", sql.lit(kind))
    .executeTakeFirst();
}

/** Loads a run and locks it until the transaction ends, so that no other server changes or handles it. */
export function lockRun(tx: Transaction, kind: RunKind, id: string): Promise<StoredRun | undefined> {
  return tx
    .selectFrom("run")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "=", sql.lit(kind))
    .forUpdate()
    .executeTakeFirst();
}

/** Updates a run, increments its revision and returns it as stored. */
export function updateRun(
  tx: Transaction,
  id: string,
  changes: Omit<Updateable<Run>, "revision">,
): Promise<StoredRun> {
  return tx
    .updateTable("run")
    .set(changes)
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Numbers of handled items by outcome. */
export interface ResultCounts {
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Adds to the counts of a run and renews its heartbeat. */
export async function addResults(tx: Transaction, id: string, counts: ResultCounts, at: Date): Promise<void> {
  await tx
    .updateTable("run")
    .set((eb) => ({
      succeeded: eb("succeeded", "+", counts.succeeded),
      failed: eb("failed", "+", counts.failed),
      skipped: eb("skipped", "+", counts.skipped),
      revision: eb("revision", "+", 1),
    }))
    .set({ beat_at: at })
    .where("id", "=", id)
    .execute();
}

/** Loads the revision of a run, which changes with its state and counts. */
export async function selectRunRevision(db: Database, id: string): Promise<number | undefined> {
  const run = await db.selectFrom("run").select("revision").where("id", "=", id).executeTakeFirst();
  return run?.revision;
}

/** Expires dry runs of a kind that were not started in time and deletes their items, which were never handled. */
export async function expireRuns(db: Database, kind: RunKind, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const expired = await tx
      .updateTable("run")
      .set({ state: "EXPIRED" })
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .where("kind", "=", sql.lit(kind))
      .where("state", "=", sql.lit("PREPARED"))
      .where("expires_at", "<=", now)
      .returning("id")
      .execute();
    if (expired.length === 0) return;
    const ids = expired.map(({ id }) => id);
    await tx.deleteFrom("run_item").where("run_id", "in", ids).execute();
  });
}

/** Deletes runs of a kind that expired before a time, and those that ended before another; null: none of these. */
export async function deleteOldRuns(
  db: Database,
  kind: RunKind,
  expiredBefore: Date,
  endedBefore: Date | null,
): Promise<void> {
  const ofKind = db.deleteFrom("run").where("kind", "=", sql.lit(kind));
  await ofKind.where("state", "=", sql.lit("EXPIRED")).where("expires_at", "<", expiredBefore).execute();
  if (endedBefore !== null) await ofKind.where("finished_at", "<", endedBefore).execute();
}

/**
 * Claims running runs of a kind that should have begun before `since` and whose last heartbeat is older. Renews the
 * heartbeat, so that only one server claims each. Returns their ids.
 */
export async function claimOrphanedRuns(
  db: Database,
  kind: RunKind,
  since: Date,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .updateTable("run")
    .set({ beat_at: now })
    .where("kind", "=", sql.lit(kind))
    .where("state", "=", sql.lit("RUNNING"))
    .where("beat_at", "<", since)
    .where(({ eb, or }) => or([eb("begins_at", "is", null), eb("begins_at", "<", since)]))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
