/** Resolvers of connection tests and keystores. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => {
  throw new Error("not implemented yet");
};

export const resourceChecksResolvers = {
  Mutation: {
    testResourceConnection: missing,
    checkKeystore: missing,
  },
} satisfies SomeResolvers<Resolvers>;
