/** Invitations and password resets in the form of the contract. */
import { resendAt } from "#server/domain/invitations/userInvites";
import { toNodeId } from "#server/nodeId";
import type { StoredInvitation } from "#server/storage/invitations/invitations";

/** A link as it is at that time, which is nowhere in it. */
export function presentInvitation(link: StoredInvitation, now: Date) {
  return {
    status: statusAt(link, now),
    invitedAt: link.createdAt,
    invitedBy: {
      userId: link.invitedById === null ? null : toNodeId("User", link.invitedById),
      username: link.invitedByName,
      role: link.invitedByRole,
    },
    expiresAt: link.expiresAt,
    resendAt: resendAt(link.latestAt),
    delivery: link.delivery,
  };
}

function statusAt({ usedAt, withdrawnAt, expiresAt }: StoredInvitation, now: Date) {
  if (usedAt !== null) return "ACCEPTED";
  if (withdrawnAt !== null) return "WITHDRAWN";
  return expiresAt <= now ? "EXPIRED" : "OPEN";
}
