/** Resolvers of the administration's start page, and of the tasks of members. */
import { readFigures } from "#server/domain/installation/figures";
import {
  countQueuedJobs,
  readBackup,
  readDatabaseSize,
  readSchemaVersion,
} from "#server/domain/installation/installationFacts";
import { readCourses } from "#server/domain/installation/systemCourses";
import { countStoredSecrets } from "#server/domain/secrets/secretCounts";
import { userError } from "#server/domain/mutationResult";
import { computeAttention } from "#server/domain/attention/attention";
import { listAttentionItems } from "#server/domain/attention/attentionItems";
import { lineIdOf, markSeen, unmarkSeen } from "#server/domain/attention/attentionSeen";
import { computeOwnTasks, ownTaskId } from "#server/domain/attention/ownTasks";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import { opaqueId } from "#server/nodeId";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const overviewResolvers = {
  Query: {
    systemOverview: () => ({}),
    attentionItems: async (_root, args, ctx, info) =>
      toConnection(await listAttentionItems(ctx, args.kind, readPageBounds(args, info))),
    ownTasks: (_root, { kinds }, ctx) => computeOwnTasks(ctx, kinds ?? null),
  },
  Mutation: {
    markAttentionSeen: async (_root, { input: { id, ...values } }, ctx) => {
      const { value, errors } = await markSeen(ctx, id, values);
      return { line: value, errors };
    },
    unmarkAttentionSeen: async (_root, { input }, ctx) => {
      const { value, errors } = await unmarkSeen(ctx, input.id);
      return { line: value, errors };
    },
  },
  SystemOverview: {
    figures: (_overview, _args, ctx) => readFigures(ctx),
    courses: (_overview, _args, ctx) => readCourses(ctx),
    installation: () => ({}),
    attention: (_overview, { kinds }, ctx) => computeAttention(ctx, ctx.viewer, kinds),
    secrets: (_overview, _args, ctx) => countStoredSecrets(ctx),
  },
  AttentionLine: {
    id: (line) => opaqueId(lineIdOf(line)),
  },
  OwnTask: {
    id: (task) => opaqueId(ownTaskId(task)),
    urgency: ({ isError }) => (isError ? "ERROR" : "WARNING"),
  },
  AttentionItem: {
    id: ({ id }) => opaqueId(id),
    error: ({ error }) => error && userError(error.code, null, error.params),
  },
  InstallationFacts: {
    schemaVersion: (_facts, _args, ctx) => readSchemaVersion(ctx),
    databaseMegabytes: (_facts, _args, ctx) => readDatabaseSize(ctx),
    waitingJobCount: (_facts, _args, ctx) => countQueuedJobs(ctx),
    backup: (_facts, _args, ctx) => readBackup(ctx),
  },
} satisfies SomeResolvers<Resolvers>;
