/** Known clients of accounts, as stored. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";

/** Those of these keys that logged in to the account at that time or later. */
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

/** Notes clients that log in now, and drops others whose place they take. The account's row must be locked. */
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

/** Forgets all clients of an account. The account's row must be locked. */
export async function deleteKnownClients(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom("login_client").where("user_id", "=", userId).execute();
}

/** Forgets clients that have not logged in since that time. */
export async function deleteOldClients(db: Database, before: Date): Promise<void> {
  // Rows that a login writes at the moment are skipped: it renews them.
  await sql`
    delete from login_client where (user_id, client_key) in (
      select user_id, client_key from login_client where last_login_at < ${before} for update skip locked
    )`.execute(db);
}
