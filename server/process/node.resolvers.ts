/** Things of this endpoint by their opaque id, under the same rules as where they are listed. */
import type { IResolvers } from "@graphql-tools/utils";
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { findJobItem } from "#server/domain/jobs/jobResults";
import { findJob } from "#server/domain/jobs/jobs";
import { findAttempt, findFile } from "#server/domain/processes/processes";
import { findErrorGroup } from "#server/domain/processes/processErrorGroups";
import { findSeenProcess } from "#server/domain/processes/transactions";
import { failure } from "#server/failure";
import { fromNodeId, type NodeType } from "#server/nodeId";
import { presentAttempt, presentErrorGroup, presentFile } from "./presentDetails";
import { presentJob, presentJobItem } from "./presentJob";
import { paymentOf } from "./presentPayment";
import { presentProcess } from "./presentProcess";

type Finder = (id: string, ctx: Context) => Promise<object | null>;

/** Asks before looking, so that the answer does not tell whether there is such a thing. */
function guarded(permission: Permission, find: Finder): Finder {
  return (id, ctx) => {
    if (!can(ctx.viewer, permission)) throw failure("insufficient_permissions");
    return find(id, ctx);
  };
}

const finders: Readonly<Partial<Record<NodeType, Finder>>> = {
  Process: async (id, ctx) => {
    const process = await findSeenProcess(ctx, Number(id));
    return process && presentProcess(process, ctx);
  },
  Payment: async (id, ctx) => ((await findSeenProcess(ctx, Number(id))) ? paymentOf(Number(id), ctx) : null),
  ProcessAttempt: guarded("processes", async (id, ctx) => {
    const attempt = await findAttempt(ctx, Number(id));
    return attempt && presentAttempt(attempt);
  }),
  ProcessFile: guarded("processing_engine_files", async (id, ctx) => {
    const file = await findFile(ctx, id);
    return file && presentFile(file, ctx);
  }),
  Job: guarded("processes", async (id, ctx) => {
    const job = await findJob(ctx, id);
    return job && presentJob(job, ctx);
  }),
  JobItem: guarded("processes", async (id, ctx) => {
    const item = await findJobItem(ctx, Number(id));
    return item && presentJobItem(item, ctx);
  }),
  ProcessErrorGroup: guarded("processes", async (id, ctx) => {
    const group = await findErrorGroup(ctx, id);
    return group && presentErrorGroup(group);
  }),
};

export const nodeResolvers = {
  Query: {
    node: (_root: unknown, args: { id: string }, ctx: Context) => {
      const ref = fromNodeId(args.id);
      return ref && (finders[ref.type]?.(ref.id, ctx) ?? null);
    },
  },
} satisfies IResolvers<unknown, Context>;
