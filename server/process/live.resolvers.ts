/** What is pushed, and what is polled when pushing breaks. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { jobProgress } from "#server/domain/jobs/jobProgress";
import { readProcessFilter, type ProcessFilter } from "#server/domain/processes/processFilter";
import {
  processesChanged,
  processUpdatesSince,
  readWatchedIds,
  type ProcessUpdates,
  type Watched,
} from "#server/domain/processes/processUpdates";
import { bareIdOf } from "#server/nodeId";
import type { StoredJob } from "#server/storage/jobs/jobs";
import { processConditions } from "#server/storage/processes/processFilter";
import { selectProcesses } from "#server/storage/processes/processes";
import { presentJob } from "./presentJob";
import { presentProcess } from "./presentProcess";

interface WatchArguments {
  readonly filter?: ProcessFilter | null;
  readonly ids: readonly string[];
}

function readWatched({ filter, ids }: WatchArguments): Watched {
  return { condition: processConditions(readProcessFilter(filter)), ids: readWatchedIds(ids) };
}

function presentUpdates({ now, createdCount, changedIds }: ProcessUpdates, ctx: Context) {
  const changed = async () =>
    (await selectProcesses(ctx.db, changedIds)).map((process) => presentProcess(process, ctx));
  return { now, createdCount, changed };
}

export const liveResolvers = {
  Query: {
    processUpdates: async (_root: unknown, args: WatchArguments & { since: Date }, ctx: Context) =>
      presentUpdates(await processUpdatesSince(ctx, readWatched(args), args.since), ctx),
  },
  Subscription: {
    processesChanged: {
      subscribe: (_root: unknown, args: WatchArguments, ctx: Context) =>
        processesChanged(ctx, readWatched(args)),
      resolve: (updates: ProcessUpdates, _args: unknown, ctx: Context) => presentUpdates(updates, ctx),
    },
    jobProgress: {
      subscribe: (_root: unknown, { id }: { id: string }, ctx: Context) =>
        jobProgress(ctx, bareIdOf("Job", id)),
      resolve: (job: StoredJob, _args: unknown, ctx: Context) => presentJob(job, ctx),
    },
  },
} satisfies IResolvers<unknown, Context>;
