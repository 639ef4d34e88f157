/**
 * Invitations and password reset links. They can be used once, are valid for some days, and only their hash is stored.
 */
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import {
  insertInvitations,
  selectOpenInvitation,
  markInvitationUsed,
  withdrawInvitations,
} from "#server/storage/invitations/invitations";
import { deleteKnownClients } from "#server/storage/sessions/knownClients";
import { deleteSessions } from "#server/storage/sessions/sessions";
import { lockUser, updatePassword } from "#server/storage/users/users";
import { recordActivity, systemName } from "#server/domain/activity/activity";
import {
  countAttempt,
  resetFailures,
  recordSuccess,
  invitationAttempt,
} from "#server/domain/sessions/loginThrottle";
import { hashPassword, checkNewPassword } from "#server/domain/sessions/passwords";
import { generateToken, tokenHash } from "#server/domain/sessions/secretTokens";
import { readSettings } from "#server/domain/installation/settings";
import { findUser } from "#server/domain/users/users";

const dayMs = 24 * 60 * 60_000;

/** Invites a user in the name of the system and ends earlier invitations. Returns the token for the link. */
export async function invite(tx: Transaction, userId: string, now: Date): Promise<string> {
  await withdrawInvitations(tx, userId, now);
  const { token, hash } = generateToken();
  const by = { id: null, name: systemName, role: null };
  const common = { purpose: "INVITATION", delivery: "LINK", by } as const;
  await insertInvitations(tx, [{ userId, tokenHash: hash }], { ...common, ...(await linkValidity(tx, now)) });
  return token;
}

/** Returns the validity period of a link created now. */
export async function linkValidity(tx: Transaction, now: Date) {
  const { invitationDays } = await readSettings(tx);
  return { now, expiresAt: new Date(now.getTime() + invitationDays * dayMs) };
}

/**
 * Returns the URL that an invited user, or one who forgot their password, opens. The purpose only changes the wording
 * of the screen.
 */
export function invitationLink(
  publicUrl: string,
  token: string,
  purpose: "INVITATION" | "PASSWORD_RESET" = "INVITATION",
): string {
  const address = `${publicUrl}/mgt/activate?t=${token}`;
  return purpose === "PASSWORD_RESET" ? `${address}&for=password` : address;
}

/** Throws invalid_token, without a reason, if a link can no longer be used, and too_many_attempts if throttled. */
export async function checkInvitation(ctx: Context, token: string): Promise<void> {
  const attempt = invitationAttempt(ctx.address, ctx.now());
  await countAttempt(ctx.db, attempt);
  const hash = tokenHash(token);
  const invitation = hash && (await selectOpenInvitation(ctx.db, hash, ctx.now()));
  if (!invitation) throw failure("invalid_token");
  await ctx.db.transaction().execute((tx) => recordSuccess(tx, attempt));
}

/**
 * Accepts an invitation: sets the password, activates the user and ends all of their sessions. Throws invalid_token, or
 * the refusal returned by `checkNewPassword`, after which the invitation can still be used.
 */
export async function acceptInvitation(ctx: Context, password: string, token: string): Promise<void> {
  const hash = tokenHash(token);
  const invitation = hash && (await selectOpenInvitation(ctx.db, hash, ctx.now()));
  if (!invitation) throw failure("invalid_token");
  const refusal = checkNewPassword(password, invitation);
  if (refusal) throw failure(refusal.code, refusal.params);

  // Hash outside of the transaction, so that it does not block others for that long.
  const passwordHash = await hashPassword(password);
  const now = ctx.now();
  const { id, userId, hasPassword } = invitation;
  await ctx.db.transaction().execute(async (tx) => {
    // Lock the user first, as every change of a user does, to avoid deadlocks.
    await lockUser(tx, userId);
    if (!(await markInvitationUsed(tx, id, now))) throw failure("invalid_token");
    await withdrawInvitations(tx, userId, now);
    await updatePassword(tx, userId, passwordHash, now);
    await deleteSessions(tx, userId, null);
    await resetFailures(tx, userId);
    // A browser lost together with the password must not stay a known client.
    await deleteKnownClients(tx, userId);
    await recordActivity(tx, {
      type: hasPassword ? "CHANGE_PASSWORD" : "ACTIVATE_USER",
      at: now,
      actor: await findUser(tx, userId),
      target: { kind: "user", id: userId },
      label: invitation.username,
      after: { username: invitation.username, active: true },
    });
  });
}
