/** Resolvers of invitations and password reset links. */
import type { Context } from "#server/context";
import { sendPasswordReset } from "#server/domain/invitations/passwordResets";
import {
  invitationStatusAt,
  resendAt,
  sendUserInvite,
  withdrawUserInvite,
  type SentLink,
} from "#server/domain/invitations/userInvites";
import type { Outcome } from "#server/domain/mutationResult";
import { findUser } from "#server/domain/users/users";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const invitationsResolvers = {
  Invitation: {
    status: (link, _args, ctx) => invitationStatusAt(link, ctx.now()),
    invitedAt: ({ createdAt }) => createdAt,
    invitedBy: ({ invitedById: id, invitedByName: name, invitedByRole: role }) => ({ id, name, role }),
    resendAt: ({ latestAt }) => resendAt(latestAt),
  },
  Mutation: {
    sendUserInvite: async (_root, { input }, ctx) => {
      const sent = await sendUserInvite(ctx, bareIdOf("User", input.id));
      return { ...(await payloadOf(ctx, sent)), invitationUrl: sent.value?.url ?? null };
    },
    withdrawUserInvite: async (_root, { input }, ctx) =>
      payloadOf(ctx, await withdrawUserInvite(ctx, bareIdOf("User", input.id))),
    sendPasswordReset: async (_root, { input }, ctx) => {
      const sent = await sendPasswordReset(ctx, bareIdOf("User", input.id));
      return { ...(await payloadOf(ctx, sent)), resetUrl: sent.value?.url ?? null };
    },
  },
} satisfies SomeResolvers<Resolvers>;

async function payloadOf(ctx: Context, { value, errors }: Outcome<SentLink>) {
  return { user: value && (await findUser(ctx.db, value.userId)), errors };
}
