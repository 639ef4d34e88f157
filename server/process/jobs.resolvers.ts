/** Bulk jobs. */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import type { ProcessJobAction } from "#domain/processTransitions";
import { presentPage, readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { Context } from "#server/context";
import { listJobItems } from "#server/domain/jobs/jobResults";
import { cancelJob, listJobs, startJob } from "#server/domain/jobs/jobs";
import {
  prepareProcessJob,
  retryFailedJobItems,
  type ProcessSelection,
} from "#server/domain/jobs/prepareJob";
import { refused, userError, type Outcome } from "#server/domain/userErrors";
import { bareIdOf } from "#server/nodeId";
import type { RetrySet, JobItemState } from "#server/storage/jobs/jobItems";
import type { StoredJob } from "#server/storage/jobs/jobs";
import { selectProcesses } from "#server/storage/processes/processes";
import { presentJob, presentJobItem, type PresentedJob } from "./presentJob";

interface Input<T> {
  readonly input: T;
}

interface StartJobInput {
  readonly id: string;
  readonly expectedCount: number;
  readonly delaySeconds: number;
  readonly comment?: string | null;
}

/** The payload of whatever answers a job. */
function payload({ value, errors }: Outcome<StoredJob>, ctx: Context) {
  return { job: value && presentJob(value, ctx), errors };
}

async function withJob(ctx: Context, id: string, act: (bareId: string) => Promise<Outcome<StoredJob>>) {
  const bareId = bareIdOf("Job", id);
  return payload(bareId === null ? refused(userError("not_found", ["id"])) : await act(bareId), ctx);
}

export const jobsResolvers = {
  Query: {
    jobs: async (_root: unknown, args: PageArguments, ctx: Context, info: GraphQLResolveInfo) =>
      presentPage(await listJobs(ctx, readPageBounds(args, info)), (job) => presentJob(job, ctx)),
  },
  Mutation: {
    prepareProcessJob: async (
      _root: unknown,
      { input }: Input<{ selection: ProcessSelection; action: ProcessJobAction }>,
      ctx: Context,
    ) => payload(await prepareProcessJob(ctx, input.selection, input.action), ctx),
    startJob: (_root: unknown, { input }: Input<StartJobInput>, ctx: Context) =>
      withJob(ctx, input.id, (id) => startJob(ctx, { ...input, id, comment: input.comment ?? null })),
    cancelJob: (_root: unknown, { input }: Input<{ id: string }>, ctx: Context) =>
      withJob(ctx, input.id, (id) => cancelJob(ctx, id)),
    retryFailedJobItems: (_root: unknown, { input }: Input<{ id: string; which: RetrySet }>, ctx: Context) =>
      withJob(ctx, input.id, (id) => retryFailedJobItems(ctx, id, input.which)),
  },
  Job: {
    items: async (
      { job }: PresentedJob,
      args: PageArguments & { filter?: { states?: readonly JobItemState[] | null } | null },
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => {
      const bounds = readPageBounds(args, info);
      const page = await listJobItems(ctx, job.id, args.filter?.states ?? null, bounds);
      // One statement for all processes of the page, and none where nobody asks for them.
      let targets: ReturnType<typeof selectProcesses> | undefined;
      const readTarget = async (id: number) => {
        targets ??= selectProcesses(
          ctx.db,
          page.rows.flatMap(({ row }) => row.processId ?? []),
        );
        return (await targets).find((process) => process.id === id);
      };
      return presentPage(page, (item) => presentJobItem(item, ctx, readTarget));
    },
  },
} satisfies IResolvers<unknown, Context>;
