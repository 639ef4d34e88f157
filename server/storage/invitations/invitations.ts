/** Invitations and password resets as stored. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** An invitation that can still be accepted, with its user. */
export interface OpenInvitation {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** Whether the user has had a password before. */
  readonly hasPassword: boolean;
}

/** The invitation with this token's hash; undefined: none, used, withdrawn, expired, or its user was deactivated. */
export async function selectOpenInvitation(
  db: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return db
    .selectFrom("user_invitation as i")
    .innerJoin("user_account as u", "u.id", "i.user_id")
    .select(({ eb }) => [
      "i.id",
      "i.user_id as userId",
      "u.username",
      "u.email",
      eb("u.password_hash", "is not", null).$castTo<boolean>().as("hasPassword"),
    ])
    .where("i.token_hash", "=", tokenHash)
    .where("i.used_at", "is", null)
    .where("i.withdrawn_at", "is", null)
    .where("i.expires_at", ">", now)
    .where("u.deactivated_at", "is", null)
    .executeTakeFirst();
}

/** Marks an invitation as used; false: somebody else was faster, or it ended meanwhile. */
export async function useInvitation(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable("user_invitation")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("user_account")
          .select("id")
          .whereRef("user_account.id", "=", "user_invitation.user_id")
          .where("deactivated_at", "is", null),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends what is still open of a user's invitations and resets; answers what each was for. */
export async function withdrawInvitations(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<readonly LinkPurpose[]> {
  const ended = await endOpen(tx, now).where("user_id", "=", userId).returning("purpose").execute();
  return ended.map(({ purpose }) => purpose);
}

/** Ends those of a user's open links that may have come to the e-mail address so far. */
export async function withdrawMailed(tx: Transaction, userId: string, now: Date): Promise<void> {
  await endOpen(tx, now).where("user_id", "=", userId).where("mail_tries", ">", 0).execute();
}

/** A link that has ended, with its user. */
interface EndedLink {
  readonly purpose: LinkPurpose;
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Ends the open links that this user was shown, to pass them on; answers whose they were, and what for. */
export async function withdrawShown(
  tx: Transaction,
  makerId: string,
  now: Date,
): Promise<readonly EndedLink[]> {
  return endOpen(tx, now)
    .from("user_account as u")
    .whereRef("u.id", "=", "user_invitation.user_id")
    .where("invited_by_id", "=", makerId)
    .where("delivery", "=", "LINK")
    .returning(["user_invitation.purpose", "u.id", "u.username", "u.email"])
    .execute();
}

function endOpen(tx: Transaction, now: Date) {
  return tx
    .updateTable("user_invitation")
    .set({ withdrawn_at: now })
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", now);
}

/** Removes links made before that time, but for the latest of each purpose, which is shown. */
export async function deleteOldInvitations(db: Database, before: Date): Promise<void> {
  // Whoever makes a link has ended the earlier ones.
  await sql`
    delete from user_invitation i where i.created_at < ${before} and exists (
      select from user_invitation later
      where later.user_id = i.user_id and later.purpose = i.purpose and later.created_at > i.created_at
    )`.execute(db);
}

/** What a link is for. */
export type LinkPurpose = "INVITATION" | "PASSWORD_RESET";

/** Who makes a link. */
interface LinkMaker {
  /** Null: the system itself. */
  readonly id: string | null;
  readonly name: string;
  readonly role: RoleType | null;
}

/** What the links that are made together have in common. */
export interface NewInvitations {
  readonly purpose: LinkPurpose;
  readonly delivery: "LINK" | "QUEUED";
  readonly by: LinkMaker;
  readonly now: Date;
  readonly expiresAt: Date;
}

const idRow = declareRow({ id: "user_invitation.id" });

/** Adds a link for each of these users; answers their ids in no order. Those by e-mail are due at once. */
export async function insertInvitations(
  tx: Transaction,
  links: readonly { readonly userId: string; readonly tokenHash: Uint8Array }[],
  { purpose, delivery, by, now, expiresAt }: NewInvitations,
): Promise<readonly string[]> {
  if (links.length === 0) return [];
  const hashes = links.map((link) => Buffer.from(link.tokenHash).toString("hex"));
  const { rows } = await idRow.sql`
    insert into user_invitation (user_id, token_hash, created_at, expires_at, purpose, delivery, mail_due_at,
      invited_by_id, invited_by_name, invited_by_role)
    select user_id, decode(hash, 'hex'), ${now}::timestamptz, ${expiresAt}::timestamptz, ${purpose}, ${delivery},
      ${delivery === "QUEUED" ? now : null}::timestamptz, ${by.id}::uuid, ${by.name},
      ${by.role}::text
    from unnest(${links.map((link) => link.userId)}::uuid[], ${hashes}::text[]) as link (user_id, hash)
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

/** A link as it is shown; the link itself is nowhere stored. */
export type StoredInvitation = RowOf<typeof invitationRow>;

const invitationRow = declareRow({
  purpose: "user_invitation.purpose",
  delivery: "user_invitation.delivery",
  createdAt: "user_invitation.created_at",
  expiresAt: "user_invitation.expires_at",
  usedAt: "user_invitation.used_at",
  withdrawnAt: "user_invitation.withdrawn_at",
  /** Null: the system itself, or a user who is gone. */
  invitedById: "user_invitation.invited_by_id",
  invitedByName: "user_invitation.invited_by_name",
  invitedByRole: "user_invitation.invited_by_role",
  /** When the user's latest link of either purpose was made. */
  latestAt: timestamptz(),
});
const invitationOfUserRow = invitationRow.with(declareRow({ userId: "user_invitation.user_id" }));

/** The latest link of each purpose of these users, by user; at most a page of them. One statement. */
export async function selectLatestInvitations(
  db: Database | Transaction,
  userIds: readonly string[],
): Promise<readonly RowOf<typeof invitationOfUserRow>[]> {
  const { rows } = await invitationOfUserRow.sql`
    select distinct on (i.user_id, i.purpose)
      i.user_id as "userId", i.purpose, i.delivery, i.created_at as "createdAt", i.expires_at as "expiresAt",
      i.used_at as "usedAt", i.withdrawn_at as "withdrawnAt", i.invited_by_id as "invitedById",
      i.invited_by_name as "invitedByName", i.invited_by_role as "invitedByRole",
      max(i.created_at) over (partition by i.user_id) as "latestAt"
    from user_invitation i where i.user_id = any(${userIds}::uuid[])
    order by i.user_id, i.purpose, i.created_at desc`.execute(db);
  return rows;
}
