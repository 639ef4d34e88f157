/** Reads of personal data that were recorded already, by day and user. */
import type { Database, Transaction } from "#server/storage/database/database";

/** A user who reads on a day. */
export interface Reader {
  /** Day in Europe/Berlin. */
  readonly day: string;
  readonly userId: string;
}

/** Returns those of the processes whose read is stored. */
export async function selectRecorded(
  db: Database,
  { day, userId }: Reader,
  processIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("personal_data_read")
    .select("process_id")
    .where("day", "=", day)
    .where("user_id", "=", userId)
    .where("process_id", "in", processIds)
    .execute();
  return new Set(rows.map(({ process_id: id }) => id));
}

/** Stores reads. Returns the processes whose read was not stored before. */
export async function insertReads(
  tx: Transaction,
  { day, userId }: Reader,
  processIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (processIds.length === 0) return new Set();
  const rows = await tx
    .insertInto("personal_data_read")
    .values(processIds.map((id) => ({ day, user_id: userId, process_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("process_id")
    .execute();
  return new Set(rows.map(({ process_id: id }) => id));
}

/** Whether there is an entry about a read by a user since a time, with this label in a commune. */
export async function hasReadOfCommune(
  db: Database,
  {
    ags,
    label,
    userId,
    since,
  }: { readonly ags: string; readonly label: string; readonly userId: string; readonly since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("activity")
    .select("id")
    .where("commune_ags", "=", ags)
    .where("at", ">=", since)
    .where("type", "=", "READ_PERSONAL_DATA")
    .where("actor_user_id", "=", userId)
    .where("label", "=", label)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the reads of days before one. Returns their number. */
export async function deleteReadsBefore(db: Database, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("personal_data_read")
    .where("day", "<", day)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
