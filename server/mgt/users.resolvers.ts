/** Resolvers of users: the list, single users, and the users who can edit a commune. */
import { permissionsOf } from "#domain/permissions";
import type { Context } from "#server/context";
import { systemName } from "#server/domain/activity/activity";
import { cursorOf } from "#server/domain/lists/paging";
import { createUser, saveUser, type UserItem } from "#server/domain/users/saveUser";
import type { Outcome } from "#server/domain/mutationResult";
import { firstCommuneOf, loadLatestLink, loadRoles } from "#server/domain/users/userDetails";
import { exportUsers } from "#server/domain/users/userExport";
import { listEditors, listUsers, usernameOrder } from "#server/domain/users/userList";
import { findUser, type User } from "#server/domain/users/users";
import { deactivateUser, reactivateUser, removeUser } from "#server/domain/users/userStates";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers, RevisionedIdInput } from "./__generated__/resolvers";

export const usersResolvers = {
  Query: {
    users: async (_root, args, ctx, info) =>
      toConnection(await listUsers(ctx, args.filter, args.orderBy, readPageBounds(args, info))),
    userAccount: (_root, { id }, ctx) => userWith(id, ctx),
  },
  Commune: {
    editors: async ({ ags }, args, ctx, info) => {
      const place = { ags, serviceId: args.serviceId ?? null };
      return toConnection(await listEditors(ctx, place, readPageBounds(args, info)));
    },
  },
  CommuneEditor: {
    user: (editor) => editor,
  },
  User: {
    id: ({ id }) => toNodeId("User", id),
    permissions: ({ type }) => (type === null ? [] : permissionsOf[type]),
    firstCommune: (user, _args, ctx) => firstCommuneOf(ctx, user),
    roles: (user, _args, ctx) => loadRoles(ctx, user),
    invitation: (user, _args, ctx) => loadLatestLink(ctx, user, "INVITATION"),
    passwordReset: (user, _args, ctx) => loadLatestLink(ctx, user, "PASSWORD_RESET"),
    deactivation: deactivationOf,
  },
  Mutation: {
    createUser: async (_root, { input }, ctx) => {
      const { value, errors } = await createUser(ctx, input);
      if (value === null) return { userEdge: null, invitationUrl: null, errors };
      const { user, invitationUrl } = value;
      return {
        userEdge: { cursor: cursorOf(usernameOrder, user.position), node: user },
        invitationUrl,
        errors,
      };
    },
    saveUser: async (_root, { input }, ctx) =>
      payloadOf(input, ctx, await saveUser(ctx, itemOf(input), input)),
    deactivateUser: async (_root, { input }, ctx) =>
      payloadOf(input, ctx, await deactivateUser(ctx, itemOf(input), input.reason)),
    reactivateUser: async (_root, { input }, ctx) =>
      payloadOf(input, ctx, await reactivateUser(ctx, itemOf(input))),
    removeUser: async (_root, { input }, ctx) => {
      const item = itemOf(input);
      const payload = await payloadOf(input, ctx, await removeUser(ctx, item, input.typedUsername));
      const isRemoved = item.id !== null && payload.errors.length === 0;
      return { ...payload, removedUserId: isRemoved ? toNodeId("User", item.id) : null };
    },
    exportUsers: async (_root, { input }, ctx) => {
      const { value, errors } = await exportUsers(ctx, input);
      return { download: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

/** Builds a payload with the user as currently stored, whether or not the change succeeded. */
async function payloadOf({ id }: RevisionedIdInput, ctx: Context, { errors }: Outcome<null>) {
  return { user: await userWith(id, ctx), errors };
}

async function userWith(nodeId: string, ctx: Context): Promise<User | null> {
  const id = bareIdOf("User", nodeId);
  return id === null ? null : findUser(ctx.db, id);
}

function itemOf({ id, revision }: RevisionedIdInput): UserItem {
  return { id: bareIdOf("User", id), revision };
}

function deactivationOf(user: User) {
  const { deactivatedAt: at, deactivatedById: id, deactivatedByName: name, deactivatedByRole: role } = user;
  return at && { at, by: { id, name: name ?? systemName, role }, reason: user.deactivationReason ?? "" };
}
