/** Settings of the installation as stored. */
import type { Database, Transaction } from "./database/database";

/** All stored settings by key. */
export async function selectSettings(db: Database | Transaction): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom("system_setting").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}
