/** Invitations of users by other users: send, send again and withdraw. */
import { inviteAgainMinutes } from "#domain/timings";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import {
  selectLatestInvitations,
  withdrawInvitations,
  withdrawDisplayedLinks,
  type StoredInvitation,
} from "#server/storage/invitations/invitations";
import { recordActivities, recordActivity, type Activity } from "#server/domain/activity/activity";
import { issueLinks, type IssuedLink, type LinkIssuer } from "./issueLinks";
import { inTransaction, done, userError, type Outcome, type UserError } from "#server/domain/mutationResult";
import { requireManageable } from "#server/domain/users/userGuards";
import { findUser } from "#server/domain/users/users";

/** A link for setting a password, from an invitation or a password reset. */
export type Invitation = StoredInvitation;

/** Derives the status of a link at the given time; the status itself is not stored. */
export function invitationStatusAt({ usedAt, withdrawnAt, expiresAt }: Invitation, now: Date) {
  if (usedAt !== null) return "ACCEPTED";
  if (withdrawnAt !== null) return "WITHDRAWN";
  return expiresAt <= now ? "EXPIRED" : "OPEN";
}

/** The user a link is for, and the link if the caller is to pass it on. */
export interface SentLink extends IssuedLink {
  /** Bare id. */
  readonly userId: string;
}

/**
 * Invites an existing user, in the transaction that created or locked them. Earlier links end, the activity is
 * recorded, and the e-mail is enqueued if a mail server is configured.
 */
export async function inviteUser(tx: Transaction, ctx: LinkIssuer, userId: string): Promise<IssuedLink> {
  const user = await findUser(tx, userId);
  if (user === null) throw new Error("The user to invite does not exist.");
  await withdrawInvitations(tx, userId, ctx.now());
  const [link] = await issueLinks(tx, ctx, [userId], "INVITATION");
  if (link === undefined) throw new Error("No link was issued for the user.");
  await recordActivity(tx, linkActivity(ctx, "SEND_USER_INVITE", user));
  return link;
}

/**
 * Invites a user without a password again; the earlier link ends. The value is the user, even if the request is
 * refused. Payload errors: status_not_allowed (the user is deactivated), user_already_activated, invite_too_soon
 * (params: at), not_found.
 */
export function sendUserInvite(ctx: Context, id: string | null): Promise<Outcome<SentLink>> {
  return inTransaction<SentLink>(ctx, async (tx) => {
    const { id: userId, status, hasPassword } = await requireManageable(ctx, tx, id);
    const refusal =
      status === "INACTIVE"
        ? userError("status_not_allowed", null, { status })
        : hasPassword
          ? userError("user_already_activated")
          : await tooSoonError(tx, userId, ctx.now());
    if (refusal) return refuseLink(userId, refusal);
    return done({ userId, ...(await inviteUser(tx, ctx, userId)) });
  });
}

const withdrawals = {
  INVITATION: "WITHDRAW_USER_INVITE",
  PASSWORD_RESET: "WITHDRAW_PASSWORD_RESET",
} as const;

/** Withdraws an open invitation or password reset link. Payload errors: status_not_allowed, not_found. */
export function withdrawUserInvite(ctx: Context, id: string | null): Promise<Outcome<SentLink>> {
  return inTransaction<SentLink>(ctx, async (tx) => {
    const user = await requireManageable(ctx, tx, id);
    const ended = await withdrawInvitations(tx, user.id, ctx.now());
    if (ended.length === 0) {
      return refuseLink(user.id, userError("status_not_allowed", null, { status: user.status }));
    }
    await recordActivities(
      tx,
      ended.map((purpose) => linkActivity(ctx, withdrawals[purpose], user)),
    );
    return done({ userId: user.id, url: null });
  });
}

/**
 * Withdraws the open links for others that this user was shown to pass on and may still have. Used when the user loses
 * rights or is removed. E-mailed links stay valid, since only their recipients have them. Call it once the user's own
 * rows are locked.
 */
export async function withdrawLinksCreatedBy(
  tx: Transaction,
  ctx: LinkIssuer,
  creatorId: string,
): Promise<void> {
  const ended = await withdrawDisplayedLinks(tx, creatorId, ctx.now());
  await recordActivities(
    tx,
    ended.map((user) => linkActivity(ctx, withdrawals[user.purpose], user)),
  );
}

/** Returns the earliest time for a user's next link, given when their latest link of either kind was created. */
export function resendAt(latestAt: Date): Date {
  return new Date(latestAt.getTime() + inviteAgainMinutes * 60_000);
}

/** Returns an error if it is too early for another link at that time, `undefined` otherwise. */
export async function tooSoonError(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<UserError | undefined> {
  const [latest] = await selectLatestInvitations(tx, [userId]);
  if (!latest) return undefined;
  const at = resendAt(latest.latestAt);
  return at > now ? userError("invite_too_soon", null, { at: at.toISOString() }) : undefined;
}

/** The outcome if no link was created: the unchanged user. */
export function refuseLink(userId: string, ...errors: readonly UserError[]): Outcome<SentLink> {
  return { value: { userId, url: null }, errors };
}

/** The activity of a link. Names the user it is for, and never contains the link itself. */
export function linkActivity(
  { now, viewer }: LinkIssuer,
  type: "SEND_USER_INVITE" | "WITHDRAW_USER_INVITE" | "SEND_PASSWORD_RESET" | "WITHDRAW_PASSWORD_RESET",
  { id, username, email }: { readonly id: string; readonly username: string; readonly email: string },
): Activity {
  const target = { kind: "user", id } as const;
  return { type, at: now(), actor: viewer, target, label: username, after: { username, email } };
}
