/** Storage of links for invitations and password resets. */
import { sql } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, timestamptz, type RowOf } from "#server/storage/database/declaredRow";

/** An invitation or password reset that can still be used, with its user. */
export interface OpenInvitation {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  /** Whether the user already has a password. */
  readonly hasPassword: boolean;
}

/**
 * Loads the open invitation with this token hash. Returns `undefined` if there is none, if it was used or withdrawn or
 * has expired, or if its user was deactivated.
 */
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

/** Marks an invitation as used. Returns false if it was used concurrently or is no longer open. */
export async function markInvitationUsed(tx: Transaction, id: string, now: Date): Promise<boolean> {
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

/** Withdraws a user's open invitations and password resets. Returns the purpose of each. */
export async function withdrawInvitations(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<readonly LinkPurpose[]> {
  const ended = await endOpen(tx, now).where("user_id", "=", userId).returning("purpose").execute();
  return ended.map(({ purpose }) => purpose);
}

/** Withdraws a user's open links that may already have been sent to the previous e-mail address. */
export async function withdrawEmailedLinks(tx: Transaction, userId: string, now: Date): Promise<void> {
  await endOpen(tx, now).where("user_id", "=", userId).where("mail_tries", ">", 0).execute();
}

/** A withdrawn link. `id` is the id of its user. */
interface EndedLink {
  readonly purpose: LinkPurpose;
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Withdraws the open links that were shown to `creatorId` to pass on. Returns their users and purposes. */
export async function withdrawDisplayedLinks(
  tx: Transaction,
  creatorId: string,
  now: Date,
): Promise<readonly EndedLink[]> {
  return endOpen(tx, now)
    .from("user_account as u")
    .whereRef("u.id", "=", "user_invitation.user_id")
    .where("invited_by_id", "=", creatorId)
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

/** Deletes links created before that time, except a user's latest link of each purpose, which is displayed. */
export async function deleteOldInvitations(db: Database, before: Date): Promise<number> {
  // Earlier links are never open: creating a link withdraws them.
  const { numAffectedRows = 0n } = await sql`
    delete from user_invitation i where i.created_at < ${before} and exists (
      select from user_invitation later
      where later.user_id = i.user_id and later.purpose = i.purpose and later.created_at > i.created_at
    )`.execute(db);
  return Number(numAffectedRows);
}

/** The purpose of a link. */
export type LinkPurpose = "INVITATION" | "PASSWORD_RESET";

/** The creator of a link. */
interface LinkCreator {
  /** `null` for the system. */
  readonly id: string | null;
  readonly name: string;
  readonly role: RoleType | null;
}

/** Common values of links that are created together. */
export interface NewInvitations {
  readonly purpose: LinkPurpose;
  readonly delivery: "LINK" | "QUEUED";
  readonly by: LinkCreator;
  readonly now: Date;
  readonly expiresAt: Date;
}

const idRow = declareRow({ id: "user_invitation.id" });

/** Inserts links and returns their ids, in no particular order. Links sent by e-mail are due immediately. */
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

/** A link as displayed. The token is not stored, so the URL is not included. */
export type StoredInvitation = RowOf<typeof invitationRow>;

const invitationRow = declareRow({
  purpose: "user_invitation.purpose",
  delivery: "user_invitation.delivery",
  createdAt: "user_invitation.created_at",
  expiresAt: "user_invitation.expires_at",
  usedAt: "user_invitation.used_at",
  withdrawnAt: "user_invitation.withdrawn_at",
  /** `null` if the system created the link or the user was deleted. */
  invitedById: "user_invitation.invited_by_id",
  invitedByName: "user_invitation.invited_by_name",
  invitedByRole: "user_invitation.invited_by_role",
  /** Creation time of the user's latest link of any purpose. */
  latestAt: timestamptz(),
});
const invitationOfUserRow = invitationRow.with(declareRow({ userId: "user_invitation.user_id" }));

/** Loads these users' latest link of each purpose in one statement, sorted by user. For at most a page of users. */
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
