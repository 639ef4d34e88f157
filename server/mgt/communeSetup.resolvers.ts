/** Resolvers of the initialization of communes. */
import { retryInitialization } from "#server/domain/communes/communeInitialization";
import { proposeCommune } from "#server/domain/communes/communeRegister";
import { userError } from "#server/domain/mutationResult";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";
import { communePayload } from "./communes.resolvers";

export const communeSetupResolvers = {
  Query: {
    communeProposal: (_root, { ags }, ctx) => proposeCommune(ctx, ags),
  },
  Commune: {
    initializationProblem: ({ initializationError: error }) =>
      error && userError(error.code, null, error.params),
  },
  Mutation: {
    retryCommuneInitialization: async (_root, { input }, ctx) =>
      communePayload(ctx, await retryInitialization(ctx, input.ags)),
  },
} satisfies SomeResolvers<Resolvers>;
