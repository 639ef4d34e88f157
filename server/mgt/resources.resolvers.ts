/** Resolvers of resources. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => {
  throw new Error("not implemented yet");
};

export const resourcesResolvers = {
  Query: {
    resources: missing,
    resource: missing,
    resourceByUrn: missing,
    resourceTargets: missing,
  },
  Mutation: {
    addResource: missing,
    editResource: missing,
    removeResource: missing,
    restoreResourceVersion: missing,
  },
} satisfies SomeResolvers<Resolvers>;
