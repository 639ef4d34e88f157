/** Invitations of users by others: the first one, the next one, and their end. */
import { inviteAgainMinutes } from "#domain/timings";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import {
  selectLatestInvitations,
  withdrawInvitations,
  withdrawShown,
  type StoredInvitation,
} from "#server/storage/invitations/invitations";
import { recordActivities, recordActivity, type Activity } from "#server/domain/activity/activity";
import { issueLinks, type IssuedLink, type LinkIssuer } from "./issueLinks";
import { change, done, userError, type Outcome, type UserError } from "#server/domain/userErrors";
import { requireManageable } from "#server/domain/users/userGuards";
import { findUser } from "#server/domain/users/users";

/** A link to set a password: of an invitation or of a reset. */
export type Invitation = StoredInvitation;

/** How a link is at that time, which is nowhere in it. */
export function invitationStatusAt({ usedAt, withdrawnAt, expiresAt }: Invitation, now: Date) {
  if (usedAt !== null) return "ACCEPTED";
  if (withdrawnAt !== null) return "WITHDRAWN";
  return expiresAt <= now ? "EXPIRED" : "OPEN";
}

/** Whose link it is, and the link where it is to be passed on. */
export interface SentLink extends IssuedLink {
  /** Bare id. */
  readonly userId: string;
}

/**
 * Invites a user who is there already, in the transaction that made them or that holds them: earlier links end, the
 * entry of the log is written, and the e-mail is queued where there is a mail server.
 */
export async function inviteUser(tx: Transaction, ctx: LinkIssuer, userId: string): Promise<IssuedLink> {
  const user = await findUser(tx, userId);
  if (user === null) throw new Error("The user to invite is not there.");
  await withdrawInvitations(tx, userId, ctx.now());
  const [link] = await issueLinks(tx, ctx, [userId], "INVITATION");
  if (link === undefined) throw new Error("A user has one link.");
  await recordActivity(tx, linkActivity(ctx, "SEND_USER_INVITE", user));
  return link;
}

/**
 * Invites a user without a password again; the earlier link ends. The value is the user, also beside what is refused.
 * Errors: status_not_allowed of a deactivated one, user_already_activated, invite_too_soon (params: at), not_found.
 */
export function sendUserInvite(ctx: Context, id: string | null): Promise<Outcome<SentLink>> {
  return change<SentLink>(ctx, async (tx) => {
    const { id: userId, status, hasPassword } = await requireManageable(ctx, tx, id);
    const refusal =
      status === "INACTIVE"
        ? userError("status_not_allowed", null, { status })
        : hasPassword
          ? userError("user_already_activated")
          : await tooSoon(tx, userId, ctx.now());
    if (refusal) return refuseLink(userId, refusal);
    return done({ userId, ...(await inviteUser(tx, ctx, userId)) });
  });
}

const withdrawals = {
  INVITATION: "WITHDRAW_USER_INVITE",
  PASSWORD_RESET: "WITHDRAW_PASSWORD_RESET",
} as const;

/** Ends an open invitation, or an open link to set a new password. Errors: status_not_allowed, not_found. */
export function withdrawUserInvite(ctx: Context, id: string | null): Promise<Outcome<SentLink>> {
  return change<SentLink>(ctx, async (tx) => {
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
 * Ends the open links of others that somebody was shown to pass on, and may still have: for who loses rights or goes.
 * Links by e-mail stay, since nobody but their recipients has them. To be called once the user's own rows are locked.
 */
export async function withdrawLinksOf(tx: Transaction, ctx: LinkIssuer, makerId: string): Promise<void> {
  const ended = await withdrawShown(tx, makerId, ctx.now());
  await recordActivities(
    tx,
    ended.map((user) => linkActivity(ctx, withdrawals[user.purpose], user)),
  );
}

/** From when the next link of a user may be made after the latest of either kind. */
export function resendAt(latestAt: Date): Date {
  return new Date(latestAt.getTime() + inviteAgainMinutes * 60_000);
}

/** What is wrong with one more link at that time; undefined: nothing. */
export async function tooSoon(tx: Transaction, userId: string, now: Date): Promise<UserError | undefined> {
  const [latest] = await selectLatestInvitations(tx, [userId]);
  if (!latest) return undefined;
  const at = resendAt(latest.latestAt);
  return at > now ? userError("invite_too_soon", null, { at: at.toISOString() }) : undefined;
}

/** The answer where no link was made: the user as before. */
export function refuseLink(userId: string, ...errors: readonly UserError[]): Outcome<SentLink> {
  return { value: { userId, url: null }, errors };
}

/** What the log says of a link: whose it is, never the link. */
export function linkActivity(
  { now, viewer }: LinkIssuer,
  type: "SEND_USER_INVITE" | "WITHDRAW_USER_INVITE" | "SEND_PASSWORD_RESET" | "WITHDRAW_PASSWORD_RESET",
  { id, username, email }: { readonly id: string; readonly username: string; readonly email: string },
): Activity {
  const target = { kind: "user", id } as const;
  return { type, at: now(), actor: viewer, target, label: username, after: { username, email } };
}
