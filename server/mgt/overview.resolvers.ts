/** Resolvers of the administration start page. */
import { readFigures } from "#server/domain/installation/figures";
import { countStoredSecrets } from "#server/domain/secrets/secretCounts";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const overviewResolvers = {
  Query: {
    systemOverview: () => ({}),
  },
  SystemOverview: {
    figures: (_overview, _args, ctx) => readFigures(ctx),
    secrets: (_overview, _args, ctx) => countStoredSecrets(ctx),
  },
} satisfies SomeResolvers<Resolvers>;
