/** Clients that have logged in to an account before, as stored. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";

/** Returns which of these client keys have logged in to the account at `since` or later. */
export async function selectKnownClients(
  db: Database | Transaction,
  userId: string,
  keys: readonly string[],
  since: Date,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("login_client")
    .select("client_key")
    .where("user_id", "=", userId)
    .where(sql<boolean>`client_key = any(${keys}::text[])`)
    .where("last_login_at", ">=", since)
    .execute();
  return rows.map((row) => row.client_key);
}

/** Records clients that log in now and deletes the ones they replace. The account's row must be locked. */
export async function replaceKnownClients(
  tx: Transaction,
  userId: string,
  clients: { readonly old: readonly string[]; readonly new: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql`delete from login_client where user_id = ${userId} and client_key = any(${clients.old}::text[])`.execute(
    tx,
  );
  await sql`
    insert into login_client (user_id, client_key, last_login_at)
    select ${userId}::uuid, key, ${clients.now}::timestamptz from unnest(${clients.new}::text[]) key
    on conflict (user_id, client_key) do update set last_login_at = excluded.last_login_at`.execute(tx);
}

/** Deletes all clients of an account. The account's row must be locked. */
export async function deleteKnownClients(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom("login_client").where("user_id", "=", userId).execute();
}

/** Deletes clients that have not logged in since that time. */
export async function deleteOldClients(db: Database, before: Date): Promise<number> {
  // Skip rows that a concurrent login has locked: it is renewing them.
  const { numAffectedRows = 0n } = await sql`
    delete from login_client where (user_id, client_key) in (
      select user_id, client_key from login_client where last_login_at < ${before} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}
