/** Storage of preferences of users. */
import type { Database, Transaction } from "#server/storage/database/database";

/** Preferences as in the contract. */
export interface Preferences {
  readonly usesSingleKeys: boolean;
  readonly hasSeenWelcome: boolean;
}

/** Loads the preferences of a user, who must exist. */
export async function selectPreferences(db: Database | Transaction, userId: string): Promise<Preferences> {
  return db
    .selectFrom("user_account")
    .select(["uses_single_keys as usesSingleKeys", "has_seen_welcome as hasSeenWelcome"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Stores the preferences of a user. */
export async function updatePreferences(
  tx: Transaction,
  userId: string,
  { usesSingleKeys, hasSeenWelcome }: Preferences,
): Promise<void> {
  await tx
    .updateTable("user_account")
    .set({ uses_single_keys: usesSingleKeys, has_seen_welcome: hasSeenWelcome })
    .where("id", "=", userId)
    .execute();
}
