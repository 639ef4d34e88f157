/** Resolvers of the endpoint ikfz, of which nothing is used yet but that it answers. */
import type { AllResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const ikfzResolvers: AllResolvers<Resolvers> = {
  Query: { node: () => null },
};
