/** Login, logout and who is logged in (sections 2, 4 and 7). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { readInstance } from "#server/domain/installation/instance";
import { acceptInvitation, checkInvitation } from "#server/domain/invitations/invitations";
import { login } from "#server/domain/sessions/login";
import { extendSession, loggedIn, logout, ownSession, type Session } from "#server/domain/sessions/sessions";
import { findUser } from "#server/domain/users/users";
import { failure } from "#server/failure";
import { toNodeId } from "#server/nodeId";
import { presentUser } from "./presentUser";

/** A session in the form of the contract. */
export function presentSession(session: Session) {
  return { ...session, __typename: "Session", id: toNodeId("Session", session.id) };
}

export const sessionResolvers = {
  Query: {
    instance: (_root: unknown, _args: unknown, ctx: Context) => readInstance(ctx.db, ctx.config),
    checkUserInvite: async (_root: unknown, { token }: { token: string }, ctx: Context) => {
      await checkInvitation(ctx, token);
      return true;
    },
    user: async (_root: unknown, _args: unknown, ctx: Context) => {
      const user = await findUser(ctx.db, loggedIn(ctx).id);
      if (user === null) throw failure("unauthorized");
      return { user: presentUser(user, ctx), stage: ctx.config.stage };
    },
    ownSession: async (_root: unknown, _args: unknown, ctx: Context) => presentSession(await ownSession(ctx)),
  },
  Mutation: {
    login: async (_root: unknown, args: { username: string; password: string }, ctx: Context) => {
      const { token, user } = await login(ctx, args.username, args.password);
      return { token, user: presentUser(user, ctx), stage: ctx.config.stage };
    },
    acceptUserInvite: async (
      _root: unknown,
      { input }: { input: { password: string; token: string } },
      ctx: Context,
    ) => {
      await acceptInvitation(ctx, input.password, input.token);
      return true;
    },
    logout: async (_root: unknown, { input }: { input: { everywhere: boolean } }, ctx: Context) => {
      const ended = await logout(ctx, input.everywhere);
      return { endedSessionIds: ended.map((id) => toNodeId("Session", id)), errors: [] };
    },
    extendSession: async (_root: unknown, _args: unknown, ctx: Context) => ({
      session: presentSession(await extendSession(ctx)),
      errors: [],
    }),
  },
} satisfies IResolvers<unknown, Context>;
