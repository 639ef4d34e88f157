/** Resolver of the export of the list of resources. */
import { exportResources } from "#server/domain/resources/resourceExport";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const resourceExportResolvers = {
  Mutation: {
    exportResources: (_root, { input }, ctx) => {
      const { value, errors } = exportResources(ctx, input);
      return { download: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
