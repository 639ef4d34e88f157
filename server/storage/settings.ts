/** Storage of the installation's settings. */
import type { Database, Transaction } from "./database/database";

/** Loads all stored settings by key. */
export async function selectSettings(db: Database | Transaction): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom("system_setting").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}
