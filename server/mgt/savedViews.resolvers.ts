/** Resolvers of saved views: named search parameters of a list. */
import { cursorOf } from "#server/domain/lists/paging";
import { listViews, removeViews, savedViewOrder, saveView } from "#server/domain/lists/savedViews";
import { failure } from "#server/failure";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { readItems } from "./recordPayloads";

export const savedViewsResolvers = {
  Query: {
    savedViews: async (_root, args, ctx, info) =>
      toConnection(await listViews(ctx, args.screen, readPageBounds(args, info))),
  },
  SavedView: {
    id: ({ id }) => toNodeId("SavedView", id),
  },
  Mutation: {
    saveView: async (_root, { input }, ctx) => {
      const { id = null, revision = null } = input;
      if ((id === null) !== (revision === null)) {
        throw failure("bad_request", { detail: "id and revision must be given together." });
      }
      const target = id === null || revision === null ? null : { id: bareIdOf("SavedView", id), revision };
      const { value, errors } = await saveView(ctx, target, input);
      const viewEdge = value && { cursor: cursorOf(savedViewOrder(ctx), value.position), node: value };
      return { viewEdge, errors };
    },
    removeViews: async (_root, { input }, ctx) => {
      const { value, errors } = await removeViews(ctx, readItems("SavedView", input));
      const removedIds = (value?.removed ?? []).map((id) => toNodeId("SavedView", id));
      return { conflicts: value?.conflicts ?? [], removedIds, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
