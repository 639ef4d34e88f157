/**
 * Invitations and links to set a new password: single use, valid for some days, only their hash is stored.
 */
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import {
  insertInvitations,
  selectOpenInvitation,
  useInvitation,
  withdrawInvitations,
} from "#server/storage/invitations/invitations";
import { deleteKnownClients } from "#server/storage/sessions/knownClients";
import { deleteSessions } from "#server/storage/sessions/sessions";
import { lockUser, updatePassword } from "#server/storage/users/users";
import { recordActivity, systemName } from "#server/domain/activity/activity";
import {
  countAttempt,
  forgetFailures,
  forgiveAttempt,
  invitationAttempt,
} from "#server/domain/sessions/loginThrottle";
import { hashPassword, refusePassword } from "#server/domain/sessions/passwords";
import { drawToken, tokenHash } from "#server/domain/sessions/secretTokens";
import { readSettings } from "#server/domain/installation/settings";
import { findUser } from "#server/domain/users/users";

const dayMs = 24 * 60 * 60_000;

/** Invites a user anew, which ends earlier invitations; answers the token for the link. By nobody but the system. */
export async function invite(tx: Transaction, userId: string, now: Date): Promise<string> {
  await withdrawInvitations(tx, userId, now);
  const { token, hash } = drawToken();
  const by = { id: null, name: systemName, role: null };
  const common = { purpose: "INVITATION", delivery: "LINK", by } as const;
  await insertInvitations(tx, [{ userId, tokenHash: hash }], { ...common, ...(await linkValidity(tx, now)) });
  return token;
}

/** From when to when a link that is made now works. */
export async function linkValidity(tx: Transaction, now: Date) {
  const { invitationDays } = await readSettings(tx);
  return { now, expiresAt: new Date(now.getTime() + invitationDays * dayMs) };
}

/**
 * The address that an invited user opens, or somebody who has forgotten the password: what the screen is
 * called is all that differs.
 */
export function invitationLink(
  publicUrl: string,
  token: string,
  purpose: "INVITATION" | "PASSWORD_RESET" = "INVITATION",
): string {
  const address = `${publicUrl}/mgt/activate?t=${token}`;
  return purpose === "PASSWORD_RESET" ? `${address}&for=password` : address;
}

/** Fails with invalid_token where a link can no longer be used, and never says more; with too_many_attempts. */
export async function checkInvitation(ctx: Context, token: string): Promise<void> {
  const attempt = invitationAttempt(ctx.address, ctx.now());
  await countAttempt(ctx.db, attempt);
  const hash = tokenHash(token);
  const invitation = hash && (await selectOpenInvitation(ctx.db, hash, ctx.now()));
  if (!invitation) throw failure("invalid_token");
  await ctx.db.transaction().execute((tx) => forgiveAttempt(tx, attempt));
}

/**
 * Accepts an invitation: the user has that password from now on, is active and has no other session. Fails with
 * invalid_token; with what refusePassword finds, the invitation stays usable.
 */
export async function acceptInvitation(ctx: Context, password: string, token: string): Promise<void> {
  const hash = tokenHash(token);
  const invitation = hash && (await selectOpenInvitation(ctx.db, hash, ctx.now()));
  if (!invitation) throw failure("invalid_token");
  const refusal = refusePassword(password, invitation);
  if (refusal) throw failure(refusal.code, refusal.params);

  // Outside of the transaction, which would otherwise hold up others for as long as hashing takes.
  const passwordHash = await hashPassword(password);
  const now = ctx.now();
  const { id, userId, hasPassword } = invitation;
  await ctx.db.transaction().execute(async (tx) => {
    // First of all, as whoever changes a user does, so that none waits for the other in a circle.
    await lockUser(tx, userId);
    if (!(await useInvitation(tx, id, now))) throw failure("invalid_token");
    await withdrawInvitations(tx, userId, now);
    await updatePassword(tx, userId, passwordHash, now);
    await deleteSessions(tx, userId, null);
    await forgetFailures(tx, userId);
    // Somebody who lost a browser with the password must not leave it behind as a known one.
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
