import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";

/** Empties the activity log with its chain, which only a superuser can do: triggers refuse it. */
export async function clearActivities(db: Database): Promise<void> {
  await withoutTriggers(db, async (tx) => {
    for (const table of ["activity", "activity_waiting", "activity_chain", "activity_salt"] as const) {
      await tx.deleteFrom(table).execute();
    }
    await tx.deleteFrom("activity_chain_head").execute();
    await tx.deleteFrom("activity_kind").execute();
  });
}

/** Runs statements as an attacker with full rights on the database would: without triggers. */
export async function withoutTriggers(db: Database, work: (tx: Database) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}
