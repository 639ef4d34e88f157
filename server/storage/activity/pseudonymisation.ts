/** Pseudonymisation of old entries of the activity log. */
import type { Database } from "#server/storage/database/database";
import type { HashedEntry } from "./chain";

/** The latest time before which all entries were pseudonymised; null: none. */
export async function selectPseudonymisedBefore(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom("activity_pseudonymisation")
    .select("before")
    .orderBy("before", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.before ?? null;
}

/** Notes that all entries before a time are about to be pseudonymised. */
export async function insertPseudonymisation(
  db: Database,
  values: { readonly before: Date; readonly at: Date; readonly count: number },
): Promise<void> {
  await db
    .insertInto("activity_pseudonymisation")
    .values({ before: values.before, done_at: values.at, entry_count: values.count })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Loads chained entries before a time that still have their salt, after a position of the chain. */
export async function selectPersonalEntries(
  db: Database,
  { before, after, limit }: { readonly before: Date; readonly after: number; readonly limit: number },
): Promise<(HashedEntry & { readonly position: number })[]> {
  return db
    .selectFrom("activity_chain as c")
    .innerJoin("activity_salt as s", "s.activity_id", "c.activity_id")
    .innerJoin("activity as a", "a.id", "c.activity_id")
    .selectAll("a")
    .select("c.position")
    .where("c.position", ">", after)
    .where("a.at", "<", before)
    .orderBy("c.position")
    .limit(limit)
    .execute();
}
