/** Pseudonymisation of old entries of the activity log. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { entryColumns, type HashedEntry } from "./chain";

/** Values of an entry after its persons were replaced. */
export interface ReplacedValues {
  readonly id: number;
  readonly actorName: string;
  readonly targetId: string;
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The latest time before which entries may be pseudonymised; null: none are. */
export async function selectPseudonymisedBefore(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom("activity_pseudonymisation")
    .select("before")
    .orderBy("before", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.before ?? null;
}

/** Notes that entries before a time are pseudonymised from now on. */
export async function insertPseudonymisation(db: Database, before: Date, at: Date): Promise<void> {
  await db
    .insertInto("activity_pseudonymisation")
    .values({ before, noted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Loads chained entries that still have their personal values, with ids after one, in ascending order. */
export function selectPersonalEntries(
  db: Database,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<HashedEntry[]> {
  return db
    .selectFrom("activity_salt as s")
    .innerJoin("activity", "activity.id", "s.activity_id")
    .select(entryColumns)
    .where("s.activity_id", ">", after)
    .orderBy("s.activity_id")
    .limit(limit)
    .execute();
}

/** Replaces personal values. The trigger that refuses changes lets only these through, in this transaction. */
export async function replacePersonal(tx: Transaction, entries: readonly ReplacedValues[]): Promise<void> {
  await sql`select set_config('activity_log.pseudonymising', 'on', true)`.execute(tx);
  for (const { id, actorName, targetId, label, before, after } of entries) {
    await tx
      .updateTable("activity")
      .set({
        actor_user_id: null,
        actor_name: actorName,
        target_id: targetId,
        label,
        before: before === null ? null : JSON.stringify(before),
        after: after === null ? null : JSON.stringify(after),
      })
      .where("id", "=", id)
      .execute();
  }
}

/** Deletes the salts of entries whose personal values were replaced, in the same transaction. */
export async function deleteSalts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("activity_salt").where("activity_id", "in", ids).execute();
}
