/** Activity log as stored. */
import type { Insertable } from "kysely";
import type { Transaction } from "./database";
import type { ActivityTable } from "./tables";

/** Adds an entry. */
export async function insertActivity(tx: Transaction, activity: Insertable<ActivityTable>): Promise<void> {
  await tx.insertInto("activity").values(activity).execute();
}
