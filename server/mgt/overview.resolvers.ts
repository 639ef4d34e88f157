/** Resolvers of the administration start page. */
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
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const overviewResolvers = {
  Query: {
    systemOverview: () => ({}),
    attentionItems: () => {
      throw failure("bad_request");
    },
  },
  Mutation: {
    markAttentionSeen: () => ({ line: null, errors: [userError("not_found", ["id"])] }),
    unmarkAttentionSeen: () => ({ line: null, errors: [userError("not_found", ["id"])] }),
  },
  SystemOverview: {
    figures: (_overview, _args, ctx) => readFigures(ctx),
    courses: (_overview, _args, ctx) => readCourses(ctx),
    installation: () => ({}),
    attention: () => [],
    secrets: (_overview, _args, ctx) => countStoredSecrets(ctx),
  },
  InstallationFacts: {
    schemaVersion: (_facts, _args, ctx) => readSchemaVersion(ctx),
    databaseMegabytes: (_facts, _args, ctx) => readDatabaseSize(ctx),
    waitingJobCount: (_facts, _args, ctx) => countQueuedJobs(ctx),
    backup: (_facts, _args, ctx) => readBackup(ctx),
  },
} satisfies SomeResolvers<Resolvers>;
