/** Lets users change their own password, which requires the current one. */
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { withdrawInvitations } from "#server/storage/invitations/invitations";
import { deleteOtherSessions } from "#server/storage/sessions/sessions";
import { lockPassword, selectPassword, updatePassword } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { confirmationAttempt, countAttempt, recordSuccess } from "./loginThrottle";
import { hashPassword, checkNewPassword, verifyPassword } from "./passwords";
import { requireViewer } from "./sessions";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";

/**
 * Changes the viewer's password and ends all of their other sessions and open links. The value is the bare ids of the
 * ended sessions. Payload errors: password_wrong, and for the new password those of `checkNewPassword`. Throws
 * too_many_attempts after wrong passwords in this session, and unauthorized if the account was deactivated or its
 * password changed in the meantime.
 */
export async function changePassword(
  ctx: Context,
  input: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Outcome<readonly string[]>> {
  const viewer = requireViewer(ctx);
  const attempt = confirmationAttempt(viewer.sessionId, ctx.now());
  await countAttempt(ctx.db, attempt);
  const current = await selectPassword(ctx.db, viewer.id);
  const isCorrect = await verifyPassword(current, input.currentPassword);
  if (isCorrect) await ctx.db.transaction().execute((tx) => recordSuccess(tx, attempt));
  const refusal = checkNewPassword(input.newPassword, viewer);
  if (!isCorrect || refusal !== null) {
    return refused(
      ...(isCorrect ? [] : [userError("password_wrong", ["currentPassword"])]),
      ...(refusal === null ? [] : [userError(refusal.code, ["newPassword"], refusal.params)]),
    );
  }

  // Hash outside of the transaction, so that it does not block others for that long.
  const passwordHash = await hashPassword(input.newPassword);
  const now = ctx.now();
  return ctx.db.transaction().execute(async (tx) => {
    if (current === null || (await lockPassword(tx, viewer.id)) !== current) throw failure("unauthorized");
    await updatePassword(tx, viewer.id, passwordHash, now);
    await withdrawInvitations(tx, viewer.id, now);
    const ended = await deleteOtherSessions(tx, viewer.id, viewer.sessionId);
    await recordActivity(tx, {
      type: "CHANGE_PASSWORD",
      at: now,
      actor: viewer,
      label: viewer.username,
      target: { kind: "user", id: viewer.id },
      after: { endedSessions: ended.length },
    });
    return done(ended);
  });
}
