/** Processes as files. */
import { exportProcesses } from "#server/domain/processes/processExport";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const exportsResolvers = {
  Mutation: {
    exportProcesses: async (_root, { input }, ctx) => {
      const { value, errors } = await exportProcesses(ctx, input);
      return { download: value?.download ?? null, count: value?.count ?? null, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
