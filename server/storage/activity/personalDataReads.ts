/** Reads of personal data that were recorded already, by day and user. */
import type { Database, Transaction } from "#server/storage/database/database";

/** A user who reads the data of a process on a day. */
export interface PersonalDataRead {
  /** Day in Europe/Berlin. */
  readonly day: string;
  readonly userId: string;
  readonly processId: number;
}

/** Whether the read is stored. */
export async function hasRead(db: Database, { day, userId, processId }: PersonalDataRead): Promise<boolean> {
  const row = await db
    .selectFrom("personal_data_read")
    .select("day")
    .where("day", "=", day)
    .where("user_id", "=", userId)
    .where("process_id", "=", processId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the read. Returns false if it is stored already. */
export async function insertRead(
  tx: Transaction,
  { day, userId, processId }: PersonalDataRead,
): Promise<boolean> {
  const row = await tx
    .insertInto("personal_data_read")
    .values({ day, user_id: userId, process_id: processId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("day")
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
