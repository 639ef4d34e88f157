/** Search parameters of lists under a name. */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import { presentPage, readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { Context } from "#server/context";
import { cursorOf } from "#server/domain/lists/paging";
import { listViews, removeViews, saveView } from "#server/domain/lists/savedViews";
import { loggedIn } from "#server/domain/sessions/sessions";
import { failure } from "#server/failure";
import { bareIdOf, toNodeId } from "#server/nodeId";
import {
  viewOrder,
  type SavedViewFields,
  type SavedViewScreen,
  type StoredView,
} from "#server/storage/savedViews";
import { readItems, type ItemsInput } from "./recordPayloads";

interface SaveViewInput extends SavedViewFields {
  readonly id?: string | null;
  readonly revision?: number | null;
}

/** A view in the form of the contract. */
export function presentView({ createdBy, ...view }: StoredView) {
  const { id, name, role } = createdBy;
  return {
    ...view,
    __typename: "SavedView",
    id: toNodeId("SavedView", view.id),
    createdBy: { userId: id && toNodeId("User", id), username: name, role },
  };
}

export const savedViewsResolvers = {
  Query: {
    savedViews: async (
      _root: unknown,
      args: PageArguments & { readonly screen: SavedViewScreen },
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => presentPage(await listViews(ctx, args.screen, readPageBounds(args, info)), presentView),
  },
  Mutation: {
    saveView: async (_root: unknown, { input }: { readonly input: SaveViewInput }, ctx: Context) => {
      const { id = null, revision = null } = input;
      if ((id === null) !== (revision === null)) {
        throw failure("bad_request", { detail: "id and revision come together." });
      }
      const target = id === null || revision === null ? null : { id: bareIdOf("SavedView", id), revision };
      const { value, errors } = await saveView(ctx, target, input);
      const order = viewOrder(loggedIn(ctx).id);
      const viewEdge = value && { cursor: cursorOf(order, value.position), node: presentView(value) };
      return { viewEdge, errors };
    },
    removeViews: async (_root: unknown, { input }: { readonly input: ItemsInput }, ctx: Context) => {
      const { value, errors } = await removeViews(ctx, readItems("SavedView", input));
      return {
        conflicts: (value?.conflicts ?? []).map(presentView),
        removedIds: (value?.removed ?? []).map((id) => toNodeId("SavedView", id)),
        errors,
      };
    },
  },
} satisfies IResolvers<unknown, Context>;
