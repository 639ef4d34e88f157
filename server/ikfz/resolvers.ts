/** Resolvers of the ikfz endpoint. Clients only check that it responds; nothing else is used yet. */
import type { AllResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const ikfzResolvers: AllResolvers<Resolvers> = {
  Query: { node: () => null },
};
