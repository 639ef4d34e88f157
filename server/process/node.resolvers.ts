/** Resolves objects of this endpoint by their node id, with the same access rules as in lists. */
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { recordFileRead } from "#server/domain/activity/personalDataReads";
import { findJobItem } from "#server/domain/jobs/jobResults";
import { findJob } from "#server/domain/jobs/jobs";
import { parseItemKey } from "#server/domain/runs/runResults";
import { findAttempt, findFile } from "#server/domain/processes/processes";
import { findErrorGroup } from "#server/domain/processes/processErrorGroups";
import { findVisibleProcess } from "#server/domain/processes/transactions";
import { failure } from "#server/failure";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { fromNodeId, type NodeType } from "#server/nodeId";
import type { Resolvers, ResolversParentTypes } from "./__generated__/resolvers";

type Finder = (id: string, ctx: Context) => Promise<ResolversParentTypes["Node"] | null>;

/** Checks the permission before the lookup, so that the response does not reveal whether the object exists. */
function guarded(permission: Permission, find: Finder): Finder {
  return (id, ctx) => {
    if (!can(ctx.viewer, permission)) throw failure("insufficient_permissions");
    return find(id, ctx);
  };
}

const finders: Readonly<Partial<Record<NodeType, Finder>>> = {
  Process: async (id, ctx) => asNode("Process", await findVisibleProcess(ctx, Number(id))),
  Payment: async (id, ctx) => {
    const process = await findVisibleProcess(ctx, Number(id));
    return process && asNode("Payment", await ctx.loaders.payments.load(process.id));
  },
  ProcessAttempt: guarded("processes", async (id, ctx) =>
    asNode("ProcessAttempt", await findAttempt(ctx, Number(id))),
  ),
  ProcessFile: guarded("processing_engine_files", async (id, ctx) => {
    const file = await findFile(ctx, id);
    if (file) await recordFileRead(ctx, id);
    return asNode("ProcessFile", file);
  }),
  Job: guarded("processes", async (id, ctx) => asNode("Job", await findJob(ctx, id))),
  JobItem: guarded("processes", async (id, ctx) => {
    const key = parseItemKey(id);
    return key && asNode("JobItem", await findJobItem(ctx, key));
  }),
  ProcessErrorGroup: guarded("processes", async (id, ctx) =>
    asNode("ProcessErrorGroup", await findErrorGroup(ctx, id)),
  ),
};

export const nodeResolvers = {
  Query: {
    node: (_root, args, ctx) => {
      const ref = fromNodeId(args.id);
      return ref && (finders[ref.type]?.(ref.id, ctx) ?? null);
    },
  },
} satisfies SomeResolvers<Resolvers>;
