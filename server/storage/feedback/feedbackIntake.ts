/** Storage of submitted feedback. */
import { sql, type Insertable } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import type { DB } from "#server/storage/__generated__/tables";

/** Returns the id of the entry with this key; `undefined` if there is none. */
export async function selectIdByIntakeKey(tx: Transaction, key: string): Promise<number | undefined> {
  const row = await tx.selectFrom("feedback").select("id").where("intake_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** Stores an entry and returns its id; `undefined` if another entry has its key. */
export async function insertFeedback(
  tx: Transaction,
  row: Insertable<DB["feedback"]>,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto("feedback")
    .values(row)
    .onConflict((conflict) => conflict.column("intake_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Counts a call of this minute, over all servers. Returns false, and does not count it, if there were `max` before. */
export async function countIntakeCall(db: Database, minute: Date, max: number): Promise<boolean> {
  const { rows } = await sql`
    insert into feedback_intake_minute as m (minute, calls) values (${minute}, 1)
    on conflict (minute) do update set calls = m.calls + 1 where m.calls < ${max}
    returning calls`.execute(db);
  return rows.length > 0;
}

/** Deletes the counters of minutes before this one. */
export async function deleteIntakeMinutes(db: Database, before: Date): Promise<number> {
  const { numDeletedRows: count } = await db
    .deleteFrom("feedback_intake_minute")
    .where("minute", "<", before)
    .executeTakeFirst();
  return Number(count);
}
