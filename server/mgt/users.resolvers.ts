/** The administration of users (sections 2 to 6); who may is said by the contract. */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import { presentPage, readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { Context } from "#server/context";
import type { Commune } from "#server/domain/communes/communes";
import { cursorOf } from "#server/domain/lists/paging";
import { createUser, saveUser, type UserItem } from "#server/domain/users/saveUser";
import type { Outcome } from "#server/domain/userErrors";
import { exportUsers } from "#server/domain/users/userExport";
import type { UserFilter } from "#server/domain/users/userFilter";
import type { UserInput } from "#server/domain/users/userInput";
import { listEditors, listUsers, usernameOrder, type UserOrder } from "#server/domain/users/userList";
import { findUser } from "#server/domain/users/users";
import { deactivateUser, reactivateUser, removeUser } from "#server/domain/users/userStates";
import { bareIdOf } from "#server/nodeId";
import { presentUser, presentUsersOf } from "./presentUser";

interface UsersArgs extends PageArguments {
  readonly filter?: UserFilter | null;
  readonly orderBy?: UserOrder;
}

interface ItemInput {
  readonly id: string;
  readonly revision: number;
}

interface Given<Input> {
  readonly input: Input;
}

export const usersResolvers = {
  Query: {
    users: async (_root: unknown, args: UsersArgs, ctx: Context, info: GraphQLResolveInfo) => {
      const page = await listUsers(ctx, args.filter, args.orderBy, readPageBounds(args, info));
      return presentPage(page, presentUsersOf(page, ctx));
    },
    userAccount: (_root: unknown, { id }: { readonly id: string }, ctx: Context) => userWith(id, ctx),
  },
  Commune: {
    editors: async (
      { ags }: Commune,
      args: PageArguments & { readonly serviceId?: string | null },
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => {
      const { serviceId = null } = args;
      const page = await listEditors(ctx, { ags, serviceId }, readPageBounds(args, info));
      const present = presentUsersOf(page, ctx);
      return presentPage(page, ({ serviceIds, ...user }) => ({ user: present(user), serviceIds }));
    },
  },
  Mutation: {
    createUser: async (_root: unknown, { input }: Given<UserInput>, ctx: Context) => {
      const { value, errors } = await createUser(ctx, input);
      if (value === null) return { userEdge: null, invitationUrl: null, errors };
      const { position, ...row } = value.user;
      const cursor = cursorOf(usernameOrder, position);
      const node = presentUsersOf({ rows: [{ cursor, row }] }, ctx)(row);
      return { userEdge: { cursor, node }, invitationUrl: value.invitationUrl, errors };
    },
    saveUser: async (_root: unknown, { input }: Given<ItemInput & UserInput>, ctx: Context) =>
      payloadOf(input, ctx, await saveUser(ctx, itemOf(input), input)),
    deactivateUser: async (
      _root: unknown,
      { input }: Given<ItemInput & { readonly reason: string }>,
      ctx: Context,
    ) => payloadOf(input, ctx, await deactivateUser(ctx, itemOf(input), input.reason)),
    reactivateUser: async (_root: unknown, { input }: Given<ItemInput>, ctx: Context) =>
      payloadOf(input, ctx, await reactivateUser(ctx, itemOf(input))),
    removeUser: async (
      _root: unknown,
      { input }: Given<ItemInput & { readonly typedUsername: string }>,
      ctx: Context,
    ) => {
      const payload = await payloadOf(input, ctx, await removeUser(ctx, itemOf(input), input.typedUsername));
      return { ...payload, removedUserId: payload.errors.length === 0 ? input.id : null };
    },
    exportUsers: async (
      _root: unknown,
      { input }: Given<{ readonly filter?: UserFilter | null; readonly orderBy?: UserOrder }>,
      ctx: Context,
    ) => {
      const { value, errors } = await exportUsers(ctx, input);
      return { download: value, errors };
    },
  },
} satisfies IResolvers<unknown, Context>;

/** The user as stored now, whatever became of the change. */
async function payloadOf({ id }: ItemInput, ctx: Context, { errors }: Outcome<null>) {
  return { user: await userWith(id, ctx), errors };
}

async function userWith(nodeId: string, ctx: Context) {
  const id = bareIdOf("User", nodeId);
  const user = id === null ? null : await findUser(ctx.db, id);
  return user && presentUser(user, ctx);
}

function itemOf({ id, revision }: ItemInput): UserItem {
  return { id: bareIdOf("User", id), revision };
}
