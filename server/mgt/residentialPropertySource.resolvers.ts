/** Where the residential properties of a commune come from. */
import {
  findRunningImport,
  findSource,
  saveSource,
} from "#server/domain/residentialProperties/residentialPropertySource";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const residentialPropertySourceResolvers = {
  Commune: {
    residentialPropertySource: ({ ags }, _args, ctx) => findSource(ctx, ags),
  },
  ResidentialPropertySource: {
    running: ({ ags }, _args, ctx) => findRunningImport(ctx, ags),
  },
  Mutation: {
    saveResidentialPropertySource: async (_root, { input }, ctx) => {
      const { value, errors } = await saveSource(ctx, input);
      return { commune: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
