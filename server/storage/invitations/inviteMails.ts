/** Storage of queued e-mails for invitations and password resets. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import { declareRow, type RowOf } from "#server/storage/database/declaredRow";

/** An e-mail to send. */
export type StoredMail = RowOf<typeof mailRow>;

const mailRow = declareRow({
  purpose: "user_invitation.purpose",
  username: "user_account.username",
  email: "user_account.email",
  invitedById: "user_invitation.invited_by_id",
  invitedByName: "user_invitation.invited_by_name",
  expiresAt: "user_invitation.expires_at",
  /** Number of attempts, including the current one. */
  tries: "user_invitation.mail_tries",
});

/**
 * Begins an attempt and claims the e-mail until `lostAt`. The link gets this token hash, which invalidates tokens of
 * earlier attempts. Returns `undefined` if another attempt is running, or if the link is not due yet or no longer open.
 */
export async function claimMailAttempt(
  db: Database,
  id: string,
  { tokenHash, now, lostAt }: { readonly tokenHash: Uint8Array; readonly now: Date; readonly lostAt: Date },
): Promise<StoredMail | undefined> {
  const { rows } = await mailRow.sql`
    update user_invitation i set token_hash = ${tokenHash}, mail_tries = mail_tries + 1, mail_due_at = ${lostAt}
    from user_account u
    where i.id = ${id} and u.id = i.user_id and u.deactivated_at is null and ${isOpenMail}
      and i.expires_at > ${now} and i.mail_due_at <= ${now}
    returning i.purpose, u.username, u.email, i.invited_by_id as "invitedById",
      i.invited_by_name as "invitedByName", i.expires_at as "expiresAt", i.mail_tries as tries`.execute(db);
  return rows[0];
}

/** Stores the outcome of an attempt, unless a newer attempt has begun. */
export async function recordMailOutcome(
  db: Database,
  id: string,
  tokenHash: Uint8Array,
  outcome: { readonly delivery: "SENT" | "FAILED" } | { readonly dueAt: Date },
): Promise<void> {
  const values =
    "dueAt" in outcome ? { mail_due_at: outcome.dueAt } : { delivery: outcome.delivery, mail_due_at: null };
  await db
    .updateTable("user_invitation")
    .set(values)
    .where("id", "=", id)
    .where("token_hash", "=", tokenHash)
    .where("delivery", "=", "QUEUED")
    .execute();
}

/** Loads up to `limit` ids of links whose e-mails are due, longest overdue first. */
export async function selectDueMails(db: Database, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("user_invitation as i")
    .select("i.id")
    .where(isOpenMail)
    .where("i.mail_due_at", "<=", now)
    .where("i.expires_at", ">", now)
    .orderBy("i.mail_due_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Marks all due e-mails as failed. Returns their number. */
export async function failDueMails(db: Database, now: Date): Promise<number> {
  const { rows } = await sql`
    update user_invitation i set delivery = 'FAILED', mail_due_at = null
    where ${isOpenMail} and i.mail_due_at <= ${now} returning i.id`.execute(db);
  return rows.length;
}

/** Must match the condition of the partial index. */
const isOpenMail = sql<boolean>`i.delivery = 'QUEUED' and i.used_at is null and i.withdrawn_at is null`;
