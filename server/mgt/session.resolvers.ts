/** Resolvers of login, logout and the current viewer. */
import type { Context } from "#server/context";
import { readBanner, readInstance } from "#server/domain/installation/instance";
import { acceptInvitation, checkInvitation } from "#server/domain/invitations/invitations";
import { login } from "#server/domain/sessions/login";
import { extendSession, requireViewer, logout, ownSession } from "#server/domain/sessions/sessions";
import { maintenanceOf } from "#server/domain/services/serviceMaintenance";
import { loadRoles } from "#server/domain/users/userDetails";
import { readPreferences } from "#server/domain/users/ownPreferences";
import { findUser, type User } from "#server/domain/users/users";
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const sessionResolvers = {
  Query: {
    instance: (_root, _args, ctx) => readInstance(ctx.db, ctx.config, ctx.now()),
    checkUserInvite: async (_root, { token }, ctx) => {
      await checkInvitation(ctx, token);
      return true;
    },
    user: async (_root, _args, ctx) => {
      const user = await findUser(ctx.db, requireViewer(ctx).id);
      if (user === null) throw failure("unauthorized");
      return { user };
    },
    ownSession: (_root, _args, ctx) => ownSession(ctx),
  },
  LoginResult: {
    stage: (_result, _args, ctx) => ctx.config.stage,
    maintenances: ({ user }, _args, ctx) => maintenanceOfUser(ctx, user),
    banner: (_result, _args, ctx) => readBanner(ctx),
    preferences: ({ user }, _args, ctx) => readPreferences(ctx, user.id),
  },
  UserResult: {
    stage: (_result, _args, ctx) => ctx.config.stage,
    maintenances: ({ user }, _args, ctx) => maintenanceOfUser(ctx, user),
    banner: (_result, _args, ctx) => readBanner(ctx),
    preferences: ({ user }, _args, ctx) => readPreferences(ctx, user.id),
  },
  Session: {
    id: ({ id }) => toNodeId("Session", id),
  },
  Mutation: {
    login: (_root, { username, password }, ctx) => login(ctx, username, password),
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

/** A login has no viewer yet, so this reads the roles of the returned user. */
async function maintenanceOfUser(ctx: Context, user: User) {
  const roles = await loadRoles(ctx, user);
  return maintenanceOf(ctx, {
    roles: roles.map(({ type, services, commune }) => ({ type, services, ags: commune?.ags ?? null })),
  });
}
