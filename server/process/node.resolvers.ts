/** Things of this endpoint by their opaque id, under the same rules as where they are listed. */
import type { IResolvers } from "@graphql-tools/utils";
import { can, type Permission } from "#domain/permissions";
import type { Context } from "../context";
import { findJobItem } from "../domain/jobResults";
import { findJob } from "../domain/jobs";
import { findAttempt, findFile } from "../domain/processes";
import { findErrorGroup } from "../domain/processErrorGroups";
import { findSeenProcess } from "../domain/transactions";
import { failure } from "../failure";
import { fromNodeId, type NodeType } from "../nodeId";
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
