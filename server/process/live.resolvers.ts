/** Resolvers of subscriptions, and of the query that clients poll when a subscription fails. */
import { jobProgress, type Job } from "#server/domain/jobs/jobs";
import { readProcesses } from "#server/domain/processes/processes";
import {
  processesChanged,
  processUpdatesSince,
  parseWatchRequest,
  type ProcessUpdates,
} from "#server/domain/processes/processUpdates";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const liveResolvers = {
  Query: {
    processUpdates: (_root, { filter, ids, since }, ctx) =>
      processUpdatesSince(ctx, parseWatchRequest(filter, ids), since),
  },
  ProcessUpdates: {
    changed: ({ changedIds }, _args, ctx) => readProcesses(ctx, changedIds),
  },
  Subscription: {
    processesChanged: {
      subscribe: (_root, { filter, ids }, ctx) => processesChanged(ctx, parseWatchRequest(filter, ids)),
      resolve: (updates: ProcessUpdates) => updates,
    },
    jobProgress: {
      subscribe: (_root, { id }, ctx) => jobProgress(ctx, bareIdOf("Job", id)),
      resolve: (job: Job) => job,
    },
  },
} satisfies SomeResolvers<Resolvers>;
