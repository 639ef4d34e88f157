/** Resolvers of login, logout and the current viewer. */
import { readInstance } from "#server/domain/installation/instance";
import { acceptInvitation, checkInvitation } from "#server/domain/invitations/invitations";
import { login } from "#server/domain/sessions/login";
import { extendSession, requireViewer, logout, ownSession } from "#server/domain/sessions/sessions";
import { findUser } from "#server/domain/users/users";
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const sessionResolvers = {
  Query: {
    instance: (_root, _args, ctx) => readInstance(ctx.db, ctx.config),
    checkUserInvite: async (_root, { token }, ctx) => {
      await checkInvitation(ctx, token);
      return true;
    },
    user: async (_root, _args, ctx) => {
      const user = await findUser(ctx.db, requireViewer(ctx).id);
      if (user === null) throw failure("unauthorized");
      return { user, stage: ctx.config.stage };
    },
    ownSession: (_root, _args, ctx) => ownSession(ctx),
  },
  Session: {
    id: ({ id }) => toNodeId("Session", id),
  },
  Mutation: {
    login: async (_root, { username, password }, ctx) => {
      const { token, user } = await login(ctx, username, password);
      return { token, user, stage: ctx.config.stage };
    },
    acceptUserInvite: async (_root, { input }, ctx) => {
      await acceptInvitation(ctx, input.password, input.token);
      return true;
    },
    logout: async (_root, { input }, ctx) => {
      const ended = await logout(ctx, input.everywhere);
      return { endedSessionIds: ended.map((id) => toNodeId("Session", id)), errors: [] };
    },
    extendSession: async (_root, _args, ctx) => ({ session: await extendSession(ctx), errors: [] }),
  },
} satisfies SomeResolvers<Resolvers>;
