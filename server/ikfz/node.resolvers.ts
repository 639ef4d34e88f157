/** Resolves objects of this endpoint by their node id, with the same access rules as in lists. */
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { findKbaSettings } from "#server/domain/kba/kbaSettings";
import { findImport } from "#server/domain/securityLists/securityListImports";
import { findEntry } from "#server/domain/securityLists/securityLists";
import { failure } from "#server/failure";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { fromNodeId, type NodeType } from "#server/nodeId";
import type { Resolvers, ResolversParentTypes } from "./__generated__/resolvers";

type Finder = (id: string, ctx: Context) => Promise<ResolversParentTypes["Node"] | null>;

/** Checks the permission before the lookup, so that the response does not reveal whether the object exists. */
function guarded(find: Finder): Finder {
  return (id, ctx) => {
    if (!can(ctx.viewer, "service_settings")) throw failure("insufficient_permissions");
    return find(id, ctx);
  };
}

const finders: Readonly<Partial<Record<NodeType, Finder>>> = {
  KbaSettings: guarded(async (id, ctx) => asNode("KbaSettings", await findKbaSettings(ctx, id))),
  SecurityListEntry: guarded(async (id, ctx) =>
    asNode("SecurityListEntry", await findEntry(ctx, Number(id))),
  ),
  SecurityListImport: guarded(async (id, ctx) => asNode("SecurityListImport", await findImport(ctx, id))),
};

export const nodeResolvers = {
  Query: {
    node: (_root, args, ctx) => {
      const ref = fromNodeId(args.id);
      return ref && (finders[ref.type]?.(ref.id, ctx) ?? null);
    },
  },
} satisfies SomeResolvers<Resolvers>;
