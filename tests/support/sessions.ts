/** Sessions for tests, created by the server's code. */
import { sql } from "kysely";
import { startSession } from "#server/domain/sessions/sessions";
import type { Database } from "#server/storage/database/database";

/** The time this many minutes later. */
export function minutes(count: number, from: Date): Date {
  return new Date(from.getTime() + Math.round(count * 60_000));
}

/** Starts a session of an active user at that time or slightly later; returns its token. */
export async function addSession(db: Database, userId: string, now: Date, later = "0"): Promise<string> {
  const passwordHash = "not a hash";
  await db
    .updateTable("user_account")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .execute();
  const token = await db
    .transaction()
    .execute((tx) => startSession(tx, { id: userId, passwordHash }, { now, userAgent: null }));
  if (token === undefined) throw new Error("The user is not active.");
  await sql`update user_session set last_used_at = last_used_at + ${later}::interval where user_id = ${userId}`.execute(
    db,
  );
  return token;
}
