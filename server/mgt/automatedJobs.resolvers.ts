/** Resolvers of automated jobs and their runs. */
import { jobCourseRuns, jobFigureNames } from "#domain/automatedJobs";
import type { Context } from "#server/context";
import {
  findAutomatedJob,
  findJobRun,
  listAutomatedJobs,
  listJobChanges,
  listJobLogs,
  listJobRuns,
  type ListedJob,
} from "#server/domain/automatedJobs/automatedJobs";
import { pauseJob, resumeJob, runJob } from "#server/domain/automatedJobs/switchJobs";
import type { UserError } from "#server/domain/mutationResult";
import { systemName } from "#server/domain/activity/activity";
import { readPageBounds, toConnection, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { StoredJobRun } from "#server/storage/automatedJobs/runList";
import type { Resolvers } from "./__generated__/resolvers";

export const automatedJobsResolvers = {
  Query: {
    automatedJobs: (_root, _args, ctx) => listAutomatedJobs(ctx),
    automatedJob: (_root, { name }, ctx) => findAutomatedJob(ctx, name),
    automatedJobRuns: async (_root, { filter, ...args }, ctx, info) =>
      toCountedConnection(await listJobRuns(ctx, filter ?? {}, readPageBounds(args, info))),
    automatedJobRun: (_root, { id }, ctx) => {
      const bareId = bareIdOf("AutomatedJobRun", id);
      return bareId === null ? null : findJobRun(ctx, bareId);
    },
  },
  AutomatedJob: {
    id: ({ name }) => toNodeId("AutomatedJob", name),
    currentRun: ({ runs }) => runs.find(isCurrent) ?? null,
    lastRun: ({ runs }) => runs.find((run) => !isCurrent(run)) ?? null,
    course: ({ runs }) => runs.slice(0, jobCourseRuns).toReversed(),
  },
  AutomatedJobRun: {
    id: ({ id }) => toNodeId("AutomatedJobRun", id),
    durationMs: ({ startedAt, finishedAt }) =>
      startedAt && finishedAt && finishedAt.getTime() - startedAt.getTime(),
    startedBy: ({ startedById, startedByName, startedByRole }) => ({
      id: startedById,
      name: startedByName ?? systemName,
      role: startedByRole,
    }),
    figures: ({ figures }) =>
      jobFigureNames.flatMap((name) => {
        const count = figures[name] ?? 0;
        return count > 0 ? [{ name, count }] : [];
      }),
    serviceSwitchId: ({ sourceRunId }) =>
      sourceRunId === null ? null : toNodeId("ServiceSwitch", sourceRunId),
    changes: async (run, args, ctx, info) =>
      toConnection(await listJobChanges(ctx, run, readPageBounds(args, info))),
    logs: async (run, { text, levels, ...args }, ctx, info) =>
      toConnection(await listJobLogs(ctx, run, { text, levels }, readPageBounds(args, info))),
  },
  AutomatedJobChange: {
    userId: ({ userId }) => (userId === null ? null : toNodeId("User", userId)),
  },
  Mutation: {
    runAutomatedJob: async (_root, { input }, ctx) =>
      jobPayload(ctx, input.name, await runJob(ctx, input.name)),
    pauseAutomatedJob: async (_root, { input }, ctx) =>
      jobPayload(ctx, input.name, await pauseJob(ctx, input, input)),
    resumeAutomatedJob: async (_root, { input }, ctx) =>
      jobPayload(ctx, input.name, await resumeJob(ctx, input)),
    pauseAllAutomatedJobs: async (_root, { input }, ctx) =>
      allPayload(ctx, await pauseJob(ctx, { ...input, name: null }, input)),
    resumeAllAutomatedJobs: async (_root, { input }, ctx) =>
      allPayload(ctx, await resumeJob(ctx, { ...input, name: null })),
  },
} satisfies SomeResolvers<Resolvers>;

interface Refusable {
  readonly errors: readonly UserError[];
}

const isCurrent = ({ state }: StoredJobRun) => state === "WAITING" || state === "RUNNING";

async function jobPayload(ctx: Context, name: string, { errors }: Refusable) {
  const job: ListedJob | null = await findAutomatedJob(ctx, name);
  return { job, errors };
}

async function allPayload(ctx: Context, { errors }: Refusable) {
  return { automatedJobs: await listAutomatedJobs(ctx), errors };
}
