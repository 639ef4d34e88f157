/** Resolvers of bulk jobs. */
import type { Context } from "#server/context";
import { jobResultDownload, listJobItems } from "#server/domain/jobs/jobResults";
import {
  cancelJob,
  countByStatus,
  failureOf,
  findJob,
  jobStateAt,
  listJobs,
  startJob,
  type Job,
} from "#server/domain/jobs/jobs";
import { prepareProcessJob, retryFailedJobItems } from "#server/domain/jobs/prepareJob";
import { refused, userError, type Outcome } from "#server/domain/mutationResult";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const jobsResolvers = {
  Query: {
    jobs: async (_root, args, ctx, info) => toConnection(await listJobs(ctx, readPageBounds(args, info))),
  },
  Mutation: {
    prepareProcessJob: async (_root, { input }, ctx) =>
      payloadOf(await prepareProcessJob(ctx, input.selection, input.action)),
    startJob: (_root, { input }, ctx) =>
      withJob(input.id, (id) => startJob(ctx, { ...input, id, comment: input.comment ?? null })),
    cancelJob: (_root, { input }, ctx) => withJob(input.id, (id) => cancelJob(ctx, id)),
    retryFailedJobItems: (_root, { input }, ctx) =>
      withJob(input.id, (id) => retryFailedJobItems(ctx, id, input.which)),
  },
  Job: {
    id: ({ id }) => toNodeId("Job", id),
    state: (job, _args, ctx) => jobStateAt(job, ctx.now()),
    isCommentRequired: (job) => job.needs_comment,
    done: ({ succeeded, failed, skipped }) => succeeded + failed + skipped,
    standings: (job, _args, ctx) => countByStatus(ctx, job),
    items: async (job, args, ctx, info) =>
      toConnection(await listJobItems(ctx, job.id, args.filter?.states ?? null, readPageBounds(args, info))),
    retryOf: (job, _args, ctx) => (job.retry_of_id === null ? null : findJob(ctx, job.retry_of_id)),
    failure: failureOf,
    download: (job, _args, ctx) => jobResultDownload(ctx, job),
    createdBy: (job) => ({ id: job.created_by_id, name: job.created_by_name, role: job.created_by_role }),
    createdAt: (job) => job.created_at,
    startedAt: (job) => job.started_at,
    finishedAt: (job) => job.finished_at,
    expiresAt: expiryOf,
  },
  JobItem: {
    id: ({ id }) => toNodeId("JobItem", id),
    target: async ({ processId }, _args, ctx) =>
      processId === null ? null : asNode("Process", await ctx.loaders.processes.load(processId)),
    // Process actions do not change any displayed values.
    changes: () => [],
    error: ({ errorCode, errorParams }) => errorCode && userError(errorCode, null, errorParams),
  },
} satisfies SomeResolvers<Resolvers>;

function payloadOf({ value, errors }: Outcome<Job>) {
  return { job: value, errors };
}

async function withJob(nodeId: string, act: (id: string) => Promise<Outcome<Job>>) {
  const id = bareIdOf("Job", nodeId);
  return payloadOf(id === null ? refused(userError("not_found", ["id"])) : await act(id));
}

/** Deadline for starting the job. Returns null if it was already started. */
function expiryOf(job: Job, _args: unknown, ctx: Context): Date | null {
  const state = jobStateAt(job, ctx.now());
  return state === "PREPARED" || state === "EXPIRED" ? job.expires_at : null;
}
