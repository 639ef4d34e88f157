/** Resolvers of bulk jobs. */
import { listJobItems } from "#server/domain/jobs/jobResults";
import {
  cancelJob,
  countByStatus,
  failureOf,
  findJob,
  listJobs,
  startJob,
  type Job,
} from "#server/domain/jobs/jobs";
import { prepareProcessJob, retryFailedJobItems } from "#server/domain/jobs/prepareJob";
import { actionOf, kindOf } from "#server/domain/jobs/processJobs";
import type { Outcome } from "#server/domain/mutationResult";
import { itemError } from "#server/domain/runs/runKind";
import { resultDownload } from "#server/domain/runs/runResults";
import { creatorOf, expiryOf, runStateAt } from "#server/domain/runs/runStates";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

const jobId = (id: string) => bareIdOf("Job", id);

const handledStates = ["SUCCEEDED", "FAILED", "SKIPPED"] as const;

async function payload(result: Promise<Outcome<Job>>) {
  const { value, errors } = await result;
  return { job: value, errors };
}

export const jobsResolvers = {
  Query: {
    jobs: async (_root, args, ctx, info) => toConnection(await listJobs(ctx, readPageBounds(args, info))),
  },
  Mutation: {
    prepareProcessJob: (_root, { input }, ctx) =>
      payload(prepareProcessJob(ctx, input.selection, input.action)),
    startJob: (_root, { input }, ctx) =>
      payload(startJob(ctx, { ...input, id: jobId(input.id), comment: input.comment ?? null })),
    cancelJob: (_root, { input }, ctx) => payload(cancelJob(ctx, jobId(input.id))),
    retryFailedJobItems: (_root, { input }, ctx) =>
      payload(retryFailedJobItems(ctx, jobId(input.id), input.which)),
  },
  Job: {
    id: ({ id }) => toNodeId("Job", id),
    kind: (job) => kindOf(actionOf(job)),
    state: (job, _args, ctx) => runStateAt(job, ctx.now()),
    isCommentRequired: (job) => job.needs_comment,
    done: ({ succeeded, failed, skipped }) => succeeded + failed + skipped,
    standings: (job, _args, ctx) => countByStatus(ctx, job),
    items: async (job, args, ctx, info) =>
      toConnection(await listJobItems(ctx, job, args.filter?.states ?? null, readPageBounds(args, info))),
    retryOf: (job, _args, ctx) => (job.retry_of_id === null ? null : findJob(ctx, job.retry_of_id)),
    failure: failureOf,
    download: (job, _args, ctx) => resultDownload(ctx, job, "jobs"),
    createdBy: creatorOf,
    createdAt: (job) => job.created_at,
    startedAt: (job) => job.started_at,
    finishedAt: (job) => job.finished_at,
    expiresAt: expiryOf,
  },
  JobItem: {
    id: ({ runId, place }) => toNodeId("JobItem", `${runId}/${place}`),
    target: async ({ processId }, _args, ctx) =>
      processId === null ? null : asNode("Process", await ctx.loaders.processes.load(processId)),
    state: ({ itemState }) => handledStates.find((state) => state === itemState) ?? "WAITING",
    // Process actions do not change any displayed values.
    changes: () => [],
    error: itemError,
  },
} satisfies SomeResolvers<Resolvers>;
