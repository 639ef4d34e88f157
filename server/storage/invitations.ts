/** Invitations and password resets as stored. */
import type { Database, Transaction } from "./database";

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

/** Ends what is still open of a user's invitations. */
export async function withdrawInvitations(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("user_invitation")
    .set({ withdrawn_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Adds an invitation. */
export async function insertInvitation(
  tx: Transaction,
  invitation: {
    readonly userId: string;
    readonly tokenHash: Uint8Array;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { userId, tokenHash, now, expiresAt } = invitation;
  await tx
    .insertInto("user_invitation")
    .values({ user_id: userId, token_hash: tokenHash, created_at: now, expires_at: expiresAt })
    .execute();
}
