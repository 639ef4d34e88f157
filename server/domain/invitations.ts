/** Invitations: single use, valid for some days, only their hash is stored (section 4 and the decisions on it). */
import type { Context } from "../context";
import { failure } from "../failure";
import type { Transaction } from "../storage/database";
import {
  insertInvitation,
  selectOpenInvitation,
  useInvitation,
  withdrawInvitations,
} from "../storage/invitations";
import { deleteSessions } from "../storage/sessions";
import { updatePassword } from "../storage/users";
import { recordActivity } from "./activity";
import { forgetFailures } from "./loginThrottle";
import { hashPassword, refusePassword } from "./passwords";
import { newToken, tokenHash } from "./secretTokens";
import { readSettings } from "./settings";
import { findUser } from "./users";

const dayMs = 24 * 60 * 60_000;

/** Invites a user anew, which ends earlier invitations; answers the token for the link. */
export async function invite(tx: Transaction, userId: string, now: Date): Promise<string> {
  const settings = await readSettings(tx);
  const token = newToken();
  const hash = tokenHash(token);
  if (hash === null) throw new Error("A new token has the form of a token.");
  await withdrawInvitations(tx, userId, now);
  const expiresAt = new Date(now.getTime() + settings.invitationDays * dayMs);
  await insertInvitation(tx, { userId, tokenHash: hash, now, expiresAt });
  return token;
}

/** The address that an invited user opens (section 2). */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/mgt/activate?t=${token}`;
}

/**
 * Accepts an invitation: the user has that password from now on, is active and has no other session. Fails with
 * invalid_token; with password_too_short, text_too_long or password_not_allowed the invitation stays usable.
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
    if (!(await useInvitation(tx, id, now))) throw failure("invalid_token");
    await withdrawInvitations(tx, userId, now);
    await updatePassword(tx, userId, passwordHash, now);
    await deleteSessions(tx, userId, null);
    await forgetFailures(tx, invitation);
    await recordActivity(tx, {
      type: hasPassword ? "CHANGE_PASSWORD" : "ACTIVATE_USER",
      at: now,
      actor: await findUser(tx, userId),
      target: { kind: "user", id: userId },
      after: { username: invitation.username, active: true },
    });
  });
}
