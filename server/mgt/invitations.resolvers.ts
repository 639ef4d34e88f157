/** Invitations and links to set a new password (section 4). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { sendPasswordReset } from "#server/domain/invitations/passwordResets";
import type { Outcome } from "#server/domain/userErrors";
import { sendUserInvite, withdrawUserInvite, type SentLink } from "#server/domain/invitations/userInvites";
import { findUser } from "#server/domain/users/users";
import { bareIdOf } from "#server/nodeId";
import { presentUser } from "./presentUser";

interface OfUser {
  readonly input: { readonly id: string };
}

export const invitationsResolvers = {
  Mutation: {
    sendUserInvite: async (_root: unknown, { input }: OfUser, ctx: Context) => {
      const sent = await sendUserInvite(ctx, bareIdOf("User", input.id));
      return { ...(await payloadOf(ctx, sent)), invitationUrl: sent.value?.url ?? null };
    },
    withdrawUserInvite: async (_root: unknown, { input }: OfUser, ctx: Context) =>
      payloadOf(ctx, await withdrawUserInvite(ctx, bareIdOf("User", input.id))),
    sendPasswordReset: async (_root: unknown, { input }: OfUser, ctx: Context) => {
      const sent = await sendPasswordReset(ctx, bareIdOf("User", input.id));
      return { ...(await payloadOf(ctx, sent)), resetUrl: sent.value?.url ?? null };
    },
  },
} satisfies IResolvers<unknown, Context>;

async function payloadOf(ctx: Context, { value, errors }: Outcome<SentLink>) {
  const user = value && (await findUser(ctx.db, value.userId));
  return { user: user && presentUser(user, ctx), errors };
}
