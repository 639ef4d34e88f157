/** Password reset links for users who forgot their password. */
import type { Context } from "#server/context";
import { withdrawInvitations } from "#server/storage/invitations/invitations";
import { recordActivity } from "#server/domain/activity/activity";
import { issueLinks } from "./issueLinks";
import { requireViewer } from "#server/domain/sessions/sessions";
import { inTransaction, done, userError, type Outcome } from "#server/domain/mutationResult";
import { requireManageable } from "#server/domain/users/userGuards";
import { linkActivity, refuseLink, tooSoonError, type SentLink } from "./userInvites";

/**
 * Creates a password reset link. An earlier link ends; the current password works until the new link is used. The value
 * is the user, even if the request is refused. Payload errors: own_rights (users change their own password in their
 * account), status_not_allowed (the user is not active), invite_too_soon (params: at), not_found.
 */
export function sendPasswordReset(ctx: Context, id: string | null): Promise<Outcome<SentLink>> {
  return inTransaction<SentLink>(ctx, async (tx) => {
    const user = await requireManageable(ctx, tx, id);
    const { id: userId, status } = user;
    const refusal =
      userId === requireViewer(ctx).id
        ? userError("own_rights")
        : status !== "ACTIVE"
          ? userError("status_not_allowed", null, { status })
          : await tooSoonError(tx, userId, ctx.now());
    if (refusal) return refuseLink(userId, refusal);
    await withdrawInvitations(tx, userId, ctx.now());
    const [link] = await issueLinks(tx, ctx, [userId], "PASSWORD_RESET");
    if (link === undefined) throw new Error("No link was issued for the user.");
    await recordActivity(tx, linkActivity(ctx, "SEND_PASSWORD_RESET", user));
    return done({ userId, ...link });
  });
}
