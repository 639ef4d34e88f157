/** Resolvers of the administration start page. */
import { readFigures } from "#server/domain/installation/figures";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const overviewResolvers = {
  Query: {
    systemOverview: () => ({}),
  },
  SystemOverview: {
    figures: (_overview, _args, ctx) => readFigures(ctx),
    secrets: () => null,
  },
} satisfies SomeResolvers<Resolvers>;
