/** Who wants the daily digest, and which day's digest they were sent. */
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";

/** Whether a user wants the digest; false if the user does not exist. */
export async function selectWantsDigest(db: Database | Transaction, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("user_account")
    .select("wants_digest")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.wants_digest ?? false;
}

/** Stores whether a user wants the digest. Returns false if that was stored already. */
export async function updateWantsDigest(tx: Transaction, id: string, isWanted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("user_account")
    .set({ wants_digest: isWanted })
    .where("id", "=", id)
    .where("wants_digest", "!=", isWanted)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const digestUserRow = declareRow({
  id: "user_account.id",
  username: "user_account.username",
  email: "user_account.email",
  active: "user_account.active",
  roles: json<
    readonly {
      readonly type: RoleType;
      readonly ags: string | null;
      readonly services: readonly string[];
    }[]
  >(),
});

/** An active user who wants the digest. */
export type DigestUser = RowOf<typeof digestUserRow>;

/** Returns the active users who want the digest and were not sent that of this day. */
export async function selectDigestUsers(db: Database, day: string): Promise<readonly DigestUser[]> {
  const { rows } = await digestUserRow.sql`
    select u.id, u.username, u.email, u.active, coalesce((
      select json_agg(json_build_object('type', r.type, 'ags', r.commune_ags, 'services', r.services) order by r.position)
      from user_role r where r.user_id = u.id
    ), '[]') as roles
    from user_account u
    where u.wants_digest and u.active and (u.digest_sent_on is null or u.digest_sent_on < ${day}::date)
    order by u.id`.execute(db);
  return rows;
}

/**
 * Claims the digest of a day for a user, before it is sent. Returns false if another server did, or if the user no longer
 * wants it.
 */
export async function claimDigest(db: Database, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("user_account")
    .set({ digest_sent_on: day })
    .where("id", "=", id)
    .where("wants_digest", "=", true)
    .where("active", "=", true)
    .where((is) => is.or([is("digest_sent_on", "is", null), is("digest_sent_on", "<", day)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up a claim, because the digest was not sent and is tried again. */
export async function releaseDigest(db: Database, id: string, day: string): Promise<void> {
  await db
    .updateTable("user_account")
    .set({ digest_sent_on: null })
    .where("id", "=", id)
    .where("digest_sent_on", "=", day)
    .execute();
}
