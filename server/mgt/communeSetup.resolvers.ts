/** Resolvers of the initialization of communes. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => {
  throw new Error("not implemented yet");
};

export const communeSetupResolvers = {
  Query: {
    communeProposal: missing,
  },
  Commune: {
    initializationProblem: missing,
  },
  Mutation: {
    retryCommuneInitialization: missing,
  },
} satisfies SomeResolvers<Resolvers>;
