/** Storage of the installation's settings. */
import { sql } from "kysely";
import type { Database, Transaction } from "./database/database";
import type { Stamp, StoredActor } from "./stamp";

/** A stored setting. */
export interface StoredSetting {
  readonly key: string;
  /** Null: reset to the default. */
  readonly value: unknown;
  /** Revision of all settings with which this one was changed; 0: as set up. */
  readonly revision: number;
  /** Null, as updatedBy: never changed since the system was set up. */
  readonly updatedAt: Date | null;
  readonly updatedBy: StoredActor | null;
}

/** Loads all stored settings by key. */
export async function selectSettings(db: Database | Transaction): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom("system_setting").select(["key", "value"]).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Loads all stored settings with their last change. */
export async function selectStoredSettings(db: Database | Transaction): Promise<StoredSetting[]> {
  const rows = await db.selectFrom("system_setting").selectAll().execute();
  return rows.map((row) => ({
    key: row.key,
    value: row.value,
    revision: row.revision,
    updatedAt: row.updated_at,
    updatedBy:
      row.updated_by_name === null
        ? null
        : { id: row.updated_by_id, name: row.updated_by_name, role: row.updated_by_role },
  }));
}

/** Locks the settings until the transaction ends; reading goes on. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await sql`lock table system_setting in share row exclusive mode`.execute(tx);
}

/** Stores these values under a new revision. */
export async function writeSettings(
  tx: Transaction,
  values: readonly (readonly [key: string, value: unknown])[],
  revision: number,
  { at, by }: Stamp,
): Promise<void> {
  for (const [key, value] of values) {
    const row = {
      value: JSON.stringify(value),
      revision,
      updated_at: at,
      updated_by_id: by.id,
      updated_by_name: by.name,
      updated_by_role: by.role,
    };
    await tx
      .insertInto("system_setting")
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }
}
